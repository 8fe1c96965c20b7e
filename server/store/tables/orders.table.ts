import type { Generated } from 'kysely'
import type { Course } from '../../../src/domain/coins/order'

/** An order of coins. What was agreed is written here and never read from the settings again. */
export interface OrdersTable {
  order_id: string
  user_id: number
  /** One press of 'Pay' (COIN-20): the same again is the same order. */
  trace_id: string
  /** What was asked, in one canonical text. */
  asked: string
  provider: string
  /** The channel within the provider. */
  channel: string
  pay_channel: string
  /** Whose prices these were. */
  country: string
  coin_code: string
  item_name: string
  coins: number
  extra: number
  /** The price in the smallest unit of `currency`, the fee in it. */
  minor: number
  currency: string
  us_cents: number
  coupon: string | null
  course: Course
  /** How much of the price went back, in `minor`. */
  returned: Generated<number>
  /** The provider's name of the payment; null until it has answered. */
  ref: string | null
  /** `Handover` as JSON; null until the provider has answered. */
  handover: string | null
  created_at: number
  paid_at: number | null
  /** When all of the price had gone back. */
  returned_at: number | null
  /** When the provider is asked next where the payment stands; null: not any more. */
  look_at: number | null
  looks: Generated<number>
}

/**
 * What a provider has told, once for each of its ids. `waiting`: still to be applied, at `next_at`; `refused`: it does not
 * fit the order (`problem`); `orphan`: nobody knew its order for three days.
 */
export interface PaymentEventsTable {
  id: Generated<number>
  provider: string
  event_id: string
  /** As the provider says; empty when it told its own reference only. */
  order_id: string
  ref: string
  news: string
  minor: number | null
  currency: string | null
  /** `SavedCard` as JSON, until it is applied. */
  card: string | null
  told_at: number
  received_at: number
  state: 'waiting' | 'applied' | 'refused' | 'orphan'
  problem: Generated<string>
  tries: Generated<number>
  next_at: number
}

/** A card that a provider keeps: its token there, and what the person knows it by (COIN-42). */
export interface SavedCardsTable {
  card_id: string
  user_id: number
  provider: string
  token: string
  brand: string
  last4: string
  expiry_month: number
  expiry_year: number
  added_at: number
}

/** Cards that their person has deleted and the provider has not forgotten yet. */
export interface CardsToForgetTable {
  provider: string
  token: string
  tries: Generated<number>
  next_at: number
}

/** How many deliveries were refused unread, by day (UTC). */
export interface ForgedDeliveriesTable {
  provider: string
  day: string
  count: number
}
