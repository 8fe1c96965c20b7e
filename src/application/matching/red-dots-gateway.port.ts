import type { TaskEither } from 'fp-ts/TaskEither'
import type { Editions } from '../../domain/matching/red-dots'
import type { GatewayError } from '../kernel/gateway-error'

/** Tells what is new to the person who is signed in. */
export interface RedDotsGateway {
  readonly editions: TaskEither<GatewayError, Editions>
}
