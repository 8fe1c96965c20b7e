import type { TaskEither } from 'fp-ts/TaskEither'
import type { Either } from 'fp-ts/Either'
import type { ProviderName } from '../../../src/domain/coins/provider'
import type { Instant } from '../../../src/domain/kernel/time'

/** A payment to begin. `minor` is in the currency's smallest unit. */
export interface Payment {
  readonly orderId: string
  readonly minor: number
  readonly currency: string
  readonly country: string
  /** What is bought, for the provider's page. */
  readonly itemName: string
  /** The channel within the provider (COIN-20), empty for its only one. */
  readonly channel: string
  /** Chosen bank or method, where the provider asks for one. */
  readonly method: string | null
  readonly fields: Readonly<Record<string, string>>
  /** The provider's token of a saved card. */
  readonly cardToken: string | null
  /** The provider's own id of the buyer, so that it can keep cards; not the person's id with us. */
  readonly customer: string
  /** Same-origin `/payRes` of the product (COIN-22). */
  readonly returnUrl: string
  /** Language tag for the provider's page. */
  readonly locale: string
}

/** How the browser reaches the provider's page; one for each kind of flow (COIN-21). */
export type Handover =
  | { readonly _tag: 'Redirect'; readonly url: string }
  | { readonly _tag: 'Frame'; readonly frameUrl: string }
  | { readonly _tag: 'Form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** Row 155 opens it by `session`. */
  | { readonly _tag: 'Session' }

/** `ref` is the provider's name of the payment; its events carry it or the order's id. */
export interface Begun {
  readonly ref: string
  readonly handover: Handover
}

export interface SavedCard {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/**
 * What happened to the money. `minor` and `currency` are what the provider says was moved. `RefundDeclined`: a refund that it had
 * taken does not take place.
 */
export type PaymentNews =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Captured'; readonly minor: number; readonly currency: string; readonly card?: SavedCard }
  | { readonly _tag: 'Declined' }
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Refunded'; readonly minor: number; readonly currency: string }
  | { readonly _tag: 'RefundDeclined' }
  | { readonly _tag: 'ChargedBack'; readonly minor: number; readonly currency: string }

/**
 * One delivery of a provider. `id` is the same when it is delivered again; `orderId` is our reference that it carries; `ref` is one
 * for all that happens to one payment, and another one for a second payment of the order.
 */
export interface PaymentEvent {
  readonly id: string
  readonly orderId: string
  readonly ref: string
  readonly at: Instant
  readonly news: PaymentNews
}

/** The provider cannot be reached, answers nonsense, or serves this channel no more (COIN-23, COIN-24). `reason` is for the log. */
export type ChannelUnavailable = { readonly _tag: 'ChannelUnavailable'; readonly reason: string }

/** The provider does not take what the person entered (COIN-28). */
export type PaymentRefused = { readonly _tag: 'PaymentRefused'; readonly reason: string }

/** Not signed by the provider's key, too old, or not understood. */
export type ForgedOrBroken = { readonly _tag: 'ForgedOrBroken'; readonly reason: string }

export interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'digits'
  readonly required: boolean
  readonly maxLength: number
}

export interface Method {
  readonly code: string
  readonly name: string
}

/** A service through which people pay. It confirms by its webhooks only; a browser that comes back proves nothing. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Begins the payment of an order; the same order again is the same payment. Ends within 10 s. */
  readonly begin: (payment: Payment) => TaskEither<ChannelUnavailable | PaymentRefused, Begun>
  /** The page of a payment that begins with `Session` (row 155). */
  readonly session: (
    ref: string,
  ) => TaskEither<ChannelUnavailable, { readonly token: string; readonly frameUrl: string }>
  /** Banks or methods to choose from in a country; empty where there are none. */
  readonly methods: (country: string) => TaskEither<ChannelUnavailable, readonly Method[]>
  /** What it wants to know beforehand for a channel or method; empty where nothing. */
  readonly fields: (method: string) => TaskEither<ChannelUnavailable, readonly Field[]>
  /** Reads a delivery: the signature over the raw bytes first, then its age, then its body. */
  readonly readWebhook: (
    body: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
    now: Instant,
  ) => Either<ForgedOrBroken, readonly PaymentEvent[]>
  /** Where the payment stands, asked of the provider: for deliveries that never came. */
  readonly status: (ref: string) => TaskEither<ChannelUnavailable, readonly PaymentEvent[]>
  /** Gives money back; the same `key` again is the same refund. Done when its event comes. */
  readonly refund: (refund: {
    readonly ref: string
    readonly minor: number
    readonly currency: string
    readonly key: string
  }) => TaskEither<ChannelUnavailable | PaymentRefused, void>
  /** Forgets a saved card. */
  readonly forgetCard: (token: string) => TaskEither<ChannelUnavailable, void>
}
