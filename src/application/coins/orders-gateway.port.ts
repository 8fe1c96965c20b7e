import type { TaskEither } from 'fp-ts/TaskEither'
import type { Purchase } from '../../domain/coins/purchase'
import type { RefundRequest } from '../../domain/coins/refund'
import type { GatewayError } from '../kernel/gateway-error'
import type { PictureFile } from '../kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../kernel/upload'

/** Own orders, and what is asked back of them. */
export interface OrdersGateway {
  /** Newest first. Without the token cookie nothing is sent (COIN-44). */
  readonly orders: TaskEither<GatewayError, readonly Purchase[]>
  /** The address that is linked to the account; null: it has none. */
  readonly linkedEmail: TaskEither<GatewayError, string | null>
  /** Mails a code to the linked address; where the account has none, to `email`. A code that is on its way counts as sent. */
  readonly sendRefundCode: (email: string | null) => TaskEither<GatewayError, void>
  /** Answers the address of the picture, which only its owner and the operators see. */
  readonly uploadProof: (file: PictureFile, onProgress: OnProgress) => Sending<GatewayError, string>
  /** Asks money back, once for each order; the same `key` again is the same request. */
  readonly submitRefund: (request: RefundRequest, key: string) => TaskEither<GatewayError, void>
}
