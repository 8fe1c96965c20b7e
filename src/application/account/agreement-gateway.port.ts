import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'

/** What the gateway knows of somebody's agreement to the privacy policy; each asks for oneself only. */
export interface AgreementGateway {
  /** Whether the newest version is still to be agreed to. */
  readonly isDue: (user: UserId) => TaskEither<GatewayError, boolean>
  /** Agrees to the newest version; again is no error. */
  readonly agree: (user: UserId) => TaskEither<GatewayError, void>
}
