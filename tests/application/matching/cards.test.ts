import { msToNextDay } from '../../../src/domain/kernel/day'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CardsFeature } from '../../../src/application/matching/cards.feature'
import { MUTUAL_LIKE_MS } from '../../../src/domain/matching/mutual-like'
import { me } from '../../builders/person'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let bob: Player
let cards: CardsFeature
let bobs: CardsFeature

const deck = (of: CardsFeature = cards) => of.view.deck('card')
const coinsOf = ({ tab }: Player) => O.toNullable(tab.core.account.view.me)?.coins
const callsOf = ({ browser }: Player, name: string) => browser.seat.calls.filter((call) => call === name).length

const open = async (of: CardsFeature = cards, place: 'card' | 'search' = 'card') => {
  await of.open(place)()
  await stage.clock.settle()
}
const like = async (of: CardsFeature = cards) => {
  const liked = await of.like('card')()
  await stage.clock.settle()
  return liked
}
const skip = async () => {
  cards.skip('card')
  await stage.clock.settle()
}

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  bob = await stage.player('Bob')
  cards = await ada.tab.core.feature('cards')
  bobs = await bob.tab.core.feature('cards')
})

describe('cards', () => {
  it('show one person, and keep the next behind [MTCH-10, MTCH-28]', async () => {
    const cid = stage.extra('Cid')
    await open()
    expect([deck().current?.id, deck().next?.id]).toEqual([bob.id, cid])
    expect(deck()).toMatchObject({ mayUndo: false, loading: false, stop: null, left: 48 })
    expect(callsOf(ada, 'take card')).toBe(2)
    expect(O.isSome(ada.friends.view.person(cid))).toBe(true)
  })

  it('go on with a skip, which can be taken back once [MTCH-10]', async () => {
    const [cid, dan] = [stage.extra('Cid'), stage.extra('Dan')]
    await open()
    await skip()
    expect([deck().current?.id, deck().next?.id, deck().mayUndo]).toEqual([cid, dan, true])
    cards.undo('card')
    expect([deck().current?.id, deck().next?.id, deck().mayUndo]).toEqual([bob.id, cid, false])
    expect(coinsOf(ada)).toBe(120)
  })

  it('say when nobody is left, and find who comes later', async () => {
    await open()
    expect(deck().stop).toEqual({ _tag: 'NobodyLeft' })
    stage.extra('Cid')
    await open()
    expect(deck().next?.name).toBe('Cid')
  })

  it('stop at the limit of the day, until the gateway lets them go on or 00:00 UTC comes [MTCH-37]', async () => {
    stage.world.cards.perDay.card = 1
    stage.extra('Cid')
    await open()
    const until = stage.clock.now() + msToNextDay(stage.clock.now())
    expect(deck()).toMatchObject({ stop: { _tag: 'LimitReached', until }, left: 0 })
    ada.browser.seat.failNext('take card', refusal(30011, '', { resetMs: 5_000 }))
    await open()
    expect(deck().stop).toEqual({ _tag: 'LimitReached', until: stage.clock.now() + 5_000 })
    ada.browser.seat.failNext('take card', refusal(30011))
    await open()
    expect(deck().stop).toEqual({ _tag: 'LimitReached', until })
  })

  it('say what else keeps them from coming [MTCH-37, PLUS-16]', async () => {
    const stops = [
      [refusal(20001), 'NotEnoughCoins'],
      [refusal(10031), 'AgeUnknown'],
      [refusal(400), 'Failed'],
      [unreachable, 'Failed'],
    ] as const
    for (const [error, tag] of stops) {
      ada.browser.seat.failNext('take card', error)
      await open()
      expect(deck().stop?._tag).toBe(tag)
    }
    await open()
    expect(deck().current?.id).toBe(bob.id)
  })

  it('come once an adult has said to be one [PLUS-16]', async () => {
    stage.world.cards.unstated.add(ada.id)
    await open()
    expect(deck()).toMatchObject({ current: null, stop: { _tag: 'AgeUnknown' } })
    await cards.stateAge('card')()
    expect(deck().current?.id).toBe(bob.id)
  })

  it('of a search are those who are there now [MTCH-28]', async () => {
    stage.extra('Cid')
    await open(cards, 'search')
    expect(cards.view.deck('search')).toMatchObject({ current: { id: bob.id }, next: null })
  })

  it('leave out whom this person has blocked meanwhile [PLUS-12]', async () => {
    stage.extra('Cid')
    await open()
    await ada.friends.block(bob.id)()
    await open()
    expect(deck().current?.name).toBe('Cid')
  })

  it('have places and prices of the gateway, asked for once [MTCH-15, MTCH-23]', async () => {
    const late = { ...(await ada.browser.late.cards()).gateway }
    const gateway = {
      ...late,
      places: async () => E.right({ places: { card: { afterLikeNormal: 141, normalPrice: 44 } }, likePrice: 3 }),
    }
    const tab = ada.browser.open({}, { cards: async () => ({ gateway }) })
    await stage.clock.settle()
    const hers = await tab.core.feature('cards')
    expect(hers.view.likePrice).toBe(1)
    await open(hers)
    expect([hers.view.likePrice, hers.view.places.card.normalPrice]).toEqual([3, 44])
    expect(hers.view.places.search.normalPrice).toBe(80)
    await open()
    await open()
    expect(callsOf(ada, 'places')).toBe(1)
  })

  it('are forgotten with the session', async () => {
    await open()
    await ada.tab.core.account.signOut()
    await stage.clock.settle()
    expect(deck().current).toBeNull()
  })
})

describe('a like', () => {
  it('is charged, and the balance is read anew [MTCH-14, MTCH-15]', async () => {
    await open()
    const before = callsOf(ada, 'me') + callsOf(ada, 'balance')
    expect(await like()).toEqual(E.right({ mutual: false }))
    expect(coinsOf(ada)).toBe(119)
    expect(callsOf(ada, 'me') + callsOf(ada, 'balance')).toBeGreaterThan(before)
    expect(deck()).toMatchObject({ current: null, mayUndo: false })
  })

  it('that fails leaves the card where it was; nothing is charged twice when an answer is lost [MTCH-15, PLUS-9]', async () => {
    await open()
    ada.browser.seat.failNext('like', refusal(20001))
    expect(await like()).toEqual(E.left({ _tag: 'NotEnoughCoins' }))
    ada.browser.seat.failNext('like', refusal(20012, '', { debt: 7 }))
    expect(await like()).toEqual(E.left({ _tag: 'DebtOpen', debt: 7 }))
    ada.browser.seat.failNext('like', refusal(20010, '', { until: 5 }))
    expect(await like()).toEqual(E.left({ _tag: 'SpendingLimit', until: 5 }))
    expect(deck().current?.id).toBe(bob.id)
    ada.browser.seat.loseAnswer('like')
    expect(await like()).toEqual(E.left(unreachable))
    expect(E.isRight(await like())).toBe(true)
    expect(coinsOf(ada)).toBe(119)
  })

  it('is one at a time', async () => {
    stage.extra('Cid')
    await open()
    const release = ada.browser.seat.hold('like')
    const first = cards.like('card')()
    await stage.clock.settle()
    expect(deck().current?.name).toBe('Cid')
    expect(await cards.like('card')()).toEqual(E.left({ _tag: 'StillLiking' }))
    release()
    await first
    expect(deck().current?.name).toBe('Cid')
  })
})

describe('two who like each other', () => {
  const settle = async () => {
    await stage.clock.settle()
    await stage.clock.advance(0)
  }
  const bothLike = async () => {
    await open()
    await open(bobs)
    await like(bobs)
    const liked = await like()
    const calls = await ada.tab.core.feature('calls')
    for (const tag of ['Explaining', 'Trying', 'Warning'] as const) {
      await settle()
      if (calls.view.start._tag === tag) await calls.proceed()
    }
    await settle()
    return liked
  }

  it('are called by who completes the pair, from the location after a like, without ringing [CALL-22, MTCH-16, MTCH-30]', async () => {
    expect(await bothLike()).toEqual(E.right({ mutual: true }))
    const [hers, his] = [await ada.tab.core.feature('calls'), await bob.tab.core.feature('calls')]
    expect(hers.view.call).toMatchObject({ _tag: 'Ringing', role: 'caller', peer: bob.id, afterLike: true })
    expect(his.view.call).toMatchObject({ _tag: 'Ringing', role: 'callee', peer: ada.id, afterLike: true })
    expect([...stage.world.rooms.values()].map(({ location }) => location)).toEqual([141])
    expect([ada.browser.bell.ringing(), bob.browser.bell.ringing()]).toEqual([null, null])
    await his.answer()
    await settle()
    expect(hers.view.call._tag).toBe('Live')
  })

  it('are told: the other side by a row, for as long as the call may come [MTCH-30]', async () => {
    await bothLike()
    expect(bobs.view.mutual).toEqual({ id: ada.id, name: 'Ada', headImg: '', demo: false, validMs: MUTUAL_LIKE_MS })
    expect(cards.view.mutual).toBeNull()
    await stage.clock.advance(MUTUAL_LIKE_MS - 1)
    expect(bobs.view.mutual).not.toBeNull()
    await stage.clock.advance(1)
    expect(bobs.view.mutual).toBeNull()
  })

  it('put the word away', async () => {
    await bothLike()
    bobs.dismissMutual()
    expect(bobs.view.mutual).toBeNull()
  })
})

it('a simulated host who likes back is seen in their recording, and nobody is called [MTCH-16, MTCH-30, PLUS-1]', async () => {
  const host = stage.world.join({
    email: 'host@example.org',
    password: 'x',
    me: me({ name: 'Host', goddess: true, demo: true }),
  })
  stage.world.previews.set(host.me.id, { video: '/host.webm', time: 4, hangup: 40 })
  await open()
  await skip()
  expect(await like()).toEqual(E.right({ mutual: true }))
  const { simulated } = await ada.tab.core.feature('calls')
  expect(simulated.view.call).toMatchObject({ step: 1, callLocation: 142, hostInfo: { id: host.me.id } })
  expect(stage.world.rooms.size).toBe(0)
})
