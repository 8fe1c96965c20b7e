import type * as Task from 'fp-ts/Task'
import { ContainerModule } from 'inversify'
import { makeShop } from '../../application/coins/shop'
import type { ShopAdapters } from './adapters-coins'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const both = token<ReturnType<typeof makeShop>>('shopBoth')

/** What coins cost, and what of it is chosen; `reloads`: what a purchase may have changed beside own data and ways of playing. */
export const shopModule = ({ gateway }: ShopAdapters, reloads: readonly Task.Task<unknown>[]): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(both)
      .toResolvedValue(
        (account, clock, local, model, refresh) => {
          const me = () => (model.session._tag === 'SignedIn' ? model.session.me : null)
          return makeShop({ clock, gateway, local, me, reloads: [refresh, account.loadPlayWays, ...reloads] })
        },
        [T.account, T.clock, T.local, T.accountModel, T.refresh],
      )
      .inSingletonScope()
    bind(F.shop).toResolvedValue(({ feature }) => feature, [both])
    bind(F.forgetShop).toResolvedValue(({ forget }) => forget, [both])
  })
