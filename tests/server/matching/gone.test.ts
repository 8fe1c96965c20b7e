import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { impose } from '../../../server/safety/impose'
import { purgeDue } from '../../../server/safety/purge'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { ada, begin, bob, end, enter, eve, hit, hits, join, last, people, rows, server } from './match-stage'
import { coinsOf } from './purse'

beforeEach(() => begin())
afterEach(end)

const ban = (asker: Asker) =>
  server.parts.store.work(async (work) => {
    const verdict = { userId: asker.userId, kind: 'ban', scope: 'account', rule: 'harassment', end: null } as const
    const decided = { by: 'operator', reason: 'it', now: server.clock.now() }
    return E.right(await impose(work, server.server.admin.safety, { ...verdict, ...decided }))
  })

const goes = {
  'is banned': ban,
  'asks for the deletion of the account': (asker: Asker) =>
    asker.ask(accountCalls.deleteAccount, { userId: asker.userId }),
} as const

describe.each(Object.entries(goes))('somebody who %s', (_, leaves) => {
  it('while waiting is met by nobody [PLUS-12, PLUS-14, MTCH-27]', async () => {
    await enter(ada)
    await leaves(ada)
    await enter(bob)
    expect(await hits(bob)).toBe(0)
    expect(await server.parts.store.read((db) => db.selectFrom('match_queue').select('user_id').execute())).toEqual([
      { user_id: bob.userId },
    ])
  })

  it('during a hit is gone for the other at once, who waits on, and gets back what was reserved [PLUS-14, MTCH-27]', async () => {
    await server.parts.store.work(async ({ db }) => {
      const used = [ada, bob].map(({ userId }) => ({ user_id: userId, day: '2026-01-05', used: 5 }))
      return E.right(await db.insertInto('match_days').values(used).execute())
    })
    const { matchId } = await hit(ada, bob)
    await join(ada, matchId)
    await join(eve, matchId)
    await leaves(ada)
    expect(last(await rows('match_gone', bob))).toMatchObject({ matchId, waiting: 1 })
    expect(await join(bob, matchId)).toBe(30012)
    const purse = await server.parts.store.read((db) => server.parts.ledger.purse(db, ada.userId))
    expect([purse.balance, purse.held, await coinsOf(bob)]).toEqual([120, 0, 120])
    await enter(eve)
    expect(await people(bob)).toEqual(['Ada', 'Eve'])
  })
})

it('a deleted account leaves no trace of its matches, and the other’s stay whole [PLUS-14]', async () => {
  const { matchId } = await hit(ada, bob)
  for (const who of [ada, bob]) await join(who, matchId)
  await ada.ask(accountCalls.deleteAccount, { userId: ada.userId })
  await purgeDue(server.parts.store, server.server.admin.safety, server.clock.now() + 7 * DAY)
  const left = await server.parts.store.read(async (db) => ({
    sides: await db.selectFrom('match_sides').select('user_id').execute(),
    days: await db.selectFrom('match_days').select('user_id').execute(),
    pairs: await db.selectFrom('match_pairs').select('user_id').execute(),
  }))
  expect(left).toEqual({ sides: [{ user_id: bob.userId }], days: [{ user_id: bob.userId }], pairs: [] })
})
