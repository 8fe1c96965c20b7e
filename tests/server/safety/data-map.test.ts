import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { dataMap } from '../../../server/safety/account-data/data-map'
import { purgeDue } from '../../../server/safety/purge'
import type { Database, Tx } from '../../../server/store/database'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { placesOf } from '../store/places'
import { startTestServer, type TestServer } from '../test-server'
import { liveALife, marks, type Life } from './a-life'

type Table = keyof Database
type Row = Readonly<Record<string, unknown>>

let gateway: TestServer
let life: Life
let file: Readonly<Record<string, unknown>>
let before: ReadonlyMap<Table, readonly Row[]>
let after: ReadonlyMap<Table, readonly Row[]>

const tables = Object.keys(dataMap) as readonly Table[]

const everything = async (db: Tx): Promise<ReadonlyMap<Table, readonly Row[]>> => {
  const all = new Map<Table, readonly Row[]>()
  for (const table of tables) all.set(table, await db.selectFrom(table).selectAll().execute())
  return all
}

/** Rows of a table that name the person or the device. */
const naming = (all: ReadonlyMap<Table, readonly Row[]>, table: Table, column: string): readonly Row[] => {
  const wanted: unknown = column === 'device_id' ? life.zerlina.deviceId : life.zerlina.userId
  return (all.get(table) ?? []).filter((row) => row[column] === wanted)
}

beforeAll(async () => {
  gateway = await startTestServer()
  life = await liveALife(gateway)
  const { zerlina } = life
  const { store } = gateway.parts
  file = (await zerlina.ask(accountCalls.exportData, {})).data
  before = await store.read(everything)
  await zerlina.ask(accountCalls.deleteAccount, { userId: zerlina.userId })
  await purgeDue(store, gateway.server.admin.safety, gateway.clock.now() + 7 * DAY)
  after = await store.read(everything)
}, 60_000)
afterAll(() => gateway.close())

/** Columns that name people or devices by how they are called. */
const personal = /^(?:(?:user|other|owner|sender|receiver|caller|callee|hangup_user|device)_id|to_user)$/

describe('every table', () => {
  it('is in the map with each column that names a person or a device: a new one must say what becomes of it', async () => {
    const places = await gateway.parts.store.read(placesOf)
    const found = places.filter((place) => place === 'users.id' || personal.test(place.split('.')[1] ?? ''))
    const listed = tables.flatMap((table) => dataMap[table].columns.map((column) => `${table}.${column}`))
    expect(listed.toSorted()).toEqual(found)
    expect([...new Set(places.map((place) => place.split('.')[0]))].toSorted()).toEqual([...tables].toSorted())
  })

  it('about a person was filled by the life that is tested here, or cannot be in it', () => {
    const empty = tables.filter((table) => {
      const { columns } = dataMap[table]
      return columns.length > 0 && columns.every((column) => naming(before, table, column).length === 0)
    })
    expect(empty.toSorted()).toEqual(['call_slots', 'deletions', 'sanction_devices', 'sign_in_flows'])
  })

  it('that is not exported or not deleted says why', () => {
    for (const { deleted, exported } of Object.values(dataMap)) {
      for (const why of [deleted, exported]) expect(typeof why !== 'string' || why.length > 9).toBe(true)
    }
  })
})

describe('the file with all data', () => {
  it('has every part, and every row of the person is in its part [PLUS-14]', () => {
    for (const table of tables) {
      const { columns, exported } = dataMap[table]
      if (typeof exported === 'string') continue
      const own = table === 'messages' || table === 'calls' ? columns : columns.slice(0, 1)
      const rows = new Set(own.flatMap((column) => naming(before, table, column)))
      expect([table, (file[exported.name] as readonly unknown[]).length]).toEqual([table, rows.size])
    }
    const left = tables.filter((table) => typeof dataMap[table].exported === 'string')
    expect(Object.keys(file['leftOut'] as object).toSorted()).toEqual([...left].toSorted())
  })

  it('tells in words who the person is, what was written both ways, and what it cost [PLUS-14]', () => {
    const { bob, zerlina } = life
    expect(file).toMatchObject({
      account: zerlina.userId,
      profile: [
        {
          name: marks.name,
          gender: 'female',
          birthday: marks.birthday,
          introduction: marks.bio,
          languages: ['de', 'en'],
        },
      ],
      emails: [{ address: marks.email, hasPassword: true }],
      phones: [{ number: marks.phone }],
      otherAccounts: [{ provider: 'google', id: marks.subject }],
      appeals: [{ words: marks.words, state: 'lifted' }],
      devices: expect.arrayContaining([expect.objectContaining({ language: 'en' })]),
      sanctions: [{ rule: 'harassment', reason: 'insults in three calls' }],
      calls: [
        { with: bob.userId, pricePerMinute: 0, minutesBilled: 0 },
        { with: bob.userId, direction: 'called', minutesBilled: 1 },
      ],
    })
    expect(file['messages']).toContainEqual(
      expect.objectContaining({ with: bob.userId, direction: 'received', content: 'Very much' }),
    )
    expect(file['movements']).toContainEqual(expect.objectContaining({ kind: 'signUp', coins: 120 }))
    expect(JSON.stringify(file['pictures'])).toContain('data:image/webp;base64,UklGR')
  })

  it('holds no secret, and nothing that others noted about the person [PLUS-14]', () => {
    const text = JSON.stringify(file)
    const secrets = [
      ...naming(before, 'sessions', 'user_id').flatMap((row) => [row['sid_hash'], row['handle'], row['sign_secret']]),
      ...naming(before, 'emails', 'user_id').map((row) => row['password_hash']),
      ...(before.get('automatic_tokens') ?? []).map((row) => row['token_hash']),
    ]
    expect(secrets.length).toBeGreaterThan(5)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toContain('bob@example.org')
    expect(file['blocked']).toMatchObject([{ person: life.cid.userId }])
    expect(file['likes']).toMatchObject([{ person: life.bob.userId }])
  })
})

describe('a deleted account', () => {
  it('leaves rows only where others or the books need them [PLUS-14]', () => {
    const left = tables.flatMap((table) =>
      dataMap[table].columns.flatMap((column) =>
        naming(after, table, column).length > 0 ? [`${table}.${column}`] : [],
      ),
    )
    expect(left.toSorted()).toEqual([
      'balances.user_id',
      'call_leases.user_id',
      'calls.caller_id',
      'calls.hangup_user_id',
      'conversations.other_id',
      'deletions.user_id',
      'holds.user_id',
      'messages.receiver_id',
      'messages.sender_id',
      'orders.user_id',
      'postings.user_id',
      'reads.other_id',
      'transfers.other_id',
      'transfers.user_id',
      'users.id',
    ])
  })

  it('leaves nothing by which anybody would know the person, but in what friends were told before [PLUS-14]', () => {
    const passing: readonly Table[] = ['call_actions', 'nonces', 'rate_limits', 'sign_in_attempts', 'social_flows']
    const places = tables
      .filter((table) => !passing.includes(table))
      .flatMap((table) => {
        const text = JSON.stringify(after.get(table)).toLowerCase()
        const known = [...Object.values(marks), life.zerlina.deviceId]
        return known.filter((mark) => text.includes(mark.toLowerCase())).map((mark) => `${table}: ${mark}`)
      })
    expect(places).toEqual([`inbox: ${marks.name}`])
    expect((after.get('inbox') ?? []).filter((row) => row['user_id'] === life.zerlina.userId)).toEqual([])
  })

  it('leaves its pictures nowhere', async () => {
    expect(naming(before, 'media', 'owner_id')).toHaveLength(1)
    await gateway.clock.settle()
    const [medium] = naming(before, 'media', 'owner_id')
    expect(await gateway.parts.media.open(String(medium?.['id']), 'large')).toBeUndefined()
  })

  it('stays in the conversations of others as a deleted user, with what it had written [PLUS-14]', async () => {
    const { bob, zerlina } = life
    const { list } = (await bob.ask(chatCalls.recentUsers, { page_num: 1, page_size: 10 })).data
    expect(list).toMatchObject([{ friendId: zerlina.userId, userName: 'Deleted user', headImg: '' }])
    const page = { send_u_id: zerlina.userId, page_num: 1, page_size: 10 }
    const history = (await bob.ask(chatCalls.history, page)).data.list
    expect(history.map(({ content }) => content).slice(0, 2)).toEqual(['Do you like organs?', 'Very much'])
  })

  it('whose last friend goes too takes their messages along, and the books stay sound [PLUS-5]', async () => {
    const { bob, zerlina } = life
    const { store } = gateway.parts
    await bob.ask(accountCalls.deleteAccount, { userId: bob.userId })
    await purgeDue(store, gateway.server.admin.safety, gateway.clock.now() + 7 * DAY)
    const left = await store.read(everything)
    for (const column of ['sender_id', 'receiver_id']) expect(naming(left, 'messages', column)).toEqual([])
    expect(await store.read(audit)).toEqual([])
    const { held } = await store.read((db) => gateway.parts.ledger.purse(db, zerlina.userId))
    expect(held).toBe(0)
  })
})
