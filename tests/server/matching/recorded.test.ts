import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import {
  ada,
  adult,
  begin,
  bob,
  conf,
  end,
  enter,
  eve,
  exit,
  hits,
  join,
  last,
  leave,
  meet,
  pass,
  people,
  rows,
  server,
  show,
  sweep,
} from './match-stage'
import { coinsOf } from './purse'

const COME_ROUND = 'recorded matches'

/** A demo person with a recording. */
const host = async (userName: string, columns: Record<string, unknown> = {}, recorded = 1): Promise<number> => {
  const { userId } = await adult(userName, { demo: 1, goddess: 1, ...columns })
  const preview = { user_id: userId, path: `/demo/${userId}.webm`, recorded, added_at: 0 }
  await server.parts.store.work(async ({ db }) => E.right(await db.insertInto('previews').values(preview).execute()))
  return userId
}

beforeEach(() => begin())
afterEach(end)

describe('the recording of a demo person', () => {
  it('comes to whoever has waited a countdown alone, marked, for nothing, and takes the place [PLUS-1, MTCH-25]', async () => {
    const id = await host('Hanna')
    await enter(ada)
    await pass(9_999)
    await sweep(COME_ROUND)
    expect(await hits(ada)).toBe(0)
    await pass(1)
    await sweep(COME_ROUND)
    const { matchId, person, price, recorded } = last(await rows('match', ada))
    expect({ price, recorded, id: person.id, demo: person.demo }).toEqual({ price: 0, recorded: 1, id, demo: 1 })
    for (const code of [join(ada, matchId), leave(ada, matchId), show(ada, matchId)]) expect(await code).toBe(30012)
    await pass(10_000)
    await sweep(COME_ROUND)
    await enter(bob)
    expect([await hits(ada), await hits(bob)]).toEqual([1, 0])
    expect([await coinsOf(ada), (await conf(ada)).freeLeft]).toEqual([120, 5])
  })

  it('is another one each time, and begins anew when all were seen [PLUS-1]', async () => {
    for (const name of ['Hanna', 'Ida', 'Jule']) await host(name)
    for (let time = 0; time < 6; time += 1) {
      await enter(ada)
      await pass(10_000)
      await sweep(COME_ROUND)
    }
    const met = await people(ada)
    expect(new Set(met.slice(0, 3)).size).toBe(3)
    expect(met.slice(3)).toEqual(met.slice(0, 3))
  })

  it('is one whom the person wishes and who is in no block with them; an unmarked one never comes [PLUS-1, PLUS-12]', async () => {
    await host('Karl', { gender: 1 })
    await host('Lena', { languages: 'fr' })
    await host('Mia', { languages: 'de', country_id: 276 }, 0)
    const blocked = await host('Nora', { languages: 'en,de', country_id: 276 })
    await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: blocked })
    await enter(ada, { wantGender: 2, wantLanguage: 'de', wantCountryId: 276 })
    await enter(eve, { wantGender: 2, wantLanguage: 'de', wantCountryId: 276 })
    await pass(10_000)
    await sweep(COME_ROUND)
    expect([await people(ada), await people(eve)]).toEqual([[], ['Nora']])
  })

  it('does not come while somebody who suits waits, though they have met today [MTCH-27]', async () => {
    await host('Hanna')
    const { matchId } = await meet(ada, bob)
    await leave(ada, matchId)
    await enter(ada)
    await pass(5_000)
    await enter(bob)
    await pass(5_000)
    await sweep(COME_ROUND)
    expect(await hits(ada)).toBe(1)
    await pass(5_000)
    await enter(ada)
    expect(await people(ada)).toEqual(['Bob', 'Bob'])
  })

  it('does not come to whoever has left, fallen silent, or meets somebody [MTCH-27]', async () => {
    await host('Hanna')
    await enter(ada, { wantGender: 2 })
    await enter(bob, { wantGender: 1 })
    await exit(bob)
    await pass(25_000)
    await sweep(COME_ROUND)
    expect([await hits(ada), await hits(bob)]).toEqual([0, 0])
  })

  it('never comes in production [PLUS-1]', async () => {
    await end()
    await begin({ config: { mode: 'production' } })
    await host('Hanna')
    await enter(ada)
    await pass(10_000)
    await sweep(COME_ROUND)
    expect(await hits(ada)).toBe(0)
  })
})
