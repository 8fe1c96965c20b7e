import type { TaskEither } from 'fp-ts/TaskEither'
import type { Choice } from '../../domain/coins/choice'
import type { FieldValues, Handover } from '../../domain/coins/handover'
import type { PaymentField } from '../../domain/coins/payment-form'
import type { Purchase } from '../../domain/coins/purchase'
import type { SavedCard } from '../../domain/coins/saved-card'
import type { GatewayError } from '../kernel/gateway-error'

/** A bank or a way of paying within a provider. */
export interface PaymentMethod {
  readonly code: string
  readonly name: string
}

export interface NewOrder {
  readonly choice: Choice
  readonly method: string | null
  readonly fields: FieldValues
  /** The same one again is the same order (COIN-20). */
  readonly traceId: string
  /** Where the provider sends the browser back to (COIN-22). */
  readonly returnUrl: string
}

/** Orders, what providers ask for them, and the cards that providers keep. */
export interface CheckoutGateway {
  /** The same `traceId` again gives the same order and the same way. */
  readonly place: (
    order: NewOrder,
  ) => TaskEither<GatewayError, { readonly orderId: string; readonly handover: Handover }>
  /** Address of the page of an order that is handed over as `Session`. */
  readonly session: (orderId: string) => TaskEither<GatewayError, string>
  readonly purchase: (orderId: string) => TaskEither<GatewayError, Purchase>
  /** What can be chosen for this choice, in the provider's order. */
  readonly methods: (choice: Choice) => TaskEither<GatewayError, readonly PaymentMethod[]>
  /** What the provider wants to know, as it lists it; `method` where one was chosen. */
  readonly fields: (choice: Choice, method: string | null) => TaskEither<GatewayError, readonly PaymentField[]>
  readonly cards: TaskEither<GatewayError, readonly SavedCard[]>
  readonly deleteCard: (card: SavedCard) => TaskEither<GatewayError, void>
}
