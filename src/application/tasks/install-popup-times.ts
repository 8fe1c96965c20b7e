import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { installPopupWait } from '../../domain/tasks/install-offer'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'

/** Local storage: when the popup was on the screen last. */
const ASKED_KEY = 'CAMC_INSTALL_ASKED'

interface Deps {
  readonly clock: Clock
  /** Local storage. */
  readonly local: KeyedStore
}

export interface InstallPopupTimes {
  /** The popup is on the screen now, or was until now. */
  readonly note: IO<void>
  /** Runs when the next one is due; answers the stop. */
  readonly next: (run: IO<void>) => IO<void>
}

/** When somebody is asked to install the product. */
export const makeInstallPopupTimes = ({ clock, local }: Deps): InstallPopupTimes => {
  const last = (): number | null => {
    const at = O.getOrElse(() => '')(local.read(ASKED_KEY))
    return /^\d{1,15}$/.test(at) ? Number(at) : null
  }
  return {
    note: () => local.write(ASKED_KEY, String(clock.now())),
    next: (run) => clock.after(installPopupWait(last(), clock.now()), run),
  }
}
