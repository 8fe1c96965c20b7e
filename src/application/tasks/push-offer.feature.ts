import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Coins } from '../../domain/kernel/coins'
import type { PushPermission } from '../../domain/tasks/push-offer'
import type { TurnedOn } from './push.feature'
import type { Reward } from '../../domain/tasks/reward'

/** @rule TASK-47 */
export interface PushOfferView {
  /** This browser can be sent pushes. */
  readonly support: boolean
  readonly permission: PushPermission
  /** Null: not read yet. */
  readonly reward: Reward | null
  /** The person has had the coins. */
  readonly hasCoin: boolean
  /** The popup is due. */
  readonly popup: boolean
  /** The browser's own question waits for the next press (@rule TASK-49). */
  readonly atTap: boolean
  /** It is being turned on. */
  readonly busy: boolean
  /** Coins that were just given, until it is told. */
  readonly given: Coins | null
}

/** Asks whether pushes may be sent, and what the person is given for it. */
export interface PushOfferFeature {
  readonly view: PushOfferView
  /** Begins what runs while somebody is signed in: the offer, each time it is due. Returns its stop. */
  readonly begin: IO<IO<void>>
  /** Reads how the reward stands. */
  readonly load: Task<void>
  /** The popup is on the screen. */
  readonly shown: IO<void>
  readonly dismiss: IO<void>
  /** The browser's question, and the reward when pushes are on; begin it within a press (@rule TASK-48). */
  readonly accept: Task<TurnedOn>
  /** `given` has been told. */
  readonly told: IO<void>
}
