import * as E from 'fp-ts/Either'
import { afterEach, beforeEach } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'

/** A server without its chores and an adult on it, anew for each test. */
export let server: TestServer
export let ada: Asker

export const setTheWall = (): void => {
  beforeEach(async () => {
    server = await startTestServer({ features: (own) => ({ ...own, chores: [] }) })
    ada = await adult('Ada')
  })
  afterEach(() => server.close())
}

/** Writes past the calls. */
export const write = (unit: Parameters<TestServer['parts']['store']['read']>[0]) =>
  server.parts.store.work(async ({ db }) => E.right(await unit(db)))

interface About {
  readonly goddess?: number
  readonly price?: number
  readonly interest_labels?: string
  readonly country_id?: number
}

/** Somebody with the age statement. */
export const adult = async (name: string): Promise<Asker> => {
  const asker = await server.signedIn(name)
  const statement = { user_id: asker.userId, version: '1', method: 'statement', at: 0 }
  await write((db) => db.insertInto('age_statements').values(statement).execute())
  return asker
}

/** An adult whom the operator made a host. */
export const host = async (name: string, about: About = {}): Promise<Asker> => {
  const asker = await adult(name)
  const columns = { goddess: 1, price: 30, ...about }
  await write((db) => db.updateTable('users').set(columns).where('id', '=', asker.userId).execute())
  return asker
}

/** Many hosts at once, with ids from `first` on. */
export const crowd = (count: number, first = 500_001) =>
  write(async (db) => {
    const at = server.clock.now()
    const rows = Array.from({ length: count }, (_, index) => ({
      id: first + index,
      user_name: `Host ${index}`,
      user_name_search: `host ${index}`,
      gender: 2,
      birthday: '1990-01-31',
      goddess: 1,
      price: 30,
      created_at: at,
      deleted_at: null,
    }))
    await db.insertInto('users').values(rows).execute()
    const statements = rows.map(({ id }) => ({ user_id: id, version: '1', method: 'statement' as const, at }))
    await db.insertInto('age_statements').values(statements).execute()
  })

export const beat = (asker: Asker, status = 2) => asker.ask(accountCalls.updateHeartbeat, { status, type: 0 })
