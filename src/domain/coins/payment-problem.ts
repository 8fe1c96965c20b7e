/**
 * Why an order was not placed: the channel cannot be used, the offer has been used, the payment failed, one is subscribed
 * already, what was entered is incorrect, something that the gateway says in its own words, or there was no answer.
 */
export type PaymentProblem =
  | { readonly _tag: 'ChannelUnavailable' }
  | { readonly _tag: 'DealUsed' }
  | { readonly _tag: 'PaymentFailed' }
  | { readonly _tag: 'AlreadySubscribed' }
  | { readonly _tag: 'PaymentIncorrect' }
  | { readonly _tag: 'Told'; readonly message: string }
  | { readonly _tag: 'Unanswered' }

/** @rule COIN-23 COIN-25 COIN-26 COIN-27 COIN-28 COIN-29 */
const byCode: Readonly<Record<number, PaymentProblem>> = {
  20001: { _tag: 'ChannelUnavailable' },
  20002: { _tag: 'ChannelUnavailable' },
  10097: { _tag: 'DealUsed' },
  500: { _tag: 'PaymentFailed' },
  30001: { _tag: 'AlreadySubscribed' },
  400: { _tag: 'PaymentIncorrect' },
}

/** What a refusal of row 146 means; one without a code of its own and without words is a failed payment. @rule COIN-23 COIN-25..29 */
export const problemOf = (code: number, message: string): PaymentProblem =>
  byCode[code] ?? (message === '' ? { _tag: 'PaymentFailed' } : { _tag: 'Told', message })
