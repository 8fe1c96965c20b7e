import { SECOND } from '../kernel/time'
import type { Purchase } from './purchase'

/** How long after an answer it is asked again, in ms. @rule COIN-32 COIN-36 */
export const ASK_AGAIN_MS = 5 * SECOND

/** How often a payment in progress is asked about again. @rule COIN-36 */
export const PROCESSING_LIMIT = 12

/** How often it is asked again when the order could not be read. @rule COIN-32 */
export const UNREAD_LIMIT = 3

/**
 * What is known of a payment. `again`: how often it has been asked again for this reason; a payment that was read once stays
 * in sight while later askings fail.
 */
export type PaymentResult =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'Unread'; readonly again: number }
  | { readonly _tag: 'Known'; readonly purchase: Purchase; readonly again: number; readonly missed: number }

export type ResultEvent =
  { readonly _tag: 'Read'; readonly purchase: Purchase } | { readonly _tag: 'Missed' } | { readonly _tag: 'Restarted' }

export const reading: PaymentResult = { _tag: 'Reading' }

/** Whether it is asked once more, `ASK_AGAIN_MS` after the last answer. @rule COIN-32 COIN-36 */
export const asksAgain = (result: PaymentResult): boolean => {
  switch (result._tag) {
    case 'Reading':
      return false
    case 'Unread':
      return result.again < UNREAD_LIMIT
    case 'Known':
      return result.purchase.status === 'processing' && result.again < PROCESSING_LIMIT && result.missed <= UNREAD_LIMIT
  }
}

const missed = (result: PaymentResult): PaymentResult => {
  switch (result._tag) {
    case 'Reading':
      return { _tag: 'Unread', again: 0 }
    case 'Unread':
      return { _tag: 'Unread', again: result.again + 1 }
    case 'Known':
      return { ...result, again: result.again + 1, missed: result.missed + 1 }
  }
}

/** What an answer makes of it; a payment that has ended stays as it ended. @rule COIN-35 */
export const resultStep = (result: PaymentResult, event: ResultEvent): PaymentResult => {
  if (event._tag === 'Restarted') return result._tag === 'Known' ? { ...result, again: 0, missed: 0 } : reading
  if (result._tag === 'Known' && result.purchase.status !== 'processing') return result
  if (event._tag === 'Missed') return missed(result)
  const again = result._tag === 'Known' ? result.again + 1 : 0
  return { _tag: 'Known', purchase: event.purchase, again, missed: 0 }
}
