import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'

/** Whether somebody looks, whether there is a network, and on what the product runs. Listeners hear every change until stopped. */
export interface Page {
  readonly visible: () => boolean
  readonly online: () => boolean
  /** The product runs as an installed app. */
  readonly installed: () => boolean
  /** The device is touched rather than pointed at, whatever the size of its window (CALL-49). */
  readonly touched: () => boolean
  /** Ends once what shows now has been painted, at once where nobody sees it: what a person need not wait for comes after it. */
  readonly painted: Task<void>
  readonly onVisible: (run: (visible: boolean) => void) => IO<void>
  readonly onOnline: (run: (online: boolean) => void) => IO<void>
}
