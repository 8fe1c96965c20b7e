import { ContainerModule } from 'inversify'
import * as O from 'fp-ts/Option'
import { makeMatching } from '../../application/matching/matching'
import type { MatchingAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  adapters: token<MatchingAdapters>('matchingAdapters'),
  both: token<ReturnType<typeof makeMatching>>('matchingBoth'),
} as const

/** LiveCam matching; stands on the calls, which the talks of its matches are. */
export const matchingModule = (parts: MatchingAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.adapters).toConstantValue(parts)
    bind(S.both)
      .toResolvedValue(
        (account, adapters, calls, clock, ids, settings, tabs) =>
          makeMatching({
            ...adapters,
            clock,
            ids,
            meetings: calls.meetings,
            settings,
            tabs,
            vip: () => O.exists(({ paid }: { readonly paid: boolean }) => paid)(account.me),
          }),
        [T.accountModel, S.adapters, F.callsInbox, T.clock, T.ids, T.local, T.tabs],
      )
      .inSingletonScope()
    bind(F.matching).toResolvedValue(({ feature }) => feature, [S.both])
    bind(F.matchingInbox).toResolvedValue(({ inbox }) => inbox, [S.both])
  })
