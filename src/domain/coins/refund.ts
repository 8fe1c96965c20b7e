import * as E from 'fp-ts/Either'
import { isWholeCode } from '../account/verification-code'
import type { Instant } from '../kernel/time'
import { isBlank, onlySeen } from '../kernel/visible'
import { isRefundable, MONEY_BACK_MS, type Order } from './order'

/** What went wrong, with its number on the wire. @rule COIN-48 */
export const refundCategories = { notReceived: 1, chargedTwice: 2, byMistake: 3, other: 4 } as const

export type RefundCategory = keyof typeof refundCategories

export const categoryOf = (number: number): RefundCategory | undefined =>
  (Object.keys(refundCategories) as readonly RefundCategory[]).find((name) => refundCategories[name] === number)

/** Waiting for an operator; decided for the person; decided against them, for good. */
export type RefundState = 'open' | 'accepted' | 'rejected'

/** For 72 hours from the order on, once. The gateway judges by its own clock. @rule COIN-50 */
export const mayRequestRefund = (
  { order, orderedAt, refund }: { readonly order: Order; readonly orderedAt: Instant; readonly refund?: RefundState },
  now: Instant,
): boolean => refund === undefined && isRefundable(order, orderedAt, now)

/** What the client offers: the gateway's word, and no longer than the 72 hours. @rule COIN-50 */
export const mayAskBack = (
  { at, refundable }: { readonly at: Instant; readonly refundable: boolean },
  now: Instant,
): boolean => refundable && now - at < MONEY_BACK_MS

/** Characters of a description, as the gateway takes them. */
export const DESCRIPTION_LIMIT = 1_000

/** A form as far as it is filled in. */
export interface RefundForm {
  readonly orderId: string
  readonly category: RefundCategory | null
  readonly description: string
  /** Address of the uploaded picture. */
  readonly proof: string | null
  readonly code: string
}

export interface RefundRequest extends RefundForm {
  readonly category: RefundCategory
  readonly proof: string
}

export type RefundField = keyof RefundForm

/** Fields that are missing or not whole, in the order of the form; at least one. */
export type Incomplete = { readonly _tag: 'Incomplete'; readonly fields: readonly RefundField[] }

/** The description as an operator reads it. */
export const cleanDescription = (typed: string): string => onlySeen(typed).trim()

/** Nothing is sent before all of it is there. @rule COIN-45 COIN-46 COIN-48 */
export const checkRefund = (form: RefundForm): E.Either<Incomplete, RefundRequest> => {
  const { category, code, orderId, proof } = form
  const description = cleanDescription(form.description)
  const missing: Readonly<Record<RefundField, boolean>> = {
    orderId: orderId.trim() === '',
    category: category === null,
    description: isBlank(description) || description.length > DESCRIPTION_LIMIT,
    proof: proof === null,
    code: !isWholeCode(code),
  }
  const fields = (Object.keys(missing) as readonly RefundField[]).filter((field) => missing[field])
  return category === null || proof === null || fields.length > 0
    ? E.left({ _tag: 'Incomplete', fields })
    : E.right({ orderId: orderId.trim(), category, description, proof, code })
}
