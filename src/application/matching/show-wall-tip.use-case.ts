import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { WALL_TIP_MS } from '../../domain/matching/wall'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { WallModel } from './wall.model'
import { storedKeys } from '../kernel/stored-keys'

interface Deps {
  readonly clock: Clock
  readonly local: KeyedStore
  readonly model: WallModel
}

/** Local storage: the tip of the wall was seen (DATA-10). */
const WALL_TIP_KEY = storedKeys.wallTip.name

/** Whether the tip has not been seen to its end in this browser. */
export const wallTipIsNew = (local: KeyedStore): boolean => O.isNone(local.read(WALL_TIP_KEY))

/** After 5 s the tip goes and is remembered as seen; stopped before, it comes again (SHELL-79). */
export type ShowWallTip = IO<IO<void>>

export const makeShowWallTip =
  ({ clock, local, model }: Deps): ShowWallTip =>
  () =>
    clock.after(WALL_TIP_MS, () => {
      local.write(WALL_TIP_KEY, '1')
      model.hideTip()
    })
