import type { Either } from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { Order, OrderEvent, OrderRefused } from '../../../src/domain/coins/order'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { OrdersTable } from '../../store/tables/orders.table'

export type OrderRow = Selectable<OrdersTable>

/** An order before and after a step; `row` is as it is stored now. */
export interface OrderChange {
  readonly row: OrderRow
  readonly before: Order
  readonly after: Order
  readonly event: OrderEvent
  readonly now: Instant
}

/** What else follows from a step, in the unit that makes it. It is told of steps that change something, once each. */
export type AfterOrder = (work: Work, change: OrderChange) => Promise<void>

/** The orders of the shop. Everybody hears of their own only. */
export interface Orders {
  readonly find: (db: Tx, orderId: string) => Promise<OrderRow | undefined>
  /** The order, if it is this person's. */
  readonly own: (db: Tx, userId: number, orderId: string) => Promise<OrderRow | undefined>
  /** Those that came as far as their provider, the newest first. */
  readonly listOwn: (db: Tx, userId: number) => Promise<readonly OrderRow[]>
  /**
   * Makes one step of an order in the caller's unit: coins are credited or taken back (what is spent becomes a debt), VIP
   * begins or ends, the person hears of the new balance (PLUS-10, COIN-2). A refund that its provider carries out needs no call
   * of this: `Refunded` comes as a delivery and is applied like any other.
   */
  readonly apply: (
    work: Work,
    row: OrderRow,
    event: OrderEvent,
    now: Instant,
  ) => Promise<Either<OrderRefused, OrderRow>>
}

/** The order of a row. */
export const orderOf = ({ coins, course, currency, extra, minor, returned }: OrderRow): Order => ({
  deal: { price: { minor, currency }, coins, extra },
  course,
  returned,
})
