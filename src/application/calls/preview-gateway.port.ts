import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Recording } from '../../domain/calls/simulated-call'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'

/** Recordings of hosts; what is not marked as recorded is none (PLUS-1). */
export interface PreviewGateway {
  /** None: this host has no recording (CALL-83). */
  readonly preview: (host: UserId) => TaskEither<GatewayError, Option<Recording>>
}
