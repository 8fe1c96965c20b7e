import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Coins } from '../../domain/kernel/coins'
import type { InstallBrowser, InstallWay } from '../../domain/tasks/install-offer'
import type { Reward } from '../../domain/tasks/reward'
import type { InstallAnswer } from './install-prompt.port'

export interface InstallView {
  readonly browser: InstallBrowser
  readonly way: InstallWay
  /** Null: not read yet. */
  readonly reward: Reward | null
  /** The popup is due. */
  readonly popup: boolean
  /** Coins that were just given, until it is told. */
  readonly given: Coins | null
}

/** The product as an installed app, and what its person is given for it. */
export interface InstallFeature {
  readonly view: InstallView
  /** Begins what runs while somebody is signed in: claims what is due, and asks in its time. Returns its stop. */
  readonly begin: IO<IO<void>>
  /** Reads how the reward stands. */
  readonly load: Task<void>
  /** Opens the popup by the person's own wish. */
  readonly open: IO<void>
  /** The popup is on the screen. */
  readonly shown: IO<void>
  readonly dismiss: IO<void>
  /** The browser's question, and the reward when it was accepted; begin it within a press (@rule TASK-41, TASK-42). */
  readonly install: Task<InstallAnswer>
  /** `given` has been told. */
  readonly told: IO<void>
}
