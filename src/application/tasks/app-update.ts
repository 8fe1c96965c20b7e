import type { IO } from 'fp-ts/IO'
import { HOUR, SECOND } from '../../domain/kernel/time'
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

/** To keep the program is work for a weak phone: what its person does first goes before. */
export const KEEP_AFTER_MS = 2 * SECOND

/** How often a page that stays open asks for a newer build. */
export const LOOK_EVERY_MS = HOUR

/** The program is kept, and renewed when its person says so, never in a call (@rule PLUS-18). */
export const makeAppUpdate = ({ busy, clock, model, updates }: Deps): AppUpdateFeature => ({
  view: model,
  follow: () => {
    let deaf: IO<void> = () => {}
    const stops = [
      clock.after(KEEP_AFTER_MS, () => {
        deaf = updates.follow({ newer: () => model.setNewer(), kept: () => model.setKept() })
      }),
      clock.every(LOOK_EVERY_MS, () => void updates.look()),
    ]
    return () => {
      stops.forEach((stop) => stop())
      deaf()
    }
  },
  update: async () => {
    if (busy() || !model.offered) return
    await updates.takeOver()
    if (!busy()) updates.reload()
  },
  later: () => model.putAway(),
})
