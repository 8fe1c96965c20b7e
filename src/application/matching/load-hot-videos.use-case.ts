import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import { ledBy, type HotVideo } from '../../domain/matching/hot-video'
import type { Acquaintances } from '../friends/acquaintances'
import type { PageOf } from '../friends/friends-gateway.port'
import { makePager } from '../friends/pager'
import type { GatewayError } from '../kernel/gateway-error'
import type { HotVideosGateway } from './hot-videos-gateway.port'
import type { HotVideosModel } from './hot-videos.model'

interface Deps {
  readonly acquaintances: Acquaintances
  readonly gateway: HotVideosGateway
  readonly model: HotVideosModel
  readonly me: () => UserId | null
}

export interface LoadHotVideos {
  readonly load: Task<void>
  readonly loadMore: Task<void>
}

type Page = TE.TaskEither<GatewayError, PageOf<HotVideo>>

const asGuest = ({ guests }: HotVideosGateway): Page =>
  pipe(
    guests,
    TE.map((items) => ({ items, pages: 1 })),
  )

/** Each visit begins with another one, where the gateway has one to give. */
const asMember = ({ list, take }: HotVideosGateway): Page =>
  pipe(
    TE.Do,
    TE.apS(
      'first',
      pipe(
        take,
        TE.orElse(() => TE.right<GatewayError, O.Option<HotVideo>>(O.none)),
      ),
    ),
    TE.apS('page', list(1)),
    TE.map(({ first, page }) => ({ ...page, items: ledBy(O.toUndefined(first), page.items) })),
  )

/** Reads the list of whoever is here: members the hot list, visitors what they may see (@rule MTCH-5, MTCH-8, MTCH-28). */
export const makeLoadHotVideos = ({ acquaintances, gateway, me, model }: Deps): LoadHotVideos => {
  /** For whom the list was asked; undefined: for nobody yet. */
  let reader: UserId | null | undefined
  const first = (): Page => (me() === null ? asGuest(gateway) : asMember(gateway))
  const pager = makePager<HotVideo, PageOf<HotVideo>>({
    ask: (page) => (page === 1 ? first() : gateway.list(page)),
    list: () => model.list,
    set: (list) => model.setList(list),
    take: ({ items }) => acquaintances.know(items.map(({ host }) => host)),
    idOf: ({ host }) => host.id,
    epoch: () => model.epoch,
  })
  const readPrice = pipe(
    gateway.likePrice,
    TE.match(
      () => undefined,
      (price) => model.setLikePrice(price),
    ),
  )
  return {
    load: async () => {
      const there = model.listing === 'loading' || model.listing === 'loaded'
      if (reader === me() && there) return
      if (reader !== me() && model.listing === 'loading') model.setList({ ...model.list, listing: 'idle' })
      reader = me()
      model.epoch += 1
      if (reader !== null) void readPrice()
      await pager.first()
    },
    loadMore: pager.next,
  }
}
