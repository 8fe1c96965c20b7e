import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { migrations } from '../../../server/store/migrate'
import type { Store } from '../../../server/store/store'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { TestServer } from '../test-server'
import { type Deployment, makeDeployment } from './deployment'

/** The schema with which the first people came. */
const early = migrations.slice(0, 9)

/** Two people who are friends, have talked and own coins, as that schema held them. */
const fill: readonly string[] = [
  ...['Ada', 'Bob'].map(
    (name) =>
      `insert into users (user_name, user_name_search, gender, birthday, introduce, created_at)
       values ('${name}', '${name.toLowerCase()}', 2, '1990-01-31', 'zoë 👋', 1000)`,
  ),
  `insert into emails (email, user_id, password_hash, confirmed_at) values ('ada@example.org', 100001, 'hash', 1000)`,
  `insert into age_statements (user_id, version, method, at) values (100001, '1', 'statement', 1000)`,
  `insert into sessions (id, user_id, kind, sid_hash, handle, sign_secret, device_id, created_at, seen_at)
   values ('s1', 100001, 'browser', 'sid', 'handle', 'secret', 'device', 1000, 2000)`,
  `insert into relations (user_id, other_id, relation, remark, stick, changed_at)
   values (100001, 100002, 3, 'dear', 1, 1000), (100002, 100001, 3, '', 0, 1000)`,
  `insert into messages (message_uuid, sender_id, receiver_id, chat_id, type, type_value, content, at)
   values ('u1', 100001, 100002, '100001-100002', 1, 1, 'hello', 1500), ('u2', 100002, 100001, '100001-100002', 1, 1, 'سلام', 1600)`,
  `insert into conversations (user_id, other_id, last_message_id, at)
   values (100001, 100002, 2, 1600), (100002, 100001, 2, 1600)`,
  `insert into reads (user_id, other_id, read_up_to, at) values (100001, 100002, 2, 1700)`,
  `insert into balances (user_id, bought, given, held, debt, points) values (100001, 80, 20, 0, 0, 0)`,
  `insert into transfers (key, kind, user_id, content, amount, balance_after, at)
   values ('sign-up', 'signUp', 100001, 'welcome', 20, 20, 1000), ('paid', 'purchase', 100001, 'pack', 80, 100, 1100)`,
  `insert into postings (transfer_id, user_id, account, amount)
   values (1, 100001, 'given', 20), (1, 0, 'issue', -20), (2, 100001, 'bought', 80), (2, 0, 'sales', -80)`,
  `insert into server_keys (name, value) values ('kept', 'as it was')`,
]

const tables = [
  'users',
  'emails',
  'age_statements',
  'sessions',
  'relations',
  'messages',
  'conversations',
  'reads',
  'balances',
] as const

type Rows = readonly Readonly<Record<string, unknown>>[]

/** All rows of the filled tables, in an order that no schema changes. */
const rowsOf = async (store: Store): Promise<Readonly<Record<string, Rows>>> => {
  const found = await store.read((db) =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
        return [table, rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))] as const
      }),
    ),
  )
  return Object.fromEntries(found)
}

let place: Deployment
let server: TestServer | undefined
beforeEach(async () => {
  place = await makeDeployment()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await place.remove()
})

const fillEarly = async (): Promise<Readonly<Record<string, Rows>>> => {
  const store = await place.openStore(early)
  await store.work(async ({ db }) => {
    for (const statement of fill) await sql.raw(statement).execute(db)
    return E.right(undefined)
  })
  const rows = await rowsOf(store)
  await store.close()
  return rows
}

describe('an upgrade', { timeout: 60_000 }, () => {
  it('brings a database of the early days up to date with all that was in it', async () => {
    const before = await fillEarly()
    const after = await place.openStore()
    const now = await rowsOf(after)
    await after.close()
    for (const table of tables) expect(now[table]).toMatchObject(before[table] ?? [])
    expect(tables.every((table) => (before[table]?.length ?? 0) > 0)).toBe(true)
  })

  it('leaves people who can go on: friends, messages, coins', async () => {
    await fillEarly()
    const gateway = (server = await place.start())
    const ada = await gateway.signInAgain(100_001)
    expect((await ada.ask(accountCalls.balance, {})).data).toMatchObject({ goldNum: 100 })
    expect(await gateway.parts.store.read((db) => audit(db))).toEqual([])
    const { data } = await ada.ask(friendsCalls.list, { page_num: 1, page_size: 10 })
    expect(JSON.stringify(data)).toContain('dear')
  })

  it('goes no way back: an older program refuses the newer database and says what to do', async () => {
    await (await place.openStore()).close()
    await expect(place.openStore(early)).rejects.toThrow(/newer version .* restore a backup/)
  })
})
