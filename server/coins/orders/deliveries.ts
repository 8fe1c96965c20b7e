import type { Insertable, Selectable } from 'kysely'
import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import type { OrderEvent } from '../../../src/domain/coins/order'
import type { ProviderName } from '../../../src/domain/coins/provider'
import { MINUTE, SECOND, type Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { PaymentEventsTable } from '../../store/tables/orders.table'
import type { PaymentEvent, PaymentNews, SavedCard } from '../payments/payment-provider.port'

export type DeliveryRow = Selectable<PaymentEventsTable>

const FIRST_WAIT_MS = 2 * SECOND
const LONGEST_WAIT_MS = 10 * MINUTE

/** How long to wait after so many tries: twice as long each time. */
export const waitAfter = (tries: number, firstMs = FIRST_WAIT_MS, longestMs = LONGEST_WAIT_MS): number =>
  Math.min(firstMs * 2 ** tries, longestMs)

/** An amount that is none is kept as none: it fits no order. */
const moneyOf = (news: PaymentNews) =>
  'minor' in news
    ? { minor: Number.isSafeInteger(news.minor) ? news.minor : null, currency: news.currency }
    : { minor: null, currency: null }

const cardOf = (news: PaymentNews): string | null =>
  news._tag === 'Captured' && news.card !== undefined ? JSON.stringify(news.card) : null

/** Keeps what a provider told, each of its ids once for each piece of news: some use the id of an attempt for what became of it; answers the numbers of those that are new. */
export const keepDeliveries = async (
  { db }: Work,
  provider: ProviderName,
  events: readonly PaymentEvent[],
  now: Instant,
): Promise<readonly number[]> => {
  if (events.length === 0) return []
  const rows = events.map(({ at, id, news, orderId, ref }): Insertable<PaymentEventsTable> => ({
    provider,
    event_id: id,
    order_id: orderId,
    ref,
    news: news._tag,
    ...moneyOf(news),
    card: cardOf(news),
    told_at: at,
    received_at: now,
    state: 'waiting',
    next_at: now,
  }))
  const kept = await db
    .insertInto('payment_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return kept.map(({ id }) => id)
}

/** A delivery that is still to be applied; undefined when somebody else was faster. */
export const waitingDelivery = (db: Tx, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('payment_events').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()

/** Those whose time has come, the oldest first. */
export const dueDeliveries = async (db: Tx, now: Instant, most: number): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('payment_events')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** A delivery comes to its end; the card in it is not kept here. */
export const endDelivery = async (
  { db }: Work,
  id: number,
  state: Exclude<DeliveryRow['state'], 'waiting'>,
  problem = '',
): Promise<void> => {
  await db.updateTable('payment_events').set({ state, problem, card: null }).where('id', '=', id).execute()
}

/** It could not be applied yet: later again, after a longer while each time. */
export const postponeDelivery = async (
  { db }: Work,
  { id, tries }: Pick<DeliveryRow, 'id' | 'tries'>,
  problem: string,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('payment_events')
    .set({ tries: tries + 1, next_at: now + waitAfter(tries), problem })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** What a delivery means to its order. */
export const eventOf = ({ currency, minor, news }: DeliveryRow): OrderEvent => {
  const money = { minor: minor ?? 0, currency: currency ?? '' }
  switch (news) {
    case 'Captured':
    case 'Refunded':
    case 'ChargedBack':
      return { _tag: news, money }
    case 'Declined':
    case 'Cancelled':
      return { _tag: news }
    default:
      return { _tag: 'Pending' }
  }
}

const savedCard = t.type({
  token: t.string,
  brand: t.string,
  last4: t.string,
  expiryMonth: t.number,
  expiryYear: t.number,
})

/** The card that came with a payment, if one did. */
export const cardIn = ({ card }: DeliveryRow): SavedCard | null => {
  const read = card === null ? E.left(null) : savedCard.decode(JSON.parse(card))
  return E.isRight(read) ? read.right : null
}
