import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Acquaintances } from '../friends/acquaintances'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { Clips } from './clips.port'
import { makeHoldClips } from './hold-clips'
import type { HotVideosFeature } from './hot-videos.feature'
import type { HotVideosGateway } from './hot-videos-gateway.port'
import { HotVideosModel } from './hot-videos.model'
import { makeLikeHost } from './like-host.use-case'
import { makeLoadHotVideos } from './load-hot-videos.use-case'

export interface HotVideosDeps {
  readonly acquaintances: Acquaintances
  readonly clips: Clips
  readonly clock: Pick<Clock, 'now'>
  readonly gateway: HotVideosGateway
  readonly ids: Ids
  readonly me: () => UserId | null
  readonly refresh: TaskEither<never, unknown>
}

/** Hot videos of the home page, for members and visitors; `forget`: the session is over. */
export const makeHotVideos = (
  deps: HotVideosDeps,
): { readonly feature: HotVideosFeature; readonly forget: IO<void> } => {
  const model = new HotVideosModel(deps.acquaintances.blocked)
  const { look } = makeHoldClips({ clips: deps.clips, model })
  const feature: HotVideosFeature = {
    view: model,
    ...makeLoadHotVideos({ ...deps, model }),
    look,
    passBy: () => model.passBy(),
    lookAway: () => look(null),
    cover: (covered) => model.cover(covered),
    setSound: (on) => model.setSound(on),
    unplayable: (id) => model.setClip(id, { _tag: 'ClipUnsupported' }),
    like: makeLikeHost({ ...deps, model }),
  }
  return { feature, forget: () => model.forget() }
}
