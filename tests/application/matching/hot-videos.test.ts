import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HotVideosFeature } from '../../../src/application/matching/hot-videos.feature'
import { makeHotVideos } from '../../../src/application/matching/hot-videos'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeClipsFake, type ClipsFake } from '../../fakes/clips.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeHotVideosFake } from '../../fakes/world/hot-videos.fake'
import { makeSeat, refusal, unreachable, type Rig } from '../../fakes/world/seat'
import { makeWorld, must, type World } from '../../fakes/world/world'
import { me as aMe } from '../../builders/person'

let world: World
let seat: Rig
let clips: ClipsFake
let hot: HotVideosFeature
let forget: () => void
let me: UserId | null
let hosts: readonly UserId[]
let blocked: Set<UserId>
let known: UserId[]
let refreshed: number

const join = (name: string): UserId =>
  world.join({ email: `${name}@example.org`, password: '', me: aMe({ name }) }).me.id

beforeEach(() => {
  world = makeWorld(makeVirtualClock())
  seat = makeSeat('Ada')
  clips = makeClipsFake()
  me = null
  blocked = new Set()
  known = []
  refreshed = 0
  hosts = ['Bea', 'Cleo', 'Dora', 'Emma', 'Fay'].map(join)
  hosts.forEach((id) => world.previews.set(id, { video: `/v/${id}`, time: 4, hangup: 40 }))
  const made = makeHotVideos({
    acquaintances: {
      know: (people) => known.push(...people.map(({ id }) => id)),
      blocked: (id) => blocked.has(id),
    },
    clips,
    clock: world.clock,
    gateway: makeHotVideosFake(world, seat),
    ids: makeIdsFake(1),
    me: () => me,
    refresh: async () => E.right((refreshed += 1)),
  })
  hot = made.feature
  forget = made.forget
})

const signIn = (): void => {
  me = join('Ada')
  seat.session = world.openSession(me)
}
const names = () => hot.view.videos.map(({ host }) => host.name)
const turn = () => new Promise((resolve) => setImmediate(resolve))
const look = async (place: number) => {
  hot.look(place)
  await turn()
}
const at = (place: number) => must(hosts[place])

describe('the list', () => {
  it('is that of members, page by page, led by the next one that is taken [MTCH-5, MTCH-28]', async () => {
    signIn()
    await hot.load()
    expect(names()).toEqual(['Fay', 'Bea', 'Cleo', 'Dora'])
    expect(hot.view.more).toBe(true)
    await hot.loadMore()
    await hot.loadMore()
    expect(names()).toEqual(['Fay', 'Bea', 'Cleo', 'Dora', 'Emma'])
    expect(seat.calls.filter((call) => call !== 'like price')).toEqual(['hot list 1', 'take video', 'hot list 2'])
    expect(new Set(known)).toEqual(new Set(hosts))
  })

  it('is read once for one person, and stands without the one that is taken [MTCH-28]', async () => {
    signIn()
    seat.failNext('take video', refusal(501))
    await Promise.all([hot.load(), hot.load()])
    await hot.load()
    expect(names()).toEqual(['Bea', 'Cleo', 'Dora'])
    expect(seat.calls.filter((call) => call === 'hot list 1')).toHaveLength(1)
  })

  it('is the guests’ for a visitor, who sees the same video once signed in [MTCH-8]', async () => {
    await hot.load()
    expect([seat.calls, names()]).toEqual([['hot guests'], ['Bea', 'Cleo', 'Dora', 'Emma', 'Fay']])
    hot.look(2)
    expect(hot.view.videos[hot.view.place]?.host.name).toBe('Dora')
    signIn()
    await hot.load()
    expect(names()).toEqual(['Fay', 'Bea', 'Cleo', 'Dora'])
    expect(hot.view.videos[hot.view.place]?.host.name).toBe('Dora')
    expect(hot.view.seen).toBe(hot.view.place)
  })

  it('can be tried again when it failed', async () => {
    signIn()
    seat.failNext('hot list 1', unreachable)
    await hot.load()
    expect(hot.view.listing).toBe('failed')
    await hot.load()
    expect([hot.view.listing, names().length]).toEqual(['loaded', 4])
  })

  it('is not that of the visitor who signed in while it was on its way', async () => {
    const release = seat.hold('hot guests')
    const asGuest = hot.load()
    signIn()
    await hot.load()
    release()
    await asGuest
    expect(names()[0]).toBe('Fay')
  })

  it('loses whom the person blocks at once, and everybody with the session [PLUS-12]', async () => {
    signIn()
    await hot.load()
    hot.look(3)
    forget()
    expect([names(), hot.view.place, hot.view.seen]).toEqual([[], 0, null])
    blocked.add(at(0))
    await hot.load()
    expect(names()).toEqual(['Fay', 'Cleo', 'Dora'])
  })
})

describe('the clips', () => {
  beforeEach(() => hot.load())

  it('are fetched for the video that is seen and the next, kept for the one before, and let go else [MTCH-8]', async () => {
    await look(0)
    expect(clips.held()).toEqual([`/v/${at(0)}`, `/v/${at(1)}`])
    expect(hot.view.clip(String(at(0)))).toEqual({ _tag: 'Ready', source: `clip:/v/${at(0)}` })
    await look(1)
    await look(2)
    expect(clips.held()).toEqual([1, 2, 3].map((place) => `/v/${at(place)}`))
    expect(hot.view.clip(String(at(0)))).toEqual({ _tag: 'None' })
    await look(1)
    expect(clips.opened().filter((address) => address === `/v/${at(1)}`)).toHaveLength(1)
    hot.lookAway()
    expect([clips.held(), hot.view.seen, hot.view.place]).toEqual([[], null, 1])
  })

  it('that come when nobody waits for them any more are let go', async () => {
    const release = clips.hold()
    hot.look(0)
    hot.look(4)
    hot.lookAway()
    release()
    await turn()
    expect([clips.held(), hot.view.clip(String(at(0)))]).toEqual([[], { _tag: 'None' }])
  })

  it('say why they cannot be shown; one that did not come is asked for again when it is seen again', async () => {
    const [first, second, third] = [at(0), at(1), at(2)].map(String)
    clips.fails(`/v/${at(0)}`, { _tag: 'ClipUnreachable' })
    clips.fails(`/v/${at(1)}`, { _tag: 'ClipTooLarge' })
    await look(0)
    expect([hot.view.clip(must(first))._tag, hot.view.clip(must(second))._tag]).toEqual([
      'ClipUnreachable',
      'ClipTooLarge',
    ])
    clips.fails(`/v/${at(0)}`, null)
    await look(1)
    await look(0)
    expect(hot.view.clip(must(first))._tag).toBe('Ready')
    expect(clips.opened().filter((address) => address === `/v/${at(1)}`)).toHaveLength(1)
    hot.unplayable(must(third))
    expect(hot.view.clip(must(third))._tag).toBe('ClipUnsupported')
  })

  it('stand still once the one that was seen has gone by, and are kept for what is seen then [MTCH-8]', async () => {
    await look(0)
    hot.passBy()
    expect([hot.view.covered, clips.held()]).toEqual([true, [`/v/${at(0)}`, `/v/${at(1)}`]])
    await look(1)
    expect([hot.view.covered, [0, 1, 2, 3].map(hot.view.role.bind(hot.view))]).toEqual([
      false,
      ['kept', 'seen', 'next', 'away'],
    ])
    expect(clips.opened().filter((address) => address === `/v/${at(1)}`)).toHaveLength(1)
  })

  it('tell a change of what is seen to those alone whom it concerns', async () => {
    const told: number[] = []
    const stops = [0, 1, 2, 3, 4].map((place) =>
      autorun(() => {
        hot.view.role(place)
        told.push(place)
      }),
    )
    told.length = 0
    await look(0)
    expect(told.splice(0)).toEqual([0, 1])
    await look(1)
    expect(told.toSorted()).toEqual([0, 1, 2])
    stops.forEach((stop) => stop())
  })

  it('are silent until the person wants to hear them', () => {
    expect(hot.view.sound).toBe(false)
    hot.setSound(true)
    expect(hot.view.sound).toBe(true)
  })
})

describe('a like', () => {
  beforeEach(async () => {
    signIn()
    await hot.load()
  })
  const coins = () => must(world.accounts.get(must(me))).me.coins

  it('costs what the gateway says, once a person, and the balance is read anew [MTCH-14, MTCH-15, MTCH-29]', async () => {
    await Promise.all([hot.like(at(0))(), hot.like(at(0))()])
    expect(await hot.like(at(0))()).toEqual(E.right(false))
    expect([coins(), hot.view.liked(at(0)), refreshed]).toEqual([119, true, 1])
    expect(seat.calls.filter((call) => call === `like ${at(0)}`)).toHaveLength(1)
  })

  it('whose answer comes after the session marks nobody for who comes next', async () => {
    const release = seat.hold(`like ${at(0)}`)
    const [host, liking] = [at(0), hot.like(at(0))()]
    forget()
    release()
    expect([await liking, hot.view.liked(host)]).toEqual([E.right(false), false])
  })

  it('that is lost on its way is sent again and charged once [MTCH-14]', async () => {
    seat.loseAnswer(`like ${at(0)}`)
    expect(E.isLeft(await hot.like(at(0))())).toBe(true)
    expect([hot.view.liked(at(0)), hot.view.liking(at(0))]).toEqual([false, false])
    await hot.like(at(0))()
    expect([coins(), hot.view.liked(at(0))]).toEqual([119, true])
  })

  it('that cannot be paid says so', async () => {
    world.move(must(me), -120, 'call', null)
    expect(await hot.like(at(0))()).toEqual(E.left({ _tag: 'NotEnoughCoins' }))
    seat.failNext(`like ${at(0)}`, refusal(20010, '', { until: 5 }))
    expect(await hot.like(at(0))()).toEqual(E.left({ _tag: 'SpendingLimit', until: 5 }))
  })
})
