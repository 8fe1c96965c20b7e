import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { PushChoice, PushChoices } from '../../domain/tasks/push-choices'
import type { PushPermission } from '../../domain/tasks/push-offer'
import type { GatewayError } from '../kernel/gateway-error'

/** `failed`: allowed, but the push service or the gateway did not take it. */
export type TurnedOn = PushPermission | 'failed'

export interface PushView {
  readonly permission: PushPermission
  /** The person wants pushes on this device. */
  readonly wanted: boolean
  /** Where a pressed notice leads; null: nowhere, or there already. */
  readonly opened: string | null
  /** Null: not read yet. */
  readonly choices: PushChoices | null
}

/** Pushes to this device, for whoever is signed in. */
export interface PushFeature {
  readonly view: PushView
  /** Asks the browser, where it has not been answered, and registers this device; begin it within a press (@rule TASK-48, TASK-50). */
  readonly turnOn: Task<TurnedOn>
  /** Until `turnOn` nothing is sent here, whoever signs in. */
  readonly turnOff: TaskEither<GatewayError, void>
  readonly loadChoices: TaskEither<GatewayError, void>
  /** Takes effect at once, and back when the gateway does not take it. */
  readonly choose: (choice: PushChoice, wanted: boolean) => TaskEither<GatewayError, void>
  /** The page is where `view.opened` leads. */
  readonly arrived: IO<void>
  /** The number at the icon of the product. */
  readonly badge: (unread: number) => void
  /** What these notices told has been seen. */
  readonly clear: (tag: string) => void
}
