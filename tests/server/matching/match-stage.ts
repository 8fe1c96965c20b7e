import { afterEach, beforeEach, expect } from 'vitest'
import type * as t from 'io-ts'
import type { Updateable } from 'kysely'
import { audit } from '../../../server/coins/audit'
import type { Chore } from '../../../server/chores'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import {
  matchBody,
  matchGoneBody,
  matchReadyBody,
  type MatchBody,
  type MatchReadyBody,
} from '../../../src/infrastructure/gateway/contract/frame.codec'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { UsersTable } from '../../../server/store/tables/account.table'
import type { Asker } from '../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

/** Three people who wait for nobody yet, on a server of their own; the ledger is audited after each test. */
export let server: TestServer
export let ada: Asker
export let bob: Asker
export let eve: Asker
let chores: readonly Chore[]

const bodies = { match: matchBody, match_ready: matchReadyBody, match_gone: matchGoneBody } as const

/** The rows of one kind that somebody has got, in order, as the contract has them. */
export const rows = async <K extends keyof typeof bodies>(
  kind: K,
  { userId }: Asker,
): Promise<readonly t.TypeOf<(typeof bodies)[K]>[]> => {
  const { inbox, store } = server.parts
  const all = await store.read((db) => inbox.readAfter(db, userId, 0, 1_000))
  return all
    .filter((row) => row.kind === kind)
    .map(({ json }) => {
      const body: unknown = JSON.parse(json)
      if (!bodies[kind].is(body)) throw new Error(`no ${kind}: ${json}`)
      return body as t.TypeOf<(typeof bodies)[K]>
    })
}

export const last = <A>(all: readonly A[]): A => {
  const found = all.at(-1)
  if (found === undefined) throw new Error('nothing has come')
  return found
}

export type Wishes = { wantGender?: number; wantCountryId?: number; wantLanguage?: string }

export const enter = async (asker: Asker, wishes: Wishes = {}) =>
  (await asker.ask(matchingCalls.matching, { callLocation: 101, ...wishes })).code
export const exit = async (asker: Asker) => (await asker.ask(matchingCalls.exitMatch, {})).code
export const join = async (asker: Asker, matchId: string) => (await asker.ask(matchingCalls.join, { matchId })).code
export const leave = async (asker: Asker, matchId: string) => (await asker.ask(matchingCalls.leave, { matchId })).code
export const show = async (asker: Asker, matchId: string, shown = true) =>
  (await asker.ask(matchingCalls.show, { matchId, show: shown })).code
export const conf = async (asker: Asker) => (await asker.ask(matchingCalls.playConf, {})).data

/** How many hits somebody has had. */
export const hits = async (asker: Asker) => (await rows('match', asker)).length
/** Whom the hits brought, in order. */
export const people = async (asker: Asker) => (await rows('match', asker)).map(({ person }) => person.userName)

/** The two enter one after the other, and hear of each other. */
export const hit = async (one: Asker, other: Asker): Promise<MatchBody> => {
  await enter(one)
  await enter(other)
  return last(await rows('match', other))
}

/** The two are in the room of a match: what the first of them was told. */
export const meet = async (one: Asker, other: Asker): Promise<MatchReadyBody> => {
  const { matchId } = await hit(one, other)
  await join(one, matchId)
  await join(other, matchId)
  return last(await rows('match_ready', one))
}

export const hangUp = (asker: Asker, roomNum: string) => asker.ask(callsCalls.roomHangup, { roomNum })

/** The sweepers come round, now. */
export const sweep = async (...names: readonly string[]): Promise<void> => {
  for (const name of names.length > 0 ? names : ['matches']) {
    const chore = chores.find((one) => one.name === name)
    if (chore === undefined) throw new Error(`no chore ${name}`)
    await chore.run()
  }
}

/** Lets time pass without anything coming round by itself. */
export const pass = (ms: number) => server.clock.advance(ms)

/** Somebody with an age statement and 120 coins who did not go through the sign-up. */
export const adult = async (userName: string, columns: Updateable<UsersTable> = {}): Promise<Asker> => {
  const asker = await server.signedIn(userName)
  const { ledger, store } = server.parts
  const user_id = asker.userId
  await store.work(async (work) => {
    await work.db
      .updateTable('users')
      .set({ gender: 2, ...columns })
      .where('id', '=', user_id)
      .execute()
    await work.db.insertInto('age_statements').values({ user_id, version: '1', method: 'statement', at: 0 }).execute()
    return ledger.grant(work, { userId: user_id, amount: 120, kind: 'signUp', key: `coins of ${user_id}` })
  })
  return asker
}

/** How a server of this stage is begun in the test itself. */
export const begin = async (options: TestServerOptions = {}): Promise<void> => {
  server = await startTestServer({
    ...options,
    features: (own) => {
      chores = own.chores
      return { ...own, chores: [] }
    },
  })
  ada = await adult('Ada')
  bob = await adult('Bob', { gender: 1 })
  eve = await adult('Eve')
}

export const end = async (): Promise<void> => {
  expect(await server.parts.store.read(audit)).toEqual([])
  await server.close()
}

export const setTheMatchStage = (options: TestServerOptions = {}): void => {
  beforeEach(() => begin(options))
  afterEach(end)
}
