import * as E from 'fp-ts/Either'
import { roleOf } from '../../../src/domain/matching/hot-video'
import type { HotVideosFeature, HotVideosView } from '../../../src/application/matching/hot-videos.feature'

/** Hot videos made of plain values: none, unless a test says otherwise. */
export const aHotVideos = (
  view: Partial<HotVideosView> = {},
  over: Partial<HotVideosFeature> = {},
): HotVideosFeature => ({
  view: {
    videos: [],
    listing: 'loaded',
    more: false,
    seen: null,
    role: (place) => roleOf(place, view.seen ?? null),
    place: 0,
    covered: false,
    sound: false,
    clip: () => ({ _tag: 'None' }),
    likePrice: 1,
    liked: () => false,
    liking: () => false,
    ...view,
  },
  load: async () => undefined,
  loadMore: async () => undefined,
  look: () => undefined,
  passBy: () => undefined,
  lookAway: () => undefined,
  cover: () => undefined,
  setSound: () => undefined,
  unplayable: () => undefined,
  like: () => async () => E.right(false),
  ...over,
})
