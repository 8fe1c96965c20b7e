import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrdersGateway } from '../../application/coins/orders-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { refundCategories } from '../../domain/coins/refund'
import { linkCalls } from './contract/link.calls'
import { reportsCalls } from './contract/reports.calls'
import { shopCalls } from './contract/shop.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import { toPurchase } from './purchase-mapping'
import type { RequestIdentity } from './request-identity'
import { sendFile } from './send-file'

const signedOut: GatewayError = { _tag: 'SessionOver', code: 401, message: '' }
/** From where a refund is asked; the only place there is. */
const SOURCE = 'web'

/** Own orders and refunds over the wire (rows 62, 152 to 154, 178). */
export const makeOrdersGateway = (gateway: Gateway, { token, userId }: RequestIdentity): OrdersGateway => {
  const { ask } = gateway
  return {
    orders: pipe(
      TE.fromIOEither<GatewayError, void>(() => (token() === '' ? E.left(signedOut) : E.right(undefined))),
      TE.flatMap(() => ask(shopCalls.orders, { userId: userId() })),
      TE.map(({ list }) => list.map(toPurchase)),
    ),
    linkedEmail: pipe(
      ask(linkCalls.links, {}),
      TE.map(({ email }) => email?.value ?? null),
    ),
    sendRefundCode: (email) =>
      pipe(
        ask(shopCalls.verificationCode, { userId: userId(), ...(email === null ? {} : { email }) }),
        TE.map(discard),
      ),
    uploadProof: (file, onProgress) =>
      sendFile(gateway, reportsCalls.reportImage, file, onProgress, ({ image }) => image),
    submitRefund: ({ category, code, description, orderId, proof }, idempotencyKey) =>
      pipe(
        ask(
          shopCalls.submitRefund,
          {
            o_id: orderId,
            prob_Type: refundCategories[category],
            prob_detail: description,
            bi_url: proof,
            verify_code: code,
            source: SOURCE,
          },
          { idempotencyKey },
        ),
        TE.map(discard),
      ),
  }
}
