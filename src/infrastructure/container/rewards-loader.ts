import type { IO } from 'fp-ts/IO'
import type { Container } from 'inversify'
import type { Features } from '../../application/core'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

type RewardFeatures = Pick<Features, 'install' | 'pushOffer'>

export interface RewardLoaders {
  readonly loaders: { readonly [Name in keyof RewardFeatures]: () => Promise<RewardFeatures[Name]> }
  /** The session is over: nothing is offered any more. */
  readonly forget: IO<void>
}

/** Installing, and the offer of pushes, which stands on the pushes. */
export const makeRewardLoaders = (
  container: Container,
  adapters: CoreAdapters,
  push: () => Promise<unknown>,
  loaded: { -readonly [Name in keyof RewardFeatures]?: RewardFeatures[Name] },
): RewardLoaders => ({
  loaders: {
    install: once(async () => {
      const [{ installModule }, parts] = await Promise.all([import('./install.module'), adapters.rewards()])
      container.load(installModule(parts))
      return (loaded.install = container.get(F.install))
    }),
    pushOffer: once(async () => {
      const [{ pushOfferModule }, parts] = await Promise.all([
        import('./push-offer.module'),
        adapters.rewards(),
        push(),
      ])
      container.load(pushOfferModule(parts))
      return (loaded.pushOffer = container.get(F.pushOffer))
    }),
  },
  forget: () => {
    if (loaded.install !== undefined) container.get(F.forgetInstall)()
    if (loaded.pushOffer !== undefined) container.get(F.forgetPushOffer)()
  },
})
