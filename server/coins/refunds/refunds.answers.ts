import * as E from 'fp-ts/Either'
import { categoryOf, cleanDescription, mayRequestRefund } from '../../../src/domain/coins/refund'
import { isBlank } from '../../../src/domain/kernel/visible'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import { answer, refuse, type Answered, type Asked, type Refusal } from '../../http/handler'
import type { Work } from '../../store/store'
import { orderOf, type OrderRow } from '../orders/orders.port'
import { takeProof, uploadProof } from './proofs'
import { sendRefundCode, useRefundCode } from './refund-code'
import { findRefund, storeRefund } from './refund-store'
import type { RefundsDeps } from './refunds-deps'

type Call = typeof shopCalls.submitRefund

const INCOMPLETE = refuse(400, 'Order ID cannot be empty')
const UNKNOWN = refuse(404)
const REJECTED = refuse(400, 'Feedback rejected')
/** The picture is gone or not one of this person's; it can be sent again. */
const NO_PROOF = refuse(40001, 'Unsupported image format')
const ANOTHER = refuse(403)

/** What is typed, once it says something. */
const wordsOf = (params: ParamsOf<Call>): E.Either<Refusal, string> => {
  const description = cleanDescription(params.prob_detail)
  return params.o_id === '' || categoryOf(params.prob_Type) === undefined || isBlank(description)
    ? E.left(INCOMPLETE)
    : E.right(description)
}

/** The order, while its money may be asked back; somebody else's is as unknown as one that never was (@rule COIN-50). */
const orderToReturn = async (
  work: Work,
  { orders }: RefundsDeps,
  { now, params, session }: Asked<Call>,
): Promise<E.Either<Refusal, OrderRow>> => {
  const row = await orders.own(work.db, session.userId, params.o_id)
  if (row === undefined) return E.left(UNKNOWN)
  const known = await findRefund(work.db, row.order_id)
  const asked = { order: orderOf(row), orderedAt: row.created_at, ...(known && { refund: known.state }) }
  return mayRequestRefund(asked, now) ? E.right(row) : E.left(REJECTED)
}

/** Row 154: asks the money of an own order back, once; an operator decides (@rule COIN-45, COIN-48, COIN-50). */
const submit = (deps: RefundsDeps): Answered =>
  answer(shopCalls.submitRefund, async (asked, work) => {
    const { now, params, session } = asked
    const words = wordsOf(params)
    if (E.isLeft(words)) return words
    const order = await orderToReturn(work, deps, asked)
    if (E.isLeft(order)) return order
    const used = await useRefundCode(work, deps, asked, params.verify_code)
    if (E.isLeft(used)) return used
    const proofId = await takeProof(work, params.bi_url, session.userId)
    if (proofId === undefined) return E.left(NO_PROOF)
    const { order_id: orderId } = order.right
    const request = { orderId, category: params.prob_Type, description: words.right, proofId, now }
    const stored = await storeRefund(work, { ...request, userId: session.userId })
    return stored ? E.right(null) : E.left(REJECTED)
  })

/** Row 153: mails the code that a request needs (@rule COIN-48). */
const code = (deps: RefundsDeps): Answered =>
  answer(shopCalls.verificationCode, async (asked, work) => {
    const { params, session } = asked
    if (params.userId !== session.userId) return E.left(ANOTHER)
    const sent = await sendRefundCode(work, deps, asked, params.email ?? '')
    return E.map(() => null)(sent)
  })

/** Rows 62, 153 and 154. */
export const makeRefundsAnswers = (deps: RefundsDeps): readonly Answered[] => [
  uploadProof(deps),
  code(deps),
  submit(deps),
]
