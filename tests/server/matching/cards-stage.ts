import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect } from 'vitest'
import { audit } from '../../../server/coins/audit'
import type { LikePair } from '../../../server/matching/like-pairs'
import { findLikePair } from '../../../server/matching/like-pairs'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { DeckPlace } from '../../../src/domain/matching/places'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

/** Ada, who is shown cards, on a server without demo people but those whom a test adds; the ledger is audited after each test. */
export let server: TestServer
export let ada: Asker
export let bob: Asker

export const setTheStage = (options: TestServerOptions = {}): void => {
  beforeEach(async () => {
    server = await startTestServer({ features: (own) => ({ ...own, chores: [] }), ...options })
    ada = await signUp(server, 'Ada')
    bob = await signUp(server, 'Bob')
  })
  afterEach(async () => {
    expect(await server.parts.store.read(audit)).toEqual([])
    await server.close()
  })
}

type Unit = Parameters<TestServer['parts']['store']['read']>[0]

/** Writes past the calls. */
export const write = (unit: Unit) => server.parts.store.work(async ({ db }) => E.right(await unit(db)))

/** Adults who have never been here: whoever is asked for stands in the store alone. */
export const crowd = async (count: number, from = 100_020, demo: 0 | 1 = 0): Promise<readonly number[]> => {
  const ids = Array.from({ length: count }, (_, at) => from + at)
  const people = ids.map((id) => ({
    id,
    user_name: `P${id}`,
    user_name_search: `p${id}`,
    gender: 2,
    birthday: '1990-01-31',
    demo,
    goddess: demo,
    price: demo * 30,
    created_at: 0,
    deleted_at: null,
  }))
  const method = demo === 1 ? 'demo' : 'statement'
  await write(async (db) => {
    await db.insertInto('users').values(people).execute()
    await db
      .insertInto('age_statements')
      .values(ids.map((user_id) => ({ user_id, version: '2026-11', method, at: 0 })))
      .execute()
  })
  return ids
}

export const record = (host: number) =>
  write((db) =>
    db.insertInto('previews').values({ user_id: host, path: '/x.webm', recorded: 1, added_at: 0 }).execute(),
  )

export const coins = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).data.goldNum
export const online = (asker: Asker) => asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })

interface Known {
  readonly held?: number[]
  readonly passed?: number[]
}

export const take = (asker: Asker, place: DeckPlace = 'card', known: Known = {}) =>
  asker.ask(matchingCalls.take, { place, ...known })
export const takenBy = async (asker: Asker, place: DeckPlace = 'card', known: Known = {}) =>
  (await take(asker, place, known)).data?.user?.id

/** Cards in a row, each passed before the next. */
export const takeMany = async (asker: Asker, count: number, place: DeckPlace = 'card') => {
  const taken: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const id = await takenBy(asker, place, { passed: taken.slice(-1) })
    if (id !== undefined) taken.push(id)
  }
  return taken
}

/** Puts somebody's card before the asker. */
export const show = (asker: Asker, whom: number, place: DeckPlace = 'card', number = 1) =>
  write((db) =>
    db
      .insertInto('cards_shown')
      .values({ user_id: asker.userId, place, day: '2026-01-05', number, other_id: whom, passed: 0 })
      .execute(),
  )

export const like = (asker: Asker, whom: number, place = 'card', idempotencyKey: string = crypto.randomUUID()) =>
  asker.ask(matchingCalls.like, { userId: whom, place }, { idempotencyKey })

export const pairOf = (one: Asker, other: number): Promise<LikePair | undefined> =>
  server.parts.store.read((db) => findLikePair(db, one.userId, other))

export const call = (caller: Asker, callee: number, callLocation: number) =>
  caller.ask(callsCalls.create, { calleeUserId: callee, callLocation })

/** Bodies of somebody's inbox of one kind, in order. */
export const rows = (asker: Asker, kind: string) =>
  server.parts.store.read(async (db) => {
    const own = db.selectFrom('inbox').select('body').where('user_id', '=', asker.userId).where('kind', '=', kind)
    return (await own.orderBy('seq').execute()).map(({ body }): unknown => JSON.parse(body))
  })
