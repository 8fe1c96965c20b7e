import type { TaskEither } from 'fp-ts/TaskEither'
import type { PushChoices } from '../../domain/tasks/push-choices'
import type { Gender } from '../../domain/kernel/person'
import type { GatewayError } from '../kernel/gateway-error'

/** What the gateway knows of this device and of the wishes of whoever is signed in. */
export interface PushGateway {
  /** Pushes of this session go to `token`, and to nobody who used this device before (@rule TASK-48). */
  readonly register: (token: string, gender: Gender) => TaskEither<GatewayError, void>
  /** No pushes go to this session any more. */
  readonly forget: TaskEither<GatewayError, void>
  readonly choices: TaskEither<GatewayError, PushChoices>
  readonly saveChoices: (choices: PushChoices) => TaskEither<GatewayError, void>
}
