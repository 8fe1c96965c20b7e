import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affordable, costOf } from '../../../src/domain/gifts/cost'
import { countdownText, expiresIn } from '../../../src/domain/gifts/expiry'
import { inOrder, quickGifts, shelves, withoutOne, type Gift } from '../../../src/domain/gifts/gift'
import { giftContentText, giftOf } from '../../../src/domain/gifts/gift-content'
import { flies, FLIGHT_AGE_MS, peerOf, raisesNotice, shownGift } from '../../../src/domain/gifts/showing'
import { DAY, HOUR, SECOND } from '../../../src/domain/kernel/time'
import { userId } from '../../builders/ids'
import { makeIdsFake } from '../../fakes/ids.fake'

const NOW = 1_800_000_000_000

const gift = (id: number, over: Partial<Gift> = {}): Gift => ({
  id,
  name: `Gift ${id}`,
  image: '',
  price: id,
  sort: id,
  friendSort: -id,
  expires: null,
  count: 0,
  ...over,
})

const ids = (gifts: readonly Gift[]) => gifts.map(({ id }) => id)

describe('the order', () => {
  const gifts = [gift(2), gift(3), gift(1)]

  it('is that of friends in a chat with a friend, the other one everywhere else, ascending [GIFT-2]', () => {
    expect(ids(inOrder(gifts, { place: 'chat', relation: 'friend' }))).toEqual([3, 2, 1])
    for (const relation of ['asked', 'asking', 'stranger'] as const)
      expect(ids(inOrder(gifts, { place: 'chat', relation }))).toEqual([1, 2, 3])
    expect(ids(inOrder(gifts, { place: 'call', relation: 'friend' }))).toEqual([1, 2, 3])
  })

  it('is decided by the id where the places are equal', () => {
    expect(ids(inOrder([gift(5, { sort: 1 }), gift(4, { sort: 1 })], { place: 'call', relation: 'friend' }))).toEqual([
      4, 5,
    ])
  })

  it('gives the quick bar its first six [GIFT-7]', () => {
    expect(ids(quickGifts([1, 2, 3, 4, 5, 6, 7].map((id) => gift(id))))).toEqual([1, 2, 3, 4, 5, 6])
    expect(quickGifts([gift(1)])).toHaveLength(1)
  })
})

describe('the backpack', () => {
  it('holds what there is one of, and popular all others [GIFT-6]', () => {
    const { backpack, popular } = shelves([gift(1, { count: 1 }), gift(2), gift(3, { count: 9 })], NOW)
    expect([ids(backpack), ids(popular)]).toEqual([[1, 3], [2]])
  })

  it('no longer holds what has expired; it costs coins again [GIFT-6, GIFT-8]', () => {
    const expired = gift(7, { count: 1, expires: NOW })
    const fresh = gift(7, { count: 1, expires: NOW + 1 })
    expect([costOf(expired, NOW), costOf(fresh, NOW)]).toEqual([7, 0])
    expect(ids(shelves([expired], NOW).popular)).toEqual([7])
  })

  it('loses one by sending, and never goes below none [GIFT-6]', () => {
    expect(withoutOne([gift(1, { count: 2 }), gift(2)], 1)[0]?.count).toBe(1)
    expect(withoutOne([gift(1)], 1)[0]?.count).toBe(0)
  })

  it('and popular are together every gift once, in any list [GIFT-6]', () => {
    const any = fc.array(fc.record({ count: fc.nat(3), expires: fc.option(fc.nat(NOW * 2)) }))
    fc.assert(
      fc.property(any, (parts) => {
        const gifts = parts.map((part, id) => gift(id, part))
        const { backpack, popular } = shelves(gifts, NOW)
        expect([...ids(backpack), ...ids(popular)].toSorted((a, b) => a - b)).toEqual(ids(gifts))
      }),
    )
  })
})

describe('expiry', () => {
  it('is counted down from 24 h on, not at 25 h nor a moment before [GIFT-8]', () => {
    expect(expiresIn(gift(1, { expires: NOW + DAY }), NOW)).toBe(DAY)
    expect(expiresIn(gift(1, { expires: NOW + DAY + 1 }), NOW)).toBeNull()
    expect(expiresIn(gift(1, { expires: NOW + 25 * HOUR }), NOW)).toBeNull()
    expect(expiresIn(gift(1), NOW)).toBeNull()
    expect(expiresIn(gift(1, { expires: NOW }), NOW)).toBeNull()
  })

  it('is told in hours, minutes and seconds, a begun second whole [GIFT-8]', () => {
    expect([DAY, 5 * HOUR + 61 * SECOND, 1].map(countdownText)).toEqual(['24:00:00', '05:01:01', '00:00:01'])
  })
})

describe('the coins', () => {
  it('suffice when they are the price, and not one below [GIFT-9]', () => {
    expect(affordable(gift(9), 9, NOW)).toEqual(E.right(9))
    expect(affordable(gift(9), 8, NOW)).toEqual(E.left({ _tag: 'NotEnoughCoins', price: 9, coins: 8 }))
  })

  it('are not asked for what lies in the backpack [GIFT-6, GIFT-9]', () => {
    expect(affordable(gift(9, { count: 1 }), 0, NOW)).toEqual(E.right(0))
  })
})

describe('the content of a gift message', () => {
  const rose = { giftId: 3, giftName: 'Rose', giftImage: '/r.svg', gold: 9 }

  it('reads what it wrote, and alternative spellings', () => {
    expect(giftOf(giftContentText(rose))).toEqual(O.some(rose))
    expect(giftOf('{"type":5,"id":3,"icon":"/i.svg"}')).toEqual(
      O.some({ giftId: 3, giftName: '', giftImage: '/i.svg', gold: 0 }),
    )
  })

  it.each([['{"giftId":0}'], ['{"giftId":-1}'], ['{"giftId":"3"}'], ['{"giftId":1.5}'], ['null'], ['[]'], ['7'], ['']])(
    '%s names no gift [GIFT-16]',
    (content) => {
      expect(giftOf(content)).toEqual(O.none)
    },
  )

  it('never throws and never lets a strange value through, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
        const read = giftOf(content)
        if (O.isSome(read)) expect(read.value.giftId).toBeGreaterThan(0)
      }),
    )
    expect(giftOf(giftContentText({ ...rose, giftName: 'x'.repeat(500) }))).toMatchObject({
      value: { giftName: 'x'.repeat(60) },
    })
  })
})

describe('a gift that arrives', () => {
  const [me, ann] = [userId(1), userId(2)]
  const sent = { uuid: makeIdsFake().uuid(), id: 4, sender: ann, receiver: me, content: '{"giftId":3}', at: NOW }

  it('raises a notice when it is for me and its id is above 0 [GIFT-16]', () => {
    expect(O.isSome(shownGift(sent))).toBe(true)
    expect(O.isSome(shownGift({ ...sent, content: '{"giftId":0}' }))).toBe(false)
    expect([raisesNotice(sent, me), raisesNotice(sent, ann)]).toEqual([true, false])
    expect([peerOf(sent, me), peerOf(sent, ann)]).toEqual([ann, me])
  })

  it('flies for a minute after it was sent, whichever clock is ahead [GIFT-15]', () => {
    expect([0, FLIGHT_AGE_MS, -FLIGHT_AGE_MS].map((ms) => flies(sent, NOW + ms))).toEqual([true, true, true])
    expect([FLIGHT_AGE_MS + 1, -FLIGHT_AGE_MS - 1].map((ms) => flies(sent, NOW + ms))).toEqual([false, false])
  })
})
