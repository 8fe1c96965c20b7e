import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { Asker } from '../asker'
import {
  ada,
  adult,
  begin,
  bob,
  end,
  enter,
  eve,
  exit,
  hit,
  hits,
  join,
  last,
  leave,
  meet,
  pass,
  people,
  rows,
  server,
  sweep,
  type Wishes,
} from './match-stage'

beforeEach(() => begin())
afterEach(end)

const block = (by: Asker, whom: Asker) =>
  by.ask(friendsCalls.addBlack, { f_u_id: by.userId, defriend_u_id: whom.userId })

const places = () =>
  server.parts.store.read((db) => db.selectFrom('match_queue').selectAll().orderBy('user_id').execute())

describe('the queue', () => {
  it('has one place for an account, from wherever it enters, and keeps its time [MTCH-27]', async () => {
    const since = server.clock.now()
    const elsewhere = await server.signInAgain(ada.userId, 'terminal')
    await Promise.all([ada, elsewhere, ada, elsewhere].map((who) => enter(who)))
    await pass(9_000)
    await enter(elsewhere, { wantGender: 2 })
    expect(await places()).toMatchObject([{ user_id: ada.userId, since, renewed_at: since + 9_000, want_gender: 2 }])
    expect(await hits(ada)).toBe(0)
  })

  it('forgets who has not renewed for 25 s: nobody meets them, and they begin anew [MTCH-27]', async () => {
    await enter(ada)
    await pass(24_999)
    await sweep()
    expect(await places()).toHaveLength(1)
    await pass(1)
    await enter(bob)
    expect(await hits(bob)).toBe(0)
    await sweep()
    expect(await places()).toMatchObject([{ user_id: bob.userId }])
    await enter(ada)
    expect(last(await rows('match', bob)).person.id).toBe(ada.userId)
  })

  it('gives whoever comes back after 25 s a new time, though the sweeper was late [MTCH-27]', async () => {
    await enter(ada, { wantGender: 1 })
    await pass(26_000)
    await enter(ada, { wantGender: 1 })
    expect(await places()).toMatchObject([{ since: server.clock.now() }])
  })

  it('renewed every 10 s is met for as long as one waits, and left is left [MTCH-24, MTCH-27]', async () => {
    for (let countdown = 0; countdown < 5; countdown += 1) {
      await enter(ada)
      await pass(10_000)
      await sweep()
    }
    expect(await exit(ada)).toBe(200)
    expect(await exit(ada)).toBe(200)
    await enter(bob)
    expect(await hits(bob)).toBe(0)
  })

  it.each([
    ['another location', { callLocation: 102 }],
    ['a fake call', { callLocation: 103 }],
    ['no such gender', { callLocation: 101, wantGender: 3 }],
    ['no such country', { callLocation: 101, wantCountryId: 3 }],
    ['no such language', { callLocation: 101, wantLanguage: 'q%' }],
  ])('refuses %s [MTCH-27]', async (_, params) => {
    expect((await ada.ask(matchingCalls.matching, params)).code).toBe(400)
    expect(await places()).toEqual([])
  })
})

describe('a partner', () => {
  it('is the one who has waited longest, also after a match that came to nothing [MTCH-27]', async () => {
    const [cid, dan] = [await adult('Cid', { gender: 1 }), await adult('Dan', { gender: 1 })]
    for (const who of [cid, bob, dan]) {
      await enter(who, { wantGender: 2 })
      await pass(1_000)
    }
    const { matchId, person } = await hit(eve, ada)
    expect(person.userName).toBe('Bob')
    expect(await people(eve)).toEqual(['Cid'])
    await join(bob, matchId)
    await leave(ada, matchId)
    await enter(await adult('Fay'))
    expect(await people(bob)).toEqual(['Ada', 'Fay'])
    expect(await hits(dan)).toBe(0)
  })

  it.each<[string, Wishes, Record<string, unknown>, boolean]>([
    ['of the gender', { wantGender: 1 }, { gender: 1 }, true],
    ['of another gender', { wantGender: 1 }, { gender: 2 }, false],
    ['from the country', { wantCountryId: 276 }, { country_id: 276 }, true],
    ['from another country', { wantCountryId: 276 }, { country_id: 250 }, false],
    ['who speaks the language', { wantLanguage: 'de' }, { languages: 'en,de' }, true],
    ['who speaks another language', { wantLanguage: 'de' }, { languages: 'en,fr' }, false],
    ['who speaks none', { wantLanguage: 'de' }, { languages: '' }, false],
    ['with all of it', { wantGender: 1, wantLanguage: 'de' }, { gender: 1, languages: 'de' }, true],
    ['with half of it', { wantGender: 1, wantLanguage: 'de' }, { gender: 1, languages: 'en' }, false],
  ])('%s is met, or not, whoever of the two comes first [MTCH-27]', async (_, wishes, columns, met) => {
    const gil = await adult('Gil', columns)
    await enter(ada, wishes)
    await enter(gil)
    expect(await people(gil)).toEqual(met ? ['Ada'] : [])
    for (const who of [ada, gil]) await exit(who)
    const hal = await adult('Hal', columns)
    await enter(hal)
    await enter(ada, wishes)
    expect(await people(hal)).toEqual(met ? ['Ada'] : [])
  })

  it('in a block is never met, whoever made it [PLUS-12]', async () => {
    await block(ada, bob)
    for (const who of [ada, bob, ada]) await enter(who)
    expect([await hits(ada), await hits(bob)]).toEqual([0, 0])
    await enter(eve)
    expect(await people(eve)).toEqual(['Ada'])
  })

  it('is not met twice on a day while others wait; alone, both wait a countdown first [MTCH-27]', async () => {
    const { matchId } = await meet(ada, bob)
    await leave(ada, matchId)
    await enter(ada)
    await enter(bob)
    expect(await hits(ada)).toBe(1)
    await pass(9_999)
    for (const who of [ada, bob]) await enter(who)
    expect(await hits(ada)).toBe(1)
    await pass(1)
    await enter(eve, { wantGender: 1 })
    expect(await people(eve)).toEqual(['Bob'])
    expect(await people(bob)).toEqual(['Ada', 'Eve'])
    await leave(eve, last(await rows('match', eve)).matchId)
    expect(await people(bob)).toEqual(['Ada', 'Eve', 'Ada'])
  })
})

describe('during a hit', () => {
  it.each(['the joined', 'the other'])(
    'a block by %s ends it at once; both wait on and never meet [PLUS-12]',
    async (who) => {
      const { matchId } = await hit(ada, bob)
      await join(ada, matchId)
      await (who === 'the joined' ? block(ada, bob) : block(bob, ada))
      for (const one of [ada, bob]) expect(last(await rows('match_gone', one))).toMatchObject({ matchId, waiting: 1 })
      expect(await join(bob, matchId)).toBe(30012)
      await enter(eve)
      expect((await hits(ada)) + (await hits(bob))).toBe(3)
      expect(await rows('match_ready', ada)).toEqual([])
    },
  )

  it('a block of somebody else changes nothing [PLUS-12]', async () => {
    const { matchId } = await hit(ada, bob)
    await block(ada, eve)
    expect([await join(ada, matchId), await join(bob, matchId)]).toEqual([200, 200])
  })

  it('a block that slipped past is noticed by join [PLUS-12]', async () => {
    const { matchId } = await hit(ada, bob)
    await join(ada, matchId)
    const row = { user_id: bob.userId, other_id: ada.userId, at: 0 }
    await server.parts.store.work(async ({ db }) => E.right(await db.insertInto('blocks').values(row).execute()))
    expect(await join(bob, matchId)).toBe(30012)
    expect(last(await rows('match_gone', ada))).toMatchObject({ waiting: 1 })
  })

  it('entering anew, from a page that was loaded again, changes nothing [MTCH-27]', async () => {
    const { matchId } = await hit(ada, bob)
    expect(await enter(ada)).toBe(200)
    await enter(eve)
    expect([await hits(ada), await hits(eve)]).toEqual([1, 0])
    expect([await join(ada, matchId), await join(bob, matchId)]).toEqual([200, 200])
  })
})

describe('adults only', () => {
  const unsigned = (asker: Asker, method?: string) =>
    server.parts.store.work(async ({ db }) => {
      const own = db.deleteFrom('age_statements').where('user_id', '=', asker.userId)
      await own.execute()
      const row = { user_id: asker.userId, version: '1', method: method ?? '', at: 0 }
      return E.right(method === undefined ? undefined : await db.insertInto('age_statements').values(row).execute())
    })

  it('enter and join: 10031 for an account without the statement [PLUS-16]', async () => {
    await unsigned(ada)
    expect(await enter(ada)).toBe(10031)
    expect(await places()).toEqual([])
    const { matchId } = await hit(bob, eve)
    await join(eve, matchId)
    await unsigned(bob)
    expect(await join(bob, matchId)).toBe(10031)
    expect(last(await rows('match_gone', eve))).toMatchObject({ waiting: 1 })
  })
})
