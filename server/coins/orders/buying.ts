import type { FastifyInstance } from 'fastify'
import type { Chore } from '../../chores'
import type { FeatureDeps } from '../../feature-deps'
import type { Answered } from '../../http/handler'
import type { Limiter } from '../../http/limiter'
import { freeOffer } from '../offers/offers'
import type { Shop } from '../shop/shop.port'
import { type ApplyDeps, sweepDeliveries } from './apply-deliveries'
import { cardAnswers } from './cards.answers'
import { forgetCards } from './forget-cards'
import { lookAfterOrders } from './look-after-orders'
import { makeOrders } from './orders'
import { makeOrderAnswers } from './orders.answers'
import type { OrdersDeps } from './orders-deps'
import type { AfterOrder, Orders } from './orders.port'
import { makePaymentPageAnswers } from './payment-page.answers'
import { placeOrder } from './place-order.answers'
import { addWebhooks } from './webhook'

/** Buying coins, put together. */
export interface Buying {
  readonly orders: Orders
  readonly applying: ApplyDeps
  readonly answered: readonly Answered[]
  readonly chores: readonly Chore[]
  /** Row 174, which is no call of the contract. */
  readonly addWebhooks: (app: FastifyInstance, limiter: Limiter) => void
}

/** What an order held is free again when it has failed or was cancelled (@rule COIN-25). */
const freeItsOffer: AfterOrder = async (work, { after, row }) => {
  if (row.coupon !== null && (after.course === 'failed' || after.course === 'cancelled'))
    await freeOffer(work, row.order_id)
}

/** `after`: what other features have to do with each change of an order. */
export const makeBuying = (parts: FeatureDeps, shop: Shop, after: readonly AfterOrder[]): Buying => {
  const { clock, inbox, keys, ledger, random, store } = parts
  const orders = makeOrders({ inbox, ledger, after: [freeItsOffer, ...after] })
  const deps: OrdersDeps = { ...parts, orders, payerKey: keys.identifierKey, shop }
  const applying: ApplyDeps = { orders, newId: random.uuid }
  return {
    orders,
    applying,
    answered: [placeOrder(deps), ...makeOrderAnswers(orders), ...cardAnswers, ...makePaymentPageAnswers(deps)],
    chores: [
      { name: 'deliveries', everyMs: 2_000, run: () => sweepDeliveries(store, applying, clock.now()) },
      { name: 'orders', everyMs: 5_000, run: () => lookAfterOrders(deps, applying, clock.now()) },
      { name: 'deleted cards', everyMs: 60_000, run: () => forgetCards(deps, clock.now()) },
    ],
    addWebhooks: (app, limiter) => addWebhooks(app, { ...deps, applying, limiter }),
  }
}
