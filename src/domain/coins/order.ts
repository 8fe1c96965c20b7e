import * as E from 'fp-ts/Either'
import { DAY, HOUR, type Instant } from '../kernel/time'
import { samePrice, type Price } from './price'

/** So long an order waits for its money before it counts as failed; money that comes later is credited all the same. */
export const PENDING_LIMIT_MS = 3 * DAY

/** @rule COIN-50 */
export const MONEY_BACK_MS = 72 * HOUR

/**
 * How far an order has come, in the order of what outweighs what: news in any order and as often as they like lead to the
 * same course, since an order only ever moves to the right. So money that comes after a refusal is still credited.
 */
const courses = ['placed', 'processing', 'cancelled', 'failed', 'paid'] as const

export type Course = (typeof courses)[number]

/** What was agreed when the order was placed; no setting changes it afterwards. `coins` are bought, `extra` ones given. */
export interface Deal {
  readonly price: Price
  readonly coins: number
  readonly extra: number
}

/** `returned`: how much of the price went back, at most all of it; it counts once the price has come (PLUS-10). */
export interface Order {
  readonly deal: Deal
  readonly course: Course
  readonly returned: number
}

/** What happened to an order. `Begun`: its provider has it; `Expired`: nothing came for as long as an order may wait. */
export type OrderEvent =
  | { readonly _tag: 'Begun' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Captured'; readonly money: Price }
  | { readonly _tag: 'Declined' }
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Refunded'; readonly money: Price }
  | { readonly _tag: 'ChargedBack'; readonly money: Price }
  | { readonly _tag: 'Expired'; readonly age: number }

/** Another amount or another currency than agreed: never credited, and shown to the operator. */
export type WrongMoney = { readonly _tag: 'WrongMoney'; readonly agreed: Price; readonly told: Price }

/** The order may still wait. */
export type NotExpired = { readonly _tag: 'NotExpired' }

export type OrderRefused = WrongMoney | NotExpired

export const placed = (deal: Deal): Order => ({ deal, course: 'placed', returned: 0 })

const moved = (order: Order, course: Course): Order =>
  courses.indexOf(course) > courses.indexOf(order.course) ? { ...order, course } : order

const captured = (order: Order, told: Price): E.Either<WrongMoney, Order> => {
  const agreed = order.deal.price
  return samePrice(told, agreed) ? E.right(moved(order, 'paid')) : E.left({ _tag: 'WrongMoney', agreed, told })
}

const givenBack = (order: Order, told: Price): E.Either<WrongMoney, Order> => {
  const agreed = order.deal.price
  return told.currency === agreed.currency && Number.isSafeInteger(told.minor) && told.minor > 0
    ? E.right({ ...order, returned: Math.min(agreed.minor, order.returned + told.minor) })
    : E.left({ _tag: 'WrongMoney', agreed, told })
}

/**
 * What becomes of an order. The same news told twice is for the caller to notice; other than that the outcome does not depend
 * on the order in which they come, a return before its payment included.
 *
 * @rule PLUS-10 COIN-36
 */
export const step = (order: Order, event: OrderEvent): E.Either<OrderRefused, Order> => {
  switch (event._tag) {
    case 'Begun':
    case 'Pending':
      return E.right(moved(order, 'processing'))
    case 'Captured':
      return captured(order, event.money)
    case 'Declined':
      return E.right(moved(order, 'failed'))
    case 'Cancelled':
      return E.right(moved(order, 'cancelled'))
    case 'Refunded':
    case 'ChargedBack':
      return givenBack(order, event.money)
    case 'Expired':
      return event.age >= PENDING_LIMIT_MS ? E.right(moved(order, 'failed')) : E.left({ _tag: 'NotExpired' })
  }
}

/** Money that comes a second time is credited no second time; somebody has to give it back. @rule PLUS-10 */
export const isPaidAgain = (order: Order, event: OrderEvent): boolean =>
  order.course === 'paid' && event._tag === 'Captured'

/** What came of one payment of an order; `ref` is the provider's name of it. */
export interface OrderPayment {
  readonly ref: string
  readonly credited: boolean
}

/**
 * Whether what goes back of a payment is money that was credited, or still may be: an order can be paid a second time, or with a
 * wrong amount, and what then goes back takes no coins.
 *
 * @rule PLUS-10
 */
export const takesCoins = (ref: string, payments: readonly OrderPayment[]): boolean => {
  const own = payments.filter((payment) => payment.ref === ref)
  return own.length > 0 ? own.some(({ credited }) => credited) : !payments.some(({ credited }) => credited)
}

/** Coins by how they came: bought ones, and those that a channel added. */
export interface CoinsOfOrder {
  readonly bought: number
  readonly extra: number
}

const none: CoinsOfOrder = { bought: 0, extra: 0 }

/** Of so many coins those that go back with this much of the price, rounded down: what was paid for stays. */
const share = (coins: number, { deal: { price }, returned }: Order): number =>
  Number((BigInt(coins) * BigInt(returned)) / BigInt(price.minor))

/** What an order has brought by now, and what was taken back of it. */
const credited = ({ course, deal }: Order): CoinsOfOrder =>
  course === 'paid' ? { bought: deal.coins, extra: deal.extra } : none

const takenBack = (order: Order): CoinsOfOrder =>
  order.course === 'paid' ? { bought: share(order.deal.coins, order), extra: share(order.deal.extra, order) } : none

const less = (a: CoinsOfOrder, b: CoinsOfOrder): CoinsOfOrder => ({
  bought: a.bought - b.bought,
  extra: a.extra - b.extra,
})

/** Coins to be credited, and then to be taken back; all at or above zero. */
export interface Dues {
  readonly credit: CoinsOfOrder
  readonly reclaim: CoinsOfOrder
}

/** What a step owes the person: over all steps it comes to what the last order says, whichever way led there. @rule PLUS-10 */
export const dues = (before: Order, after: Order): Dues => ({
  credit: less(credited(after), credited(before)),
  reclaim: less(takenBack(after), takenBack(before)),
})

/** All of the price went back. */
export const isReturned = ({ course, deal, returned }: Order): boolean =>
  course === 'paid' && returned >= deal.price.minor

/** Paid and not wholly returned: as long as somebody has one of these they are VIP. @rule COIN-2 */
export const makesVip = (order: Order): boolean => order.course === 'paid' && !isReturned(order)

/** Whether a refund may be asked for. @rule COIN-50 */
export const isRefundable = (order: Order, createdAt: Instant, now: Instant): boolean =>
  order.course === 'paid' && order.returned === 0 && now - createdAt < MONEY_BACK_MS

const statuses = { placed: 0, processing: 0, paid: 1, failed: 2, cancelled: 3 } as const

/** 0 processing, 1 success, 2 failed, 3 cancelled. @rule COIN-36 */
export const orderStatus = ({ course }: Order): 0 | 1 | 2 | 3 => statuses[course]
