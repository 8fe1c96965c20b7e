import { ContainerModule } from 'inversify'
import { makeOffers } from '../../application/coins/offers'
import type { OffersAdapters } from './adapters-coins'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeOffers>>('offersParts'),
} as const

/** Special prices. */
export const offersModule = ({ gateway }: OffersAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, clock, config, local, tabStore) => {
          const me = () => (account.session._tag === 'SignedIn' ? account.session.me : null)
          return makeOffers({ clock, config, gateway, local, me, tabStore })
        },
        [T.accountModel, T.clock, T.config, T.local, T.tabStore],
      )
      .inSingletonScope()
    bind(F.offers).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.forgetOffers).toResolvedValue(({ forget }) => forget, [S.parts])
  })
