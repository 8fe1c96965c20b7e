import type { PushNotices, PushTap } from '../../src/application/tasks/push-notices.port'
import { makeListeners, type Listeners } from './listeners'

export interface PushNoticesFake extends PushNotices {
  /** Tags of what stands beside the page. */
  readonly standing: Set<string>
  readonly taps: Listeners<PushTap>
  readonly count: () => number
}

/** Notices that a test puts up and presses. */
export const makePushNoticesFake = (): PushNoticesFake => {
  const [standing, taps] = [new Set<string>(), makeListeners<PushTap>()]
  let badge = 0
  return {
    standing,
    taps,
    count: () => badge,
    onTap: taps.add,
    clear: (tag) => void standing.delete(tag),
    clearAll: () => standing.clear(),
    badge: (count) => {
      badge = count
    },
  }
}
