import type { TaskEither } from 'fp-ts/TaskEither'
import type { AppealState } from '../../domain/safety/appeal'
import type { GatewayError } from '../kernel/gateway-error'

/** Takes an appeal against a ban; `token` stands for somebody who is kept out, null for who is signed in. */
export interface AppealGateway {
  readonly appeal: (text: string, token: string | null) => TaskEither<GatewayError, AppealState>
}
