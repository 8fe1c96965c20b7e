import type { Clock } from './clock'
import type { Chore } from './chores'
import type { Limiters } from './http/steps/limits.step'
import type { Settings } from './settings'
import { deleteOld } from './store/delete-old'
import type { Store } from './store/store'

/** Challenges of the bot check live among the nonces for up to five minutes. */
const NONCE_ROOM_MS = 300_000

/** Forgets what no longer matters: nonces outside the window, old answers, old inbox rows, passed windows. */
export const sweeps = (
  store: Store,
  limiters: Limiters,
  clock: Clock,
  { inbox: { keepMs }, request }: Settings,
): readonly Chore[] => [
  {
    name: 'nonces',
    everyMs: 60_000,
    run: () => deleteOld(store, 'nonces', clock.now() - request.oldMs - request.aheadMs - NONCE_ROOM_MS),
  },
  {
    name: 'limits',
    everyMs: 60_000,
    run: async () => {
      await limiters.memory.sweep(clock.now())
      await limiters.stored.sweep(clock.now())
    },
  },
  {
    name: 'answers and inbox',
    everyMs: 3_600_000,
    run: async () => {
      await deleteOld(store, 'idempotency', clock.now() - request.rememberAnswersMs)
      await deleteOld(store, 'inbox', clock.now() - keepMs)
    },
  },
]
