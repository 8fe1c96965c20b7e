import type { IO } from 'fp-ts/IO'
import type { Tabs } from '../kernel/tabs.port'
import type { Deliver } from './deliver'
import { isHint, type Hint } from './hint'

interface Deps {
  readonly deliver: Deliver
  readonly tabs: Tabs
}

const HINTS = 'realtime-hint'
const HELLO = 'realtime-hello'

/** Hands a hint to this tab and to all others. */
export const makeBroadcast =
  ({ deliver, tabs }: Deps) =>
  (hint: Hint): void => {
    tabs.tell(HINTS, hint)
    deliver(hint)
  }

/** Takes what the leading tab hears, and asks it how the connection stands; until stopped. */
export const hearLeader = ({ deliver, tabs }: Deps): IO<void> => {
  const stop = tabs.hear(HINTS, (body) => (isHint(body) ? deliver(body) : undefined))
  tabs.tell(HELLO, null)
  return stop
}

/** Answers a tab that was opened later. */
export const answerHello = (tabs: Tabs, state: () => Hint): IO<void> =>
  tabs.hear(HELLO, () => tabs.tell(HINTS, state()))
