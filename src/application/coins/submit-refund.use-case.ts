import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import { checkRefund, type RefundForm, type RefundRequest } from '../../domain/coins/refund'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { LoadOrders } from './load-orders.use-case'
import type { OrdersGateway } from './orders-gateway.port'
import type { RefundOutcome } from './orders.feature'
import type { OrdersModel } from './orders.model'
import { isRejection, refundProblemOf } from './refund-problem'

interface Deps {
  readonly clock: Clock
  readonly gateway: OrdersGateway
  readonly ids: Ids
  readonly load: LoadOrders
  readonly model: OrdersModel
  /** Waits for a picture that is on its way. */
  readonly proofSettled: Task<void>
}

/** Sends the form once it is whole (@rule COIN-45, COIN-46); null: it stays, and the view says why, or it was left meanwhile. */
type SubmitRefund = (form: Omit<RefundForm, 'proof'>) => Task<RefundOutcome | null>

/** The same request has the same key, so that a reply that was lost asks nothing twice. */
const makeKeys = (ids: Ids): ((request: RefundRequest) => string) => {
  let last = { content: '', key: '' }
  return (request) => {
    const content = JSON.stringify(request)
    if (content !== last.content) last = { content, key: ids.uuid() }
    return last.key
  }
}

export const makeSubmitRefund = ({ clock, gateway, ids, load, model, proofSettled }: Deps): SubmitRefund => {
  const keyOf = makeKeys(ids)
  const send = async (request: RefundRequest, left: IO<boolean>): Promise<RefundOutcome | null> => {
    const sent = await gateway.submitRefund(request, keyOf(request))()
    if (E.isRight(sent)) model.noteAsked(request.orderId)
    else if (left()) return null
    if (E.isLeft(sent) && !isRejection(sent.left)) {
      const problem = refundProblemOf(sent.left, 'NotSent', clock.now())
      // The gateway has the picture no more: another one is asked for.
      model.change({ sending: false, problem, ...(problem._tag === 'Incomplete' && { proof: { _tag: 'None' } }) })
      return null
    }
    await load()
    if (left()) return null
    model.change({ sending: false })
    const known = model.orders.find(({ orderId }) => orderId === request.orderId)
    return E.isRight(sent) || known?.refund === 'open' ? 'received' : 'rejected'
  }
  return (form) => async () => {
    if (model.refund.sending) return null
    const { forms } = model
    const left = (): boolean => model.forms !== forms
    model.change({ sending: true, problem: null })
    await proofSettled()
    if (left()) return null
    const { proof } = model.refund
    const request = checkRefund({ ...form, proof: proof._tag === 'Kept' ? proof.address : null })
    if (E.isRight(request)) return send(request.right, left)
    model.change({ sending: false, problem: request.left })
    return null
  }
}
