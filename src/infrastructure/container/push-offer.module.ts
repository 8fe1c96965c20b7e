import { ContainerModule } from 'inversify'
import { makePushOffer } from '../../application/tasks/push-offer'
import type { RewardsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makePushOffer>>('pushOfferParts'),
} as const

/** The offer of pushes; pushes themselves are loaded. */
export const pushOfferModule = ({ gateway }: Pick<RewardsAdapters, 'gateway'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, clock, local, page, push, refresh) => {
          const me = () => account.userId
          return makePushOffer({ clock, gateway, installed: page.installed(), local, me, push, refresh })
        },
        [T.accountModel, T.clock, T.local, T.page, F.push, T.refresh],
      )
      .inSingletonScope()
    bind(F.pushOffer).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.forgetPushOffer).toResolvedValue(({ forget }) => forget, [S.parts])
  })
