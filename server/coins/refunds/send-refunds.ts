import * as E from 'fp-ts/Either'
import { isProvider } from '../../../src/domain/coins/provider'
import { HOUR, SECOND, type Instant } from '../../../src/domain/kernel/time'
import type { Store } from '../../store/store'
import type { Orders } from '../orders/orders.port'
import type { PaymentProviders } from '../payments/payment-providers'
import { noteTold, refundsToSend, timesDeclined, type RefundRow, type Told } from './refund-store'

/** Refunds that one round tells of. */
const AT_ONCE = 20
const FIRST_MS = 10 * SECOND
const LONGEST_MS = HOUR
/** With the waits between them more than three days. */
const MOST_TRIES = 80

interface SendRefundsDeps {
  readonly orders: Pick<Orders, 'find'>
  readonly providers: PaymentProviders
}

const again = (tries: number, reason: string, now: Instant): Told =>
  tries >= MOST_TRIES
    ? { tries, next_at: null, problem: `not reached: ${reason}` }
    : { tries, next_at: now + Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1)) }

/** The same key is the same refund, however often the provider hears of it; one that it has declined is over. */
const keyOf = (orderId: string, declined: number): string =>
  declined === 0 ? `refund:${orderId}` : `refund:${orderId}:${declined}`

/** Tells the provider of one refund. */
const tell = async (store: Store, deps: SendRefundsDeps, request: RefundRow, now: Instant): Promise<Told> => {
  const order = await store.read((db) => deps.orders.find(db, request.order_id))
  if (order === undefined || order.ref === null)
    return { next_at: null, problem: 'the provider does not know the order' }
  const minor = order.minor - order.returned
  if (minor === 0) return { next_at: null }
  const provider = isProvider(order.provider) ? deps.providers.get(order.provider) : undefined
  if (provider === undefined) return again(request.tries + 1, `no provider ${order.provider}`, now)
  const { currency, order_id, ref } = order
  const key = keyOf(order_id, await store.read((db) => timesDeclined(db, order_id)))
  const told = await provider.refund({ ref, minor, currency, key })()
  if (E.isRight(told)) return { next_at: null, sent_at: now }
  return told.left._tag === 'PaymentRefused'
    ? { next_at: null, problem: `refused: ${told.left.reason}` }
    : again(request.tries + 1, told.left.reason, now)
}

/**
 * Tells providers of refunds that operators have accepted, outside of any unit of work, and again later where one is not reached.
 * Coins move when the provider says that the money has.
 *
 * @rule PLUS-10
 */
export const sendRefunds = async (store: Store, deps: SendRefundsDeps, now: Instant): Promise<void> => {
  const due = await store.read((db) => refundsToSend(db, now, AT_ONCE))
  for (const request of due) {
    const told = await tell(store, deps, request, now)
    await store.work<never, void>(async (work) => E.right(await noteTold(work, request.order_id, told)))
  }
}
