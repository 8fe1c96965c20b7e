import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as T from 'fp-ts/Task'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import { SHOP_FROM_KEY } from './checkout-names'
import { makeLoadPacks, type LoadPacksDeps } from './load-packs.use-case'
import { ShopModel } from './shop.model'
import type { ShopFeature } from './shop.feature'

/** How often it is looked whether a special deal has ended. */
const LOOK_MS = 5 * SECOND

export interface ShopDeps extends Omit<LoadPacksDeps, 'model'> {
  readonly clock: Clock
  /** What a purchase may have changed: own data, ways of playing, … (SHELL-52). */
  readonly reloads: readonly T.Task<unknown>[]
}

/** What is sold and what is chosen; `forget`: the session is over. */
export const makeShop = (deps: ShopDeps): { readonly feature: ShopFeature; readonly forget: IO<void> } => {
  const { clock, local, me, reloads } = deps
  const model = new ShopModel()
  const load = makeLoadPacks({ ...deps, model })
  const over = (): boolean =>
    [...model.flash, ...model.packs].some(({ offer }) => (offer?.until ?? Number.POSITIVE_INFINITY) <= clock.now())
  const feature: ShopFeature = {
    view: model,
    load,
    choosePack: (coinCode) => model.choosePack(coinCode),
    chooseWay: (channel) => model.chooseWay(channel),
    rememberOrigin: (path) => local.write(SHOP_FROM_KEY, path),
    leave: () =>
      me() === null
        ? Promise.resolve()
        : pipe(
            reloads,
            RA.traverse(T.ApplicativePar)((reload) => reload),
            T.asUnit,
          )(),
    watch: () => clock.every(LOOK_MS, () => void (over() && load(model.wish)())),
  }
  return { feature, forget: () => model.forget() }
}
