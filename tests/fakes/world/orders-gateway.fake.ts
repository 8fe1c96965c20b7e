import * as E from 'fp-ts/Either'
import type { OrdersGateway } from '../../../src/application/coins/orders-gateway.port'
import { mayAskBack } from '../../../src/domain/coins/refund'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { PlacedOrder } from './orders-desk'
import { REFUND_CODE } from './orders-desk'
import { answeringSigned, refusal, type Rig } from './seat'
import { sending } from './sending'
import { must, type World } from './world'

const REJECTED = 400
const EXPIRED = 25501
const WRONG = 25502
const NO_PROOF = 40001
const UNKNOWN = { _tag: 'HttpFailed', status: 404, retryAfter: 0 } as const
const NOTHING_TO_ASK = { _tag: 'HttpFailed', status: 403, retryAfter: 0 } as const

/** Own orders and refunds of one browser. */
export const makeOrdersGatewayFake = (world: World, seat: Rig): OrdersGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const desk = world.orders
  const answered = new Set<string>()
  const own = (user: UserId): readonly PlacedOrder[] => desk.placed.filter((one) => one.user === user)
  const refundable = ({ purchase }: PlacedOrder): boolean => mayAskBack(purchase, world.clock.now())
  const emailOf = (user: UserId): string | null =>
    desk.withoutEmail.has(user) ? null : must(world.accounts.get(user)).email
  return {
    orders: asked('orders', (user) =>
      E.right(own(user).map((one) => ({ ...one.purchase, refundable: refundable(one) }))),
    ),
    linkedEmail: asked('linkedEmail', (user) => E.right(emailOf(user))),
    sendRefundCode: (email) =>
      asked('sendRefundCode', (user) => {
        if (!own(user).some(refundable)) return E.left(NOTHING_TO_ASK)
        const to = emailOf(user) ?? email
        if (to === null) return E.left(refusal(REJECTED))
        desk.codes.set(user, to)
        return E.right(undefined)
      }),
    uploadProof: ({ name }, onProgress) =>
      sending(
        asked('uploadProof', (user) => {
          const address = `/proofs/${seat.name}/${name}`
          desk.proofs.set(address, user)
          return E.right(address)
        }),
        onProgress,
      ),
    submitRefund: (request, key) =>
      asked('submitRefund', (user) => {
        if (answered.has(key)) return E.right(undefined)
        const order = own(user).find(({ purchase }) => purchase.orderId === request.orderId)
        if (order === undefined) return E.left(UNKNOWN)
        if (!refundable(order)) return E.left(refusal(REJECTED, 'Feedback rejected'))
        if (!desk.codes.has(user)) return E.left(refusal(EXPIRED))
        if (request.code !== REFUND_CODE) return E.left(refusal(WRONG))
        if (desk.proofs.get(request.proof) !== user) return E.left(refusal(NO_PROOF))
        desk.codes.delete(user)
        desk.proofs.delete(request.proof)
        desk.requests.push(request)
        answered.add(key)
        order.purchase = { ...order.purchase, refundable: false, refund: 'open' }
        return E.right(undefined)
      }),
  }
}
