import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  dues,
  isRefundable,
  isReturned,
  makesVip,
  type Order,
  type OrderEvent,
  orderStatus,
  PENDING_LIMIT_MS,
  placed,
  step,
  takesCoins,
} from '../../../src/domain/coins/order'
import { DAY, HOUR } from '../../../src/domain/kernel/time'

const price = { minor: 1_052, currency: 'USD' }
const order = placed({ price, coins: 480, extra: 96 })

const captured: OrderEvent = { _tag: 'Captured', money: price }
const refunded = (minor: number): OrderEvent => ({ _tag: 'Refunded', money: { ...price, minor } })
const chargedBack = (minor: number): OrderEvent => ({ _tag: 'ChargedBack', money: { ...price, minor } })
const declined: OrderEvent = { _tag: 'Declined' }
const cancelled: OrderEvent = { _tag: 'Cancelled' }

/** All of the events one after another; those that are refused change nothing. */
const after = (...events: readonly OrderEvent[]): Order =>
  events.reduce<Order>((at, event) => E.getOrElse(() => at)(step(at, event)), order)

/** What all steps on the way owed, summed. */
const owed = (events: readonly OrderEvent[]) => {
  let at: Order = order
  const sum = { bought: 0, extra: 0, bought_back: 0, extra_back: 0 }
  for (const event of events) {
    const next = E.getOrElse(() => at)(step(at, event))
    const { credit, reclaim } = dues(at, next)
    for (const part of [credit.bought, credit.extra, reclaim.bought, reclaim.extra])
      expect(part).toBeGreaterThanOrEqual(0)
    sum.bought += credit.bought
    sum.extra += credit.extra
    sum.bought_back += reclaim.bought
    sum.extra_back += reclaim.extra
    at = next
  }
  return sum
}

describe('an order', () => {
  it('is paid by exactly its price, once [PLUS-10]', () => {
    expect(after(captured).course).toBe('paid')
    expect(owed([captured, captured, captured])).toEqual({ bought: 480, extra: 96, bought_back: 0, extra_back: 0 })
  })

  it.each([
    ['a cent less', { ...price, minor: 1_051 }],
    ['a cent more', { ...price, minor: 1_053 }],
    ['nothing', { ...price, minor: 0 }],
    ['the same number of another currency', { ...price, currency: 'JPY' }],
  ])('is not paid by %s [PLUS-10]', (_, money) => {
    const told = step(order, { _tag: 'Captured', money })
    expect(told).toEqual(E.left({ _tag: 'WrongMoney', agreed: price, told: money }))
  })

  it('is paid by money that comes after it had failed or was cancelled, for the money is there [PLUS-10]', () => {
    expect(after(declined, captured).course).toBe('paid')
    expect(after(cancelled, captured).course).toBe('paid')
    expect(after({ _tag: 'Expired', age: PENDING_LIMIT_MS }, captured).course).toBe('paid')
    expect(after(captured, declined, cancelled, { _tag: 'Pending' }).course).toBe('paid')
  })

  it('has failed when nothing came for three days, and not a moment before [PLUS-10]', () => {
    expect(PENDING_LIMIT_MS).toBe(3 * DAY)
    expect(step(order, { _tag: 'Expired', age: 3 * DAY - 1 })).toEqual(E.left({ _tag: 'NotExpired' }))
    expect(after({ _tag: 'Expired', age: 3 * DAY }).course).toBe('failed')
  })

  it('stands for a number on the wire [COIN-36]', () => {
    const begun: OrderEvent = { _tag: 'Begun' }
    expect([[], [begun], [captured], [declined], [cancelled]].map((way) => orderStatus(after(...way)))).toEqual([
      0, 0, 1, 2, 3,
    ])
  })
})

describe('a return', () => {
  it('takes all coins of the order back, those on top included, and ends what makes VIP [COIN-2]', () => {
    expect(makesVip(after(captured))).toBe(true)
    expect(makesVip(after(captured, refunded(1_051)))).toBe(true)
    expect(makesVip(after(captured, refunded(1_052)))).toBe(false)
    expect(owed([captured, refunded(1_052)])).toEqual({ bought: 480, extra: 96, bought_back: 480, extra_back: 96 })
  })

  it('of a part takes back that part of the coins, rounded down [PLUS-10]', () => {
    expect(owed([captured, refunded(526), refunded(1)])).toMatchObject({ bought_back: 240, extra_back: 48 })
    expect(owed([captured, refunded(1)])).toMatchObject({ bought_back: 0, extra_back: 0 })
  })

  it('never takes more than the order brought: refunded and then charged back as well [PLUS-10]', () => {
    const both = [captured, refunded(1_052), chargedBack(1_052)]
    expect(owed(both)).toMatchObject({ bought_back: 480, extra_back: 96 })
    expect(isReturned(after(...both))).toBe(true)
  })

  it('that comes before its payment counts when the payment comes [PLUS-10]', () => {
    expect(owed([refunded(1_052)])).toEqual({ bought: 0, extra: 0, bought_back: 0, extra_back: 0 })
    expect(owed([refunded(1_052), captured])).toEqual(owed([captured, refunded(1_052)]))
    expect(isReturned(after(refunded(1_052), captured))).toBe(true)
  })

  it('in another currency, of nothing or of less than nothing is no return [PLUS-10]', () => {
    for (const money of [
      { minor: 1_052, currency: 'EUR' },
      { ...price, minor: 0 },
      { ...price, minor: -5 },
      { ...price, minor: 0.5 },
    ])
      expect(E.isLeft(step(after(captured), { _tag: 'Refunded', money }))).toBe(true)
  })

  it('may be asked for within 72 hours of a paid order, and not any more then [COIN-50]', () => {
    expect(isRefundable(after(captured), 0, 72 * HOUR - 1)).toBe(true)
    expect(isRefundable(after(captured), 0, 72 * HOUR)).toBe(false)
    expect(isRefundable(after(declined), 0, 1)).toBe(false)
    expect(isRefundable(after(captured, refunded(1)), 0, 1)).toBe(false)
  })
})

const events = fc.array(
  fc.oneof(
    fc.constantFrom<OrderEvent>({ _tag: 'Begun' }, { _tag: 'Pending' }, captured, declined, cancelled),
    fc.record({ _tag: fc.constant('Expired' as const), age: fc.constantFrom(PENDING_LIMIT_MS - 1, PENDING_LIMIT_MS) }),
    fc.record({
      _tag: fc.constantFrom('Captured' as const, 'Refunded' as const, 'ChargedBack' as const),
      money: fc.record({ minor: fc.integer({ min: -1, max: 1_100 }), currency: fc.constantFrom('USD', 'EUR') }),
    }),
  ),
  { maxLength: 8 },
)

const shuffled = events.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))

describe('what goes back of a payment', () => {
  const paid = { ref: 'paid', credited: true }
  const again = { ref: 'again', credited: false }

  it.each([
    ['was credited', 'paid', [paid, again], true],
    ['was told twice and credited once', 'paid', [{ ...paid, credited: false }, paid], true],
    ['may still be credited', 'paid', [], true],
    ['came before its payment was told, with another one refused', 'paid', [again], true],
    ['was paid a second time', 'again', [paid, again], false],
    ['had a wrong amount', 'again', [again], false],
    ['is of a payment that nobody told of, after another one was credited', 'third', [paid], false],
  ] as const)('takes coins or none: it %s [PLUS-10]', (_, ref, payments, takes) => {
    expect(takesCoins(ref, payments)).toBe(takes)
  })
})

describe('whatever a provider tells', () => {
  it('the outcome does not depend on the order in which it comes [PLUS-10]', () => {
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(after(...one)).toEqual(after(...other))
        expect(owed(one)).toEqual(owed(other))
      }),
    )
  })

  it('no order brings more than it sold, and none gives back more than it brought [PLUS-10]', () => {
    fc.assert(
      fc.property(events, (all) => {
        const { bought, bought_back, extra, extra_back } = owed(all)
        expect([0, 480]).toContain(bought)
        expect([0, 96]).toContain(extra)
        expect(bought_back).toBeLessThanOrEqual(bought)
        expect(extra_back).toBeLessThanOrEqual(extra)
      }),
    )
  })
})
