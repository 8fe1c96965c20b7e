import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { GiftsGateway, GiftTarget } from '../../application/gifts/gifts-gateway.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { Gift } from '../../domain/gifts/gift'
import type { SentGift } from '../../domain/gifts/sent-gift'
import { sanitise } from '../../domain/kernel/sanitise'
import type { MessageBody } from './contract/frame.codec'
import { giftsCalls, type GiftRow } from './contract/gifts.calls'
import type { Gateway } from './gateway'
import { toMessage } from './message-mapping'
import type { RequestIdentity } from './request-identity'

/** Behind all that have a place. */
const LAST = Number.MAX_SAFE_INTEGER

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

/** Of alternative spellings the first present wins (@rule GIFT-1). None: it has no id, or its price is no price. */
const toGift = (row: GiftRow): O.Option<Gift> => {
  const id = row.id ?? row.giftId ?? 0
  if (!isWhole(id) || id === 0 || !isWhole(row.gold)) return O.none
  const { expireTime = 0, friendGiftSort = LAST, goodsCount = 0, sort = LAST } = row
  return O.some({
    id,
    name: sanitise(row.giftName),
    image: row.giftImage ?? row.icon ?? '',
    price: row.gold,
    sort,
    friendSort: friendGiftSort,
    expires: expireTime > 0 ? expireTime : null,
    count: isWhole(goodsCount) ? goodsCount : 0,
  })
}

const toSent = (body: MessageBody): O.Option<SentGift> =>
  pipe(
    toMessage(body),
    O.map(({ at, content, id, receiver, sender, uuid }) => ({ at, content, id, receiver, sender, uuid })),
  )

/** @rule GIFT-14 */
const placeOf = (target: GiftTarget) => (target.place === 'call' ? { g_type: 1, r_id: target.room } : { g_type: 0 })

/** Gifts over the wire (rows 116 and 117). */
export const makeGiftsGateway = ({ ask }: Gateway, identity: RequestIdentity, journal: Journal): GiftsGateway => ({
  list: pipe(
    ask(giftsCalls.listAll, {}),
    TE.map(({ list }) => {
      const gifts = pipe(list, RA.filterMap(toGift))
      if (gifts.length < list.length) journal.dropped('gift', { count: list.length - gifts.length })
      return gifts
    }),
  ),
  send: ({ cost, gift, key, target }) =>
    pipe(
      ask(
        giftsCalls.send,
        {
          ...placeOf(target),
          g_id: gift,
          accept_u_id: target.receiver,
          userId: identity.userId(),
          gold: cost,
          source: cost === 0 ? 'backpack' : 'popular',
        },
        { idempotencyKey: key },
      ),
      TE.map(({ gold, message }) => ({ coins: gold, sent: pipe(O.fromNullable(message), O.flatMap(toSent)) })),
    ),
})
