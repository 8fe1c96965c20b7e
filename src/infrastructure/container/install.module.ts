import { ContainerModule } from 'inversify'
import { makeInstall } from '../../application/tasks/install'
import type { RewardsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeInstall>>('installParts'),
} as const

/** The product as an installed app. */
export const installModule = ({ gateway, prompt, reload }: RewardsAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, busy, clock, local, page, refresh) => {
          const me = () => account.userId
          return makeInstall({ busy, clock, gateway, installed: page.installed(), local, me, prompt, refresh, reload })
        },
        [T.accountModel, T.busy, T.clock, T.local, T.page, T.refresh],
      )
      .inSingletonScope()
    bind(F.install).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.forgetInstall).toResolvedValue(({ forget }) => forget, [S.parts])
  })
