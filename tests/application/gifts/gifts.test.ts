import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { GIFT_LIST_KEY } from '../../../src/application/gifts/gift-list-key'
import { GIFT_LIST_LIFE_MS } from '../../../src/domain/gifts/gift'
import type { GiftsFeature } from '../../../src/application/gifts/gifts.feature'
import type { Gift } from '../../../src/domain/gifts/gift'
import { FLIGHT_AGE_MS } from '../../../src/domain/gifts/showing'
import { pack } from '../../fakes/world/gifts-gateway.fake'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'
import { must } from '../../fakes/world/world'

let stage: Stage
let ada: Player
let bob: Player
let gifts: GiftsFeature
let bobs: GiftsFeature

const [ROSE, TEDDY] = [1003, 1010] as const

const coinsOf = ({ tab }: Player) => O.toNullable(tab.core.account.view.me)?.coins
const giftNo = (id: number, of = gifts): Gift => must(of.view.gifts.find((gift) => gift.id === id))
const toBob = () => ({ place: 'chat', receiver: bob.id }) as const
const sendRose = async () => {
  const sent = await gifts.send(giftNo(ROSE), toBob())()
  await stage.clock.settle()
  return sent
}
const rowsOf = async (player: Player, friend: Player['id']) => {
  const chat = await player.tab.core.feature('chat')
  await chat.open(friend)()
  await stage.clock.settle()
  return (chat.view.open?.messages ?? []).map(({ kind, uuid }) => ({ kind, uuid }))
}

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  bob = await stage.player('Bob')
  stage.world.setPair(ada.id, bob.id, { _tag: 'Friends', askedBy: null })
  gifts = await ada.tab.core.feature('gifts')
  bobs = await bob.tab.core.feature('gifts')
  await gifts.load()
  await stage.clock.settle()
})

describe('the list', () => {
  it('is asked for once in 5 days, also after a reload, and anew from then on [GIFT-3]', async () => {
    const before = ada.count('gifts')
    await stage.clock.advance(GIFT_LIST_LIFE_MS - 1)
    await (await ada.browser.open().core.feature('gifts')).load()
    await gifts.load()
    expect(ada.count('gifts')).toBe(before)
    await stage.clock.advance(1)
    await gifts.load()
    expect(ada.count('gifts')).toBe(before + 1)
  })

  it('is kept with its time under CAMC_GIFT_LIST, one per language [GIFT-4]', async () => {
    const kept = JSON.parse(must(ada.browser.storage.entries.get(GIFT_LIST_KEY)))
    expect(GIFT_LIST_KEY).toBe('CAMC_GIFT_LIST')
    expect(Object.keys(kept)).toEqual(['en'])
    expect(kept.en.at).toBeLessThanOrEqual(stage.clock.now())
    const late = { ...(await ada.browser.late.gifts()), language: () => 'ar' }
    const arabic = ada.browser.open({}, { gifts: async () => late })
    await stage.clock.settle()
    const before = ada.count('gifts')
    await (await arabic.core.feature('gifts')).load()
    expect(ada.count('gifts')).toBe(before + 1)
    expect(Object.keys(JSON.parse(must(ada.browser.storage.entries.get(GIFT_LIST_KEY))))).toEqual(['en', 'ar'])
  })

  it('of another person, a broken one and one from the future are not used, and signing out forgets it [GIFT-4]', async () => {
    const { storage } = ada.browser
    const good = must(storage.entries.get(GIFT_LIST_KEY))
    const kept = JSON.parse(good)
    for (const bad of [
      '{',
      '[]',
      '{"en":7}',
      JSON.stringify({ en: { ...kept.en, user: bob.id } }),
      JSON.stringify({ en: { ...kept.en, at: stage.clock.now() + 1 } }),
      JSON.stringify({ en: { ...kept.en, gifts: [{ id: 1 }] } }),
    ]) {
      storage.write(GIFT_LIST_KEY, bad)
      const before = ada.count('gifts')
      await gifts.load()
      expect(ada.count('gifts')).toBe(before + 1)
    }
    await ada.tab.core.account.signOut()
    await stage.clock.settle()
    expect(storage.entries.has(GIFT_LIST_KEY)).toBe(false)
    expect(gifts.view.gifts).toEqual([])
  })

  it('is read anew when the backpack changes, in every tab [GIFT-3, GIFT-6]', async () => {
    pack(stage.world, ada.id, TEDDY, 2)
    await stage.clock.settle()
    expect(giftNo(TEDDY).count).toBe(2)
  })

  it('is read by itself after a sign-in, once', async () => {
    const eve = await stage.player('Eve')
    expect(eve.count('gifts')).toBe(0)
    await stage.clock.advance(5_000)
    expect(eve.count('gifts')).toBe(1)
  })

  it('that does not come says so, and comes at the next try', async () => {
    const eve = await stage.player('Eve')
    const hers = await eve.tab.core.feature('gifts')
    eve.browser.seat.failNext('gifts', unreachable)
    await hers.load()
    expect(hers.view.listing).toBe('failed')
    await hers.load()
    expect(hers.view.listing).toBe('loaded')
  })
})

describe('sending', () => {
  it('shows the balance of the reply and puts the row into the chat at once, once [GIFT-12, GIFT-15]', async () => {
    expect(await sendRose()).toEqual(E.right(undefined))
    expect(coinsOf(ada)).toBe(111)
    const rows = await rowsOf(ada, bob.id)
    expect(rows.map(({ kind }) => kind)).toEqual(['gift'])
    expect(await rowsOf(bob, ada.id)).toEqual(rows)
  })

  it('puts the row into the chat although the connection is away [GIFT-15]', async () => {
    stage.world.hub.cut(ada.id)
    await sendRose()
    expect((await rowsOf(ada, bob.id)).length).toBe(1)
  })

  it('without enough coins asks nothing and says what is missing [GIFT-9]', async () => {
    const sent = await gifts.send(giftNo(TEDDY), toBob())()
    expect(sent).toEqual(E.left({ _tag: 'NotEnoughCoins', price: 199, coins: 120 }))
    expect(ada.count('sendGift')).toBe(0)
  })

  it.each([
    ['too few coins, because another tab was faster', refusal(10014), { _tag: 'NotEnoughCoins', price: 9 }],
    ['a limit of their own', refusal(20010, '', { until: 5 }), { _tag: 'SpendingLimit', until: 5 }],
  ])('says that the gateway finds %s [GIFT-10, PLUS-9]', async (_, error, told) => {
    ada.browser.seat.failNext('sendGift', error)
    expect(await sendRose()).toMatchObject(E.left(told))
  })

  it('is one charge for one press: a second press waits for the first', async () => {
    const release = ada.browser.seat.hold('sendGift')
    const first = gifts.send(giftNo(ROSE), toBob())()
    expect(gifts.view.sending).toBe(ROSE)
    expect(await gifts.send(giftNo(ROSE), toBob())()).toEqual(E.left({ _tag: 'StillSending' }))
    release()
    await first
    await stage.clock.settle()
    expect([gifts.view.sending, coinsOf(ada), ada.count('sendGift')]).toEqual([null, 111, 1])
  })

  it('whose answer was lost is charged once when it is pressed again, and the next press is a new gift', async () => {
    ada.browser.seat.loseAnswer('sendGift')
    expect(await sendRose()).toMatchObject(E.left({ _tag: 'Unreachable' }))
    expect(await sendRose()).toEqual(E.right(undefined))
    expect(coinsOf(ada)).toBe(111)
    await sendRose()
    expect([coinsOf(ada), (await rowsOf(bob, ada.id)).length]).toEqual([102, 2])
  })

  it('that was refused is another try with another key', async () => {
    ada.browser.seat.failNext('sendGift', refusal(54011))
    expect(await sendRose()).toMatchObject(E.left({ _tag: 'Refusal', code: 54011 }))
    expect(await sendRose()).toEqual(E.right(undefined))
  })

  it('of what has changed meanwhile says so and reads the list anew', async () => {
    ada.browser.seat.failNext('sendGift', refusal(10015))
    expect([await sendRose(), ada.count('gifts')]).toEqual([E.left({ _tag: 'GiftChanged' }), 2])
  })

  it('out of the backpack costs nothing, and there is one fewer [GIFT-6]', async () => {
    pack(stage.world, ada.id, TEDDY, 2)
    await stage.clock.settle()
    expect(await gifts.send(giftNo(TEDDY), toBob())()).toEqual(E.right(undefined))
    await stage.clock.settle()
    expect([coinsOf(ada), giftNo(TEDDY).count]).toEqual([120, 1])
    const again = await ada.browser.open().core.feature('gifts')
    await again.load()
    expect(giftNo(TEDDY, again).count).toBe(1)
  })
})

describe('a gift that arrives', () => {
  it('raises one notice at the receiver and none at the sender, until it is dismissed [GIFT-16]', async () => {
    await sendRose()
    expect(bobs.view.notices.map(({ gift, sender }) => [sender, gift.giftId])).toEqual([[ada.id, ROSE]])
    expect(gifts.view.notices).toEqual([])
    bobs.dismiss(must(bobs.view.notices[0]).uuid)
    expect(bobs.view.notices).toEqual([])
  })

  it.each([
    ['type 4 with inner type 5 and an id raises a notice', 4, '{"type":5,"giftId":3}', 1],
    ['id 0 raises none', 4, '{"type":5,"giftId":0}', 0],
    ['another inner type raises none', 4, '{"type":6,"giftId":3}', 0],
    ['a text that looks like one raises none', 1, '{"giftId":3}', 0],
  ])('%s [GIFT-16]', async (_, type, content, count) => {
    const uuid = must(O.toNullable(O.some('0000abcd-0000-4000-8000-000000000009'))) as Parameters<
      GiftsFeature['dismiss']
    >[0]
    const numbers = { type, typeValue: type === 1 ? 0 : 99, bizType: 1040 }
    const message = { ...numbers, uuid, id: 77, sender: ada.id, receiver: bob.id, content, at: stage.clock.now() }
    stage.world.hub.append(bob.id, { kind: 'message', message })
    await stage.clock.settle()
    expect(bobs.view.notices).toHaveLength(count)
  })

  it('flies on both sides where somebody looks, one after the other, at the latest such place [GIFT-15]', async () => {
    const [chat, call, his] = [Symbol('chat'), Symbol('call'), Symbol('his')]
    gifts.attend(chat, bob.id)
    const leaveCall = gifts.attend(call, bob.id)
    bobs.attend(his, ada.id)
    await sendRose()
    await sendRose()
    const [first] = bobs.view.notices
    expect([gifts.view.flightAt(chat), O.toNullable(gifts.view.flightAt(call))?.uuid]).toEqual([O.none, first?.uuid])
    expect(O.toNullable(bobs.view.flightAt(his))?.uuid).toBe(first?.uuid)
    gifts.land(must(first).uuid)
    expect(O.toNullable(gifts.view.flightAt(call))?.uuid).toBe(bobs.view.notices[1]?.uuid)
    leaveCall()
    expect(O.isSome(gifts.view.flightAt(chat))).toBe(true)
  })

  it('does not fly where nobody looks, nor when it is old by the time it comes [GIFT-15]', async () => {
    await sendRose()
    const place = Symbol('chat')
    bobs.attend(place, ada.id)
    expect(bobs.view.flightAt(place)).toEqual(O.none)
    stage.world.hub.cut(bob.id)
    await sendRose()
    await stage.clock.advance(FLIGHT_AGE_MS + 60_000)
    expect(bobs.view.flightAt(place)).toEqual(O.none)
  })

  it('is called in the own language where the list knows it', async () => {
    await bobs.load()
    const content = { giftId: ROSE, giftName: 'وردة', giftImage: '', gold: 9 }
    expect([bobs.view.nameOf(content), bobs.view.nameOf({ ...content, giftId: 8 })]).toEqual(['Rose', 'وردة'])
  })
})
