import * as TE from 'fp-ts/TaskEither'
import { ContainerModule } from 'inversify'
import { makeHotVideos } from '../../application/matching/hot-videos'
import type { HotVideosAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const both = token<ReturnType<typeof makeHotVideos>>('hotVideosBoth')

/** Recordings of hosts on the home page; stands on the friends, who know everybody. */
export const hotVideosModule = (parts: HotVideosAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(both)
      .toResolvedValue(
        (account, acquaintances, clock, ids, refresh) =>
          makeHotVideos({
            ...parts,
            acquaintances,
            clock,
            ids,
            me: () => account.userId,
            refresh: TE.fromTask(refresh),
          }),
        [T.accountModel, F.acquaintances, T.clock, T.ids, T.refresh],
      )
      .inSingletonScope()
    bind(F.hotVideos).toResolvedValue(({ feature }) => feature, [both])
    bind(F.forgetHotVideos).toResolvedValue(({ forget }) => forget, [both])
  })
