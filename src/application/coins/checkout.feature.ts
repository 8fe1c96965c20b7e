import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { Checkout } from '../../domain/coins/checkout'
import type { Choice } from '../../domain/coins/choice'
import type { FieldValues } from '../../domain/coins/handover'
import type { FieldFault, PaymentField } from '../../domain/coins/payment-form'
import type { PaymentResult } from '../../domain/coins/payment-result'
import type { SavedCard } from '../../domain/coins/saved-card'
import type { Loading } from '../kernel/loading'
import type { PaymentMethod } from './checkout-gateway.port'

/** Something that is read from the gateway. */
export interface Listed<A> {
  readonly list: readonly A[]
  readonly listing: Loading
}

export interface CheckoutView {
  readonly checkout: Checkout
  /** An order is on its way to the gateway. */
  readonly busy: boolean
  readonly methods: Listed<PaymentMethod>
  readonly fields: Listed<PaymentField>
  /** What is typed into the fields so far. */
  readonly typed: FieldValues
  readonly faults: Readonly<Record<string, FieldFault>>
  /** Of the order that is asked about. */
  readonly result: PaymentResult
  readonly cards: Listed<SavedCard>
  /** The card that is being deleted; null: none. */
  readonly deleting: SavedCard | null
}

export interface CheckoutFeature {
  readonly view: CheckoutView
  /**
   * Begins the payment of a choice: asks for a bank, a method or fields first where the provider wants them, else places the
   * order. While an order is being placed a second press does nothing. What becomes of it is in the view.
   */
  readonly pay: (choice: Choice) => Task<void>
  /** Reads the banks or methods of the choice. */
  readonly loadMethods: Task<void>
  readonly chooseMethod: (code: string) => Task<void>
  /** Reads what the provider wants to know; what was typed before is there again (COIN-37). */
  readonly loadFields: Task<void>
  readonly type: (name: string, value: string) => void
  /** Places the order if the form is right; else the faults are in the view. */
  readonly fill: Task<void>
  /** Goes to the provider's page, or opens its frame again; after a reload it is had again first. */
  readonly proceed: Task<void>
  /** Does what the provider's frame says, until stopped (COIN-41). `frame` is its window. */
  readonly attend: (frame: unknown) => IO<void>
  /** The frame is closed; the order stays as it is. */
  readonly closeFrame: IO<void>
  /** The refusal has been read. */
  readonly dismiss: IO<void>
  /** Nothing is to be bought any more; an order that is placed stays placed. */
  readonly abandon: IO<void>
  /** Picks up after a reload what was begun in this tab; nothing where nothing was. */
  readonly resume: IO<void>
  /** The order that was placed last in this tab. */
  readonly lastOrder: IO<Option<string>>
  /** Asks how an order stands, again and again while it is in progress, until stopped (COIN-32, COIN-36). */
  readonly follow: (orderId: string) => IO<void>
  /** Where the person went to the shop from, as a path below the base (SHELL-51). */
  readonly origin: IO<Option<string>>
  readonly loadCards: Task<void>
  /** False: it could not be deleted. */
  readonly deleteCard: (card: SavedCard) => Task<boolean>
}
