import { HOUR } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { AppUpdateFeature } from './app-update.feature'
import type { AppUpdateModel } from './app-update.model'
import type { AppUpdates } from './app-update.port'

interface Deps {
  readonly clock: Clock
  readonly model: AppUpdateModel
  readonly updates: AppUpdates
  /** It rings, or a call is on. */
  readonly busy: () => boolean
}

/** How often a page that stays open asks for a newer build. */
export const LOOK_EVERY_MS = HOUR

/** The program is kept, and renewed when its person says so, never in a call (@rule PLUS-18). */
export const makeAppUpdate = ({ busy, clock, model, updates }: Deps): AppUpdateFeature => ({
  view: model,
  follow: () => {
    const deaf = updates.follow({ newer: () => model.setNewer(), kept: () => model.setKept() })
    const rest = clock.every(LOOK_EVERY_MS, () => void updates.look())
    return () => {
      rest()
      deaf()
    }
  },
  update: () => (busy() || !model.offered ? undefined : updates.takeOver()),
  later: () => model.putAway(),
})
