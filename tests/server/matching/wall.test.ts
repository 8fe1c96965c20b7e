import { describe, expect, it } from 'vitest'
import { demoPeople } from '../../../server/seed/demo-people'
import { groupsWith } from '../../../src/domain/matching/wall-groups'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { Asker } from '../asker'
import { ada, adult, beat, crowd, host, server, setTheWall, write } from './wall.stage'

setTheWall()

type Asking = { readonly groupId?: number; readonly filterCountryId?: number; readonly after?: string }

const page = async (asker: Asker, asked: Asking = {}) => (await asker.ask(matchingCalls.wall, asked)).data
const idsOf = async (asker: Asker, asked: Asking = {}) => (await page(asker, asked)).list.map(({ id }) => id)

/** All pages, and how many there were. */
const whole = async (asker: Asker, between: (pages: number) => Promise<unknown> = async () => undefined) => {
  const ids: number[] = []
  let [after, pages]: [string | undefined, number] = [undefined, 0]
  do {
    const { list, next } = await page(asker, after === undefined ? {} : { after })
    expect(list.length).toBeLessThanOrEqual(24)
    ids.push(...list.map(({ id }) => id))
    after = next
    await between((pages += 1))
  } while (after !== undefined)
  return { ids, pages }
}

describe('the wall of hosts', () => {
  it('lists hosts with all that a tile shows, and nobody else [MTCH-2, MTCH-9]', async () => {
    const bea = await host('Bea', { price: 40, country_id: 61 })
    await adult('Carl')
    await beat(bea, 1)
    expect(await page(ada)).toEqual({
      list: [
        expect.objectContaining({ id: bea.userId, userName: 'Bea', goddess: 1, price: 40, status: 1, countryId: 61 }),
      ],
    })
    expect((await page(ada)).list[0]).not.toHaveProperty('points')
  })

  it('is bounded page by page, each host once and all of them [MTCH-2]', async () => {
    await crowd(60)
    const { ids, pages } = await whole(ada)
    expect([ids.length, new Set(ids).size, pages]).toEqual([60, 60, 3])
    await crowd(12, 600_001)
    expect((await whole(ada)).pages).toBe(3)
  })

  it('has those first who are here, in an order that changes from day to day [MTCH-2]', async () => {
    await crowd(30)
    const [bea, cleo] = [await host('Bea'), await host('Cleo')]
    await Promise.all([beat(bea), beat(cleo, 1)])
    const ids = await idsOf(ada)
    expect(ids.slice(0, 2).toSorted((a, b) => a - b)).toEqual([bea.userId, cleo.userId])
    expect(await idsOf(ada)).toEqual(ids)
    await server.clock.advance(DAY)
    expect(await idsOf(ada)).not.toEqual(ids)
  })

  it('shows nobody twice and leaves nobody out while people leave, and others come later than they stand [MTCH-2]', async () => {
    await crowd(70)
    const here = await Promise.all(['Bea', 'Cleo', 'Dora'].map((name) => host(name)))
    await Promise.all(here.map((asker) => beat(asker)))
    const { ids } = await whole(ada, async () => {
      await server.clock.advance(60 * SECOND)
      await crowd(1, 700_001 + (server.clock.now() % 100_000))
    })
    const first = ids.filter((id) => id < 700_000)
    expect([first.length, new Set(ids).size]).toEqual([73, ids.length])
  })

  it('follows a group to those who like what leads there [MTCH-2, MTCH-6]', async () => {
    const bea = await host('Bea', { interest_labels: '1,12' })
    const cleo = await host('Cleo', { interest_labels: '11,2' })
    const dora = await host('Dora', { interest_labels: '' })
    expect(await idsOf(ada, { groupId: 1 })).toEqual([bea.userId])
    expect(await idsOf(ada, { groupId: 2 })).toEqual([cleo.userId])
    expect(await idsOf(ada, { groupId: 99 })).toEqual([dora.userId])
    expect(await idsOf(ada, { groupId: 0 })).toHaveLength(3)
    expect(await idsOf(ada, { groupId: 6 })).toEqual([])
  })

  it('follows a country, also within a group [MTCH-6]', async () => {
    const bea = await host('Bea', { interest_labels: '1', country_id: 61 })
    await host('Cleo', { interest_labels: '1', country_id: 62 })
    expect(await idsOf(ada, { filterCountryId: 61 })).toEqual([bea.userId])
    expect(await idsOf(ada, { filterCountryId: 61, groupId: 1 })).toEqual([bea.userId])
    expect(await idsOf(ada, { filterCountryId: 61, groupId: 2 })).toEqual([])
  })

  it('tells a host what a minute would bring [SAFE-22]', async () => {
    const bea = await host('Bea')
    await host('Cleo', { price: 41 })
    expect((await page(bea)).list).toMatchObject([{ price: 41, points: 20 }])
  })
})

describe('who never meets on the wall', () => {
  it('are two in a block, whoever made it, oneself, and who has left [PLUS-12]', async () => {
    const [bea, cleo, dora] = [await host('Bea'), await host('Cleo'), await host('Dora')]
    const block = (one: Asker, other: Asker) =>
      one.ask(friendsCalls.addBlack, { f_u_id: one.userId, defriend_u_id: other.userId })
    await block(bea, cleo)
    expect(await idsOf(bea)).toEqual([dora.userId])
    expect(await idsOf(cleo)).toEqual([dora.userId])
    expect(await idsOf(dora)).toHaveLength(2)
    await write((db) => db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', dora.userId).execute())
    expect(await idsOf(bea)).toEqual([])
  })

  it('are those who are banned as long as the ban holds [SAFE-24]', async () => {
    const bea = await host('Bea')
    const at = server.clock.now()
    const ban = { kind: 'ban', scope: 'account', rule: 'adult', reason: '', decided_by: 'test' } as const
    await write((db) =>
      db
        .insertInto('sanctions')
        .values({ ...ban, user_id: bea.userId, starts_at: at, ends_at: at + 1_000 })
        .execute(),
    )
    await server.clock.advance(999)
    expect(await idsOf(ada)).toEqual([])
    await server.clock.advance(1)
    expect(await idsOf(ada)).toEqual([bea.userId])
  })

  it('are those who have not said that they are adults, on either side [PLUS-16]', async () => {
    const bea = await host('Bea')
    await write((db) => db.deleteFrom('age_statements').where('user_id', '=', bea.userId).execute())
    expect(await idsOf(ada)).toEqual([])
    expect((await bea.ask(matchingCalls.wall, {})).code).toBe(10031)
  })
})

describe('the lists above the wall', () => {
  it('names the groups of PROF-27 in which somebody stands [MTCH-6, PROF-27]', async () => {
    expect((await ada.ask(listsCalls.groups, {})).data.list).toEqual([])
    await host('Bea', { interest_labels: '1,9' })
    await host('Cleo')
    expect((await ada.ask(listsCalls.groups, {})).data.list).toEqual([
      { id: 0, name: 'For You' },
      { id: 1, name: 'Singing' },
      { id: 3, name: 'Chill Chat' },
      { id: 99, name: 'Other' },
    ])
  })

  it('tells the countries of hosts to everybody [MTCH-6, MTCH-7]', async () => {
    await host('Bea', { country_id: 62 })
    await host('Cleo', { country_id: 61 })
    await host('Dora', { country_id: 61 })
    const visitor = await server.visitor()
    for (const asker of [ada, visitor]) expect((await asker.ask(listsCalls.countryIds, {})).data.list).toEqual([61, 62])
    expect((await visitor.ask(matchingCalls.wall, {})).code).toBe(401)
    expect((await visitor.ask(listsCalls.groups, {})).code).toBe(401)
  })

  it('shows everybody some hosts, who is here first, and nobody whom the wall would not show [MTCH-7, PLUS-16, SAFE-24]', async () => {
    const visitor = await server.visitor()
    const guests = async () => (await visitor.ask(listsCalls.guests, {})).data.list.map(({ id }) => id)
    await crowd(30)
    const bea = await host('Bea')
    expect((await guests()).length).toBe(24)
    await beat(bea)
    expect((await guests())[0]).toBe(bea.userId)
    await write((db) => db.deleteFrom('age_statements').where('user_id', '=', bea.userId).execute())
    expect(await guests()).not.toContain(bea.userId)
  })

  it('has enough demo people for two pages, in every group that asks for an interest [MTCH-2]', () => {
    const groups = demoPeople.flatMap(({ interests }) => groupsWith(interests.split(',').map(Number)))
    expect([...new Set(groups)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(demoPeople.length).toBeGreaterThan(24)
  })
})

describe('bad questions to the wall', () => {
  it('are refused as malformed', async () => {
    const forged = ['', '1.2.3.4', "1.0.0.0' or 1=1", 'x'.repeat(65), `${'9'.repeat(16)}.0.0.0`]
    const asked = [{ groupId: 10 }, { groupId: -1 }, { groupId: 'all' }, { filterCountryId: -1 }]
    for (const raw of [...asked, ...forged.map((after) => ({ after }))])
      expect([raw, (await ada.ask(matchingCalls.wall, {}, { raw })).code]).toEqual([raw, 400])
  })

  it('answers a place that nobody stands at with what comes after it', async () => {
    await crowd(3)
    expect(await idsOf(ada, { after: `${server.clock.now()}.1.999999.1` })).toEqual([])
    expect(await idsOf(ada, { after: `${server.clock.now()}.0.0.1` })).toHaveLength(3)
  })
})
