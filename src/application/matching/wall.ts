import type { ChooseWall, LoadWall, MoreOfWall } from './read-wall.use-case'
import type { ShowWallTip } from './show-wall-tip.use-case'
import type { WallFeature } from './wall.feature'
import type { WallModel } from './wall.model'

export interface WallParts {
  readonly model: WallModel
  readonly load: LoadWall
  readonly loadMore: MoreOfWall
  readonly choose: ChooseWall
  readonly showTip: ShowWallTip
}

/** The wall as a user interface sees it. */
export const makeWall = ({ model, ...useCases }: WallParts): WallFeature => ({ view: model, ...useCases })
