import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { noPushPopups, pushPopupWait, type PushPopups } from '../../domain/tasks/push-offer'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'

/** Local storage: how many popups about pushes were shown on this device, and when the last one was. */
const POPUPS_KEY = 'CAMC_PUSH_POPUPS'

interface Deps {
  readonly clock: Clock
  /** Local storage. */
  readonly local: KeyedStore
}

export interface PushPopupTimes {
  /** One more popup is on the screen now. */
  readonly shown: IO<void>
  /** It was on the screen until now. */
  readonly closed: IO<void>
  /** Runs when the next one is due, those of other tabs counted; answers the stop. */
  readonly next: (run: IO<void>) => IO<void>
}

/** When somebody is asked about pushes (@rule TASK-51). */
export const makePushPopupTimes = ({ clock, local }: Deps): PushPopupTimes => {
  const noted = (): string => O.getOrElse(() => '')(local.read(POPUPS_KEY))
  /** What is not written so was not written by the product. */
  const read = (): PushPopups => {
    const [, count = '', lastAt = ''] = /^(\d{1,6})@(\d{1,15})$/.exec(noted()) ?? []
    return count === '' ? noPushPopups : { count: Number(count), lastAt: Number(lastAt) }
  }
  const note = (more: number): void => local.write(POPUPS_KEY, `${read().count + more}@${clock.now()}`)
  const next: PushPopupTimes['next'] = (run) => {
    const before = noted()
    let stop = clock.after(pushPopupWait(read(), clock.now()), () => {
      if (noted() === before) run()
      else stop = next(run)
    })
    return () => stop()
  }
  return { shown: () => note(1), closed: () => note(0), next }
}
