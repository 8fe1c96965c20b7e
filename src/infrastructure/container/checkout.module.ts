import { ContainerModule } from 'inversify'
import { makeCheckout } from '../../application/coins/checkout'
import type { CheckoutAdapters } from './adapters-coins'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const both = token<ReturnType<typeof makeCheckout>>('checkoutBoth')

/** Placing an order, the way to the provider and back, saved cards. */
export const checkoutModule = (parts: CheckoutAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(both)
      .toResolvedValue(
        (account, clock, ids, local, refresh, tabs, tabStore) =>
          makeCheckout({ ...parts, clock, ids, local, me: () => account.userId, refresh, tabs, tabStore }),
        [T.accountModel, T.clock, T.ids, T.local, T.refresh, T.tabs, T.tabStore],
      )
      .inSingletonScope()
    bind(F.checkout).toResolvedValue(({ feature }) => feature, [both])
    bind(F.forgetCheckout).toResolvedValue(({ forget }) => forget, [both])
  })
