import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { pruneFriendDays } from '../../../server/friends/hot-adds'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { ada, add, answer, bob, coins, makeHost, relation, server, setTheStage, write } from './stage'

setTheStage({ features: (own) => ({ ...own, chores: [] }) })

let hosts: readonly Asker[] = []

beforeEach(async () => {
  hosts = await Promise.all(['H1', 'H2', 'H3', 'H4', 'H5'].map((name) => server.signedIn(name)))
  for (const host of [...hosts, bob]) await record(host)
  for (const host of hosts) await makeHost(host)
})

const record = ({ userId }: Asker, recorded = 1) =>
  write((db) =>
    db
      .insertInto('previews')
      .values({ user_id: userId, path: `/own/${userId}.webm`, recorded, added_at: 1 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ recorded }))
      .execute(),
  )

type Given = { readonly add_location?: number; readonly videoId?: string }

const hotAdd = (asker: Asker, whom: Asker | undefined, given: Given = {}, idempotencyKey?: string) =>
  asker.ask(
    friendsCalls.add,
    { f_u_id: whom?.userId ?? 0, add_location: 102, videoId: String(whom?.userId), ...given },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )

describe('a request from a hot video', () => {
  it('is free three times a day, then it costs 9 coins, and the answer says so [FRND-16, FRND-17]', async () => {
    const answers: unknown[] = []
    for (const host of hosts.slice(0, 4)) answers.push((await hotAdd(ada, host)).data)
    expect(answers).toEqual([
      { relation: 1, charged: 0, freeLeft: 2 },
      { relation: 1, charged: 0, freeLeft: 1 },
      { relation: 1, charged: 0, freeLeft: 0 },
      { relation: 1, charged: 9, freeLeft: 0 },
    ])
    expect(await coins(ada)).toBe(111)
    await server.clock.advance(DAY)
    const nextDay = await server.signInAgain(ada.userId)
    expect((await hotAdd(nextDay, hosts[4])).data).toEqual({ relation: 1, charged: 0, freeLeft: 2 })
  })

  it('counts once for each press and each person, and not where it makes a friendship of a request [FRND-12, FRND-16, FRND-17]', async () => {
    const key = crypto.randomUUID()
    await Promise.all([hotAdd(ada, hosts[0], {}, key), hotAdd(ada, hosts[0], {}, key), hotAdd(ada, hosts[0])])
    expect((await hotAdd(ada, hosts[0])).data).toEqual({ relation: 1, charged: 0, freeLeft: 2 })
    await makeHost(bob)
    await add(bob, ada)
    expect((await hotAdd(ada, bob)).data).toEqual({ relation: 2, charged: 0, freeLeft: 2 })
    expect([await coins(ada), await coins(bob)]).toEqual([120, 111])
  })

  it('is free no more than three times, however many come at once [FRND-16]', async () => {
    const charged = (await Promise.all(hosts.map((host) => hotAdd(ada, host)))).map(({ data }) => data.charged)
    expect(charged.toSorted()).toEqual([0, 0, 0, 9, 9])
    expect(await coins(ada)).toBe(102)
  })

  it('returns nothing when it is refused and cost nothing, nor the free one [FRND-17]', async () => {
    await makeHost(bob)
    await hotAdd(ada, bob)
    await answer(bob, ada, 'refuse')
    expect([await coins(ada), await relation(ada, bob)]).toEqual([120, 4])
    expect((await hotAdd(ada, bob)).data.freeLeft).toBe(1)
  })

  it('names a video of a host and is added on the wall: no way around the price [FRND-16, FRND-18]', async () => {
    expect((await hotAdd(ada, bob)).code).toBe(403)
    expect((await hotAdd(ada, hosts[0], { videoId: ' ' })).code).toBe(400)
    expect((await hotAdd(ada, hosts[0], { add_location: 101 })).code).toBe(400)
    expect([await coins(ada), await relation(ada, bob)]).toEqual([120, 4])
  })

  it('names a video that is on the hot list and shows that host: a made-up one makes nothing free [FRND-16, FRND-18]', async () => {
    const [first, second] = hosts
    for (const videoId of ['v1', `${first?.userId}.0`, ` ${first?.userId}`, String(second?.userId)])
      expect((await hotAdd(ada, first, { videoId })).code).toBe(403)
    if (first !== undefined) await record(first, 0)
    expect((await hotAdd(ada, first)).code).toBe(403)
    expect([await coins(ada), first && (await relation(ada, first))]).toEqual([120, 4])
  })

  it('forgets the counts of days that are over', async () => {
    await hotAdd(ada, hosts[0])
    const kept = () => server.parts.store.read((db) => db.selectFrom('hot_adds').selectAll().execute())
    await pruneFriendDays(server.parts.store, server.clock.now())
    expect(await kept()).toHaveLength(1)
    await pruneFriendDays(server.parts.store, server.clock.now() + DAY)
    expect(await kept()).toEqual([])
  })
})

it('a request says where it comes from: a match or the wall [FRND-18]', async () => {
  const from = (add_location: number) => ada.ask(friendsCalls.add, { f_u_id: bob.userId, add_location })
  for (const other of [0, 100, 103]) expect((await from(other)).code).toBe(400)
  expect((await from(101)).data).toEqual({ relation: 1, charged: 9 })
  const cleo = await signUp(server, 'Cleo')
  const aliased = { friendUserId: cleo.userId, addWay: 102, addReally: 1 }
  expect((await ada.ask(friendsCalls.add, {} as never, { raw: aliased })).data.relation).toBe(1)
  const kept = await server.parts.store.read((db) =>
    db.selectFrom('relations').select(['other_id', 'add_way']).where('user_id', '=', ada.userId).execute(),
  )
  expect(kept.toSorted((a, b) => a.other_id - b.other_id).map(({ add_way }) => add_way)).toEqual([101, 102])
})
