import type { IO } from 'fp-ts/IO'

/** Whether somebody looks and whether there is a network. Listeners hear every change until stopped. */
export interface Page {
  readonly visible: () => boolean
  readonly online: () => boolean
  readonly onVisible: (run: (visible: boolean) => void) => IO<void>
  readonly onOnline: (run: (online: boolean) => void) => IO<void>
}
