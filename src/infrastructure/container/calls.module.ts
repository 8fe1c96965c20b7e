import { ContainerModule } from 'inversify'
import { makeCallsFeature } from '../../application/calls/calls'
import type { CallsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  adapters: token<CallsAdapters>('callsAdapters'),
  framed: token<boolean>('framed'),
  both: token<ReturnType<typeof makeCallsFeature>>('callsBoth'),
} as const

/** Calls between two people; stands on friends and realtime. */
export const callsModule = (parts: CallsAdapters, inFrame: boolean): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.adapters).toConstantValue(parts)
    bind(S.framed).toConstantValue(inFrame)
    bind(S.both)
      .toResolvedValue(
        (
          account,
          adapters,
          clock,
          config,
          framed,
          friends,
          ids,
          journal,
          page,
          refresh,
          session,
          settings,
          signalling,
          tabs,
        ) =>
          makeCallsFeature({
            ...adapters,
            clock,
            config,
            framed,
            ids,
            journal,
            page,
            me: () => account.me,
            person: (id) => friends.view.person(id),
            block: friends.block,
            refreshBalance: refresh,
            session,
            settings,
            signalling,
            tabs,
          }),
        [
          T.accountModel,
          S.adapters,
          T.clock,
          T.config,
          S.framed,
          F.friends,
          T.ids,
          T.journal,
          T.page,
          T.refresh,
          T.tabStore,
          T.local,
          F.signalling,
          T.tabs,
        ],
      )
      .inSingletonScope()
    bind(F.calls).toResolvedValue(({ feature }) => feature, [S.both])
    bind(F.callsInbox).toResolvedValue(({ inbox }) => inbox, [S.both])
  })
