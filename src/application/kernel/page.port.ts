import type { IO } from 'fp-ts/IO'

/** Whether somebody looks, whether there is a network, and whether the product runs as an installed app. Listeners hear every change until stopped. */
export interface Page {
  readonly visible: () => boolean
  readonly online: () => boolean
  readonly installed: () => boolean
  readonly onVisible: (run: (visible: boolean) => void) => IO<void>
  readonly onOnline: (run: (online: boolean) => void) => IO<void>
}
