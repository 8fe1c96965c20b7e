import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { HotVideosGateway } from '../../../src/application/matching/hot-videos-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { HotVideo } from '../../../src/domain/matching/hot-video'
import { LIKE_PRICE } from '../../../src/domain/matching/places'
import { answering, answeringSigned, refusal, type Answer, type Rig } from './seat'
import type { World } from './world'

/** Videos a page of the hot list holds here; the gateway has 10. */
export const VIDEOS_PAGE = 3

const NOT_ENOUGH = 20001

/** The hot videos as one browser asks for them: the recordings of the world's hosts. */
export const makeHotVideosFake = (world: World, seat: Rig): HotVideosGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const openly = answering(seat)
  const { likes } = world.matches
  const seenBy = (asker: UserId | null): readonly HotVideo[] =>
    [...world.previews].flatMap(([id, { video }]) => {
      const host = world.seenBy(asker, id)
      const barred = asker !== null && world.pair(asker, id)._tag === 'Blocked'
      return host === undefined || id === asker || barred ? [] : [{ id: String(id), address: video, host }]
    })
  const like = (user: UserId, host: UserId): Answer<boolean> => {
    if (world.seenBy(user, host) === undefined || host === user) return E.left(refusal(403))
    const fresh = !likes.has(`${user}>${host}`)
    if (fresh && !world.move(user, -LIKE_PRICE, 'other', host)) return E.left(refusal(NOT_ENOUGH))
    likes.add(`${user}>${host}`)
    return E.right(likes.has(`${host}>${user}`))
  }
  return {
    list: (page) =>
      asked(`hot list ${page}`, (user) => {
        const all = seenBy(user)
        const items = all.slice((page - 1) * VIDEOS_PAGE, page * VIDEOS_PAGE)
        return E.right({ items, pages: Math.max(1, Math.ceil(all.length / VIDEOS_PAGE)) })
      }),
    guests: openly('hot guests', () => E.right(seenBy(null))),
    take: asked('take video', (user) => E.right(O.fromNullable(seenBy(user).at(-1)))),
    likePrice: asked('like price', () => E.right(LIKE_PRICE)),
    like: (host) => asked(`like ${host}`, (user) => like(user, host)),
  }
}
