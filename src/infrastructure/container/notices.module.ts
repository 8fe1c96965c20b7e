import { ContainerModule } from 'inversify'
import { makeNotices } from '../../application/account/notices'
import type { NoticesAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeNotices>>('noticesParts'),
} as const

/** What members are told, or asked, in law's name. */
export const noticesModule = ({ gateway }: NoticesAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, clock, cookies, tabStore) =>
          makeNotices({ clock, cookies, gateway, me: () => (account.leaving ? null : account.userId), tabStore }),
        [T.accountModel, T.clock, T.cookies, T.tabStore],
      )
      .inSingletonScope()
    bind(F.notices).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.beginNotices).toResolvedValue(({ begin }) => begin, [S.parts])
  })
