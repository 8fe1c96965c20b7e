import type { Choice } from './choice'
import { asksFields, asksMethod, type FieldValues, type Way } from './handover'
import type { PaymentProblem } from './payment-problem'

/** Nothing is being bought. */
type Idle = { readonly _tag: 'Idle' }

/** A bank or method is to be chosen. */
type AskingMethod = { readonly _tag: 'AskingMethod'; readonly choice: Choice }

/** What the provider wants to know is to be filled in; `method` where one was chosen before. */
type AskingFields = { readonly _tag: 'AskingFields'; readonly choice: Choice; readonly method: string | null }

/** Where a refused order leads back to. */
type Before = Idle | AskingMethod | AskingFields

/** The order is on its way to the gateway. */
export type Placing = {
  readonly _tag: 'Placing'
  readonly choice: Choice
  readonly method: string | null
  readonly fields: FieldValues
  readonly before: Before
}

type Refused = { readonly _tag: 'Refused'; readonly problem: PaymentProblem; readonly before: Before }

/**
 * The order is placed. `at` the `door`: the provider's page is to be opened, or stands in its frame; `away`: the person went
 * there, or closed the frame. `way` is null after a reload: it is had again by the same choice.
 */
export type HandedOver = {
  readonly _tag: 'HandedOver'
  readonly choice: Choice
  readonly orderId: string
  readonly way: Way | null
  readonly at: 'door' | 'away'
}

/** The provider says within its frame that it has been paid, or it goes on no further: its result is to be looked at. */
type Ended = { readonly _tag: 'Ended'; readonly orderId: string }

/** A purchase, from the choice in the shop to the provider's page. */
export type Checkout = Idle | AskingMethod | AskingFields | Placing | Refused | HandedOver | Ended

export type CheckoutEvent =
  | { readonly _tag: 'Chosen'; readonly choice: Choice }
  | { readonly _tag: 'MethodChosen'; readonly method: string }
  | { readonly _tag: 'Filled'; readonly fields: FieldValues }
  | { readonly _tag: 'Placed'; readonly orderId: string; readonly way: Way }
  | { readonly _tag: 'Refused'; readonly problem: PaymentProblem }
  | { readonly _tag: 'Dismissed' }
  /** The person goes to the provider's page, or the frame closes. */
  | { readonly _tag: 'Left' }
  /** The provider's page is wanted once more. */
  | { readonly _tag: 'Reopened' }
  | { readonly _tag: 'PaidInFrame' }
  /** It was paid or closed meanwhile, or the way to its provider is no longer to be had. */
  | { readonly _tag: 'FoundOver' }
  | { readonly _tag: 'Abandoned' }

/** What is asked of the person, also while the order, or why it was refused, stands before it. */
export const askedIn = (checkout: Checkout): Checkout =>
  checkout._tag === 'Refused' || checkout._tag === 'Placing' ? checkout.before : checkout

export const idle: Idle = { _tag: 'Idle' }

const begun = (choice: Choice): Checkout => {
  if (asksMethod(choice.provider)) return { _tag: 'AskingMethod', choice }
  if (asksFields(choice.provider)) return { _tag: 'AskingFields', choice, method: null }
  return { _tag: 'Placing', choice, method: null, fields: {}, before: idle }
}

const withMethod = (before: AskingMethod, method: string): Checkout =>
  asksFields(before.choice.provider)
    ? { _tag: 'AskingFields', choice: before.choice, method }
    : { _tag: 'Placing', choice: before.choice, method, fields: {}, before }

/** What an event makes of a checkout; one that does not fit, such as a late or repeated one, changes nothing. @rule COIN-21 COIN-41 */
export const step = (checkout: Checkout, event: CheckoutEvent): Checkout => {
  switch (event._tag) {
    case 'Chosen':
      return checkout._tag === 'Placing' ? checkout : begun(event.choice)
    case 'MethodChosen':
      return checkout._tag === 'AskingMethod' ? withMethod(checkout, event.method) : checkout
    case 'Filled': {
      if (checkout._tag !== 'AskingFields') return checkout
      const { choice, method } = checkout
      return { _tag: 'Placing', choice, method, fields: event.fields, before: checkout }
    }
    case 'Placed': {
      if (checkout._tag !== 'Placing') return checkout
      return { _tag: 'HandedOver', choice: checkout.choice, orderId: event.orderId, way: event.way, at: 'door' }
    }
    case 'Refused':
      return checkout._tag === 'Placing'
        ? { _tag: 'Refused', problem: event.problem, before: checkout.before }
        : checkout
    case 'Dismissed':
      return checkout._tag === 'Refused' ? checkout.before : checkout
    case 'Left':
      return checkout._tag === 'HandedOver' ? { ...checkout, at: 'away' } : checkout
    case 'Reopened':
      return checkout._tag === 'HandedOver' && checkout.way !== null ? { ...checkout, at: 'door' } : checkout
    case 'PaidInFrame':
    case 'FoundOver':
      return checkout._tag === 'HandedOver' ? { _tag: 'Ended', orderId: checkout.orderId } : checkout
    case 'Abandoned':
      return idle
  }
}
