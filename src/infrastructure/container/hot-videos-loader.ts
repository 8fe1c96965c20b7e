import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { HotVideosFeature } from '../../application/matching/hot-videos.feature'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

export interface HotVideosLoader {
  readonly load: () => Promise<HotVideosFeature>
  /** What a member saw is forgotten with the session; what a visitor saw stays in its place when one begins. */
  readonly ending: SessionEffect
}

/** Hot videos, which make their hosts known to the friends. */
export const makeHotVideosLoader = (
  container: Container,
  adapters: CoreAdapters,
  friends: () => Promise<unknown>,
  loaded: { hotVideos?: HotVideosFeature },
): HotVideosLoader => ({
  load: once(async () => {
    const [{ hotVideosModule }, parts] = await Promise.all([
      import('./hot-videos.module'),
      adapters.hotVideos(),
      friends(),
    ])
    container.load(hotVideosModule(parts))
    return (loaded.hotVideos = container.get(F.hotVideos))
  }),
  ending: () => () => {
    if (loaded.hotVideos !== undefined) container.get(F.forgetHotVideos)()
  },
})
