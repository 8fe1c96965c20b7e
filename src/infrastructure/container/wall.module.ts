import { ContainerModule } from 'inversify'
import { makeChooseWall, makeLoadWall, makeMoreOfWall } from '../../application/matching/read-wall.use-case'
import { makeShowWallTip, wallTipIsNew } from '../../application/matching/show-wall-tip.use-case'
import { makeWall } from '../../application/matching/wall'
import { WallModel } from '../../application/matching/wall.model'
import type { WallAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  model: token<WallModel>('wallModel'),
} as const

/** The wall of hosts; stands on the friends, who know everybody. */
export const wallModule = ({ gateway }: WallAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.model)
      .toResolvedValue(
        (acquaintances, local) => new WallModel(acquaintances.blocked, wallTipIsNew(local)),
        [F.acquaintances, T.local],
      )
      .inSingletonScope()
    bind(F.forgetWall).toResolvedValue((model) => () => model.forget(), [S.model])
    bind(F.wall)
      .toResolvedValue(
        (account, acquaintances, clock, local, model) => {
          const deps = { acquaintances, gateway, model, visiting: () => account.userId === null }
          return makeWall({
            model,
            load: makeLoadWall(deps),
            loadMore: makeMoreOfWall(deps),
            choose: makeChooseWall(deps),
            showTip: makeShowWallTip({ clock, local, model }),
          })
        },
        [T.accountModel, F.acquaintances, T.clock, T.local, S.model],
      )
      .inSingletonScope()
  })
