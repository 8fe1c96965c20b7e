import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { HotVideosGateway } from '../../application/matching/hot-videos-gateway.port'
import type { HotVideo } from '../../domain/matching/hot-video'
import { LIKE_PRICE } from '../../domain/matching/places'
import { listsCalls } from './contract/lists.calls'
import { matchingCalls } from './contract/matching.calls'
import type { PersonInfo } from './contract/user.codec'
import type { RecordedVideoInfo } from './contract/video.codec'
import type { Gateway } from './gateway'
import { toAcquaintance } from './person-mapping'

/** What is not marked as recorded is never shown as if it were a person (@rule PLUS-1). */
const toHotVideo = (user: PersonInfo, video: RecordedVideoInfo | undefined): O.Option<HotVideo> =>
  video?.recorded !== 1 || video.video_url === ''
    ? O.none
    : pipe(
        toAcquaintance(user),
        O.map((host) => ({ id: video.id, address: video.video_url, host })),
      )

/** Hot videos over the wire (rows 30, 33, 34, 35, 140). */
export const makeHotVideosGateway = ({ ask }: Gateway): HotVideosGateway => ({
  list: (page) =>
    pipe(
      ask(matchingCalls.hotList, { pageNo: page }),
      TE.map(({ list, pages }) => ({
        items: pipe(
          list,
          RA.filterMap((video) => toHotVideo(video.user, video)),
        ),
        pages,
      })),
    ),
  guests: pipe(
    ask(listsCalls.guests, {}),
    TE.map(({ list }) =>
      pipe(
        list,
        RA.filterMap((guest) => toHotVideo(guest, guest.video)),
      ),
    ),
  ),
  take: pipe(
    ask(matchingCalls.takeVideo, {}),
    TE.map(({ video }) => (video === undefined ? O.none : toHotVideo(video.user, video))),
  ),
  likePrice: pipe(
    ask(matchingCalls.overallConf, {}),
    TE.map(({ likePrice }) => likePrice ?? LIKE_PRICE),
  ),
  like: (host, key) =>
    pipe(
      ask(matchingCalls.like, { userId: host, place: 'home' }, { idempotencyKey: key }),
      TE.map(({ mutual }) => mutual),
    ),
})
