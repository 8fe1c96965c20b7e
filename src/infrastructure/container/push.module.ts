import { ContainerModule } from 'inversify'
import { keepTappedPush, makeReportPush } from '../../application/account/tapped-push'
import { makePush, type PushDeps } from '../../application/tasks/push'
import type { PushAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makePush>>('pushParts'),
} as const

/** Pushes to this device; `answer` reaches the calls. */
export const pushModule = (adapters: PushAdapters, answer: PushDeps['answer']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, cookies, journal, local, tabStore, usage) => {
          const report = makeReportPush({ cookies, usage })
          return makePush({
            ...adapters,
            answer,
            journal,
            local,
            tabStore,
            gender: () => (account.session._tag === 'SignedIn' ? account.session.me.gender : 'male'),
            left: () => account.userId === null || account.leaving,
            tapped: ({ sendTime, ...mark }, me) => {
              keepTappedPush(cookies, { ...mark, sendTime: String(sendTime) })
              report(me)
            },
          })
        },
        [T.accountModel, T.cookies, T.journal, T.local, T.tabStore, T.usage],
      )
      .inSingletonScope()
    bind(F.push).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.pushEffects).toResolvedValue(({ everywhere, leading }) => ({ everywhere, leading }), [S.parts])
  })
