import * as E from 'fp-ts/Either'
import { giftsOnOffer } from '../../gifts/gift-set'
import { goodsOf, putGoods } from '../../gifts/goods'
import { tellGoods } from '../../gifts/tell-goods'
import { notDone, type Area, type Deciding, type Looking } from '../area'
import { endOf, lengthOf, numberOf, shownTime } from '../given'
import { personOf } from '../people'

const MOST = 1_000

const set: Looking['look'] = async (_order, { safety: { settings } }) => {
  const rows = giftsOnOffer(settings.gifts.prices, 'en').map(({ id, name, price }) => ({ id, name, price }))
  return E.right({ _tag: 'List', rows })
}

const list: Looking['look'] = async ({ args, now }, { safety: { settings }, store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  const goods = await store.read((db) => goodsOf(db, id.right, now))
  const names = new Map(giftsOnOffer(settings.gifts.prices, 'en').map((gift) => [gift.id, gift.name]))
  const rows = [...goods].map(([gift, { count, expiresAt }]) => ({
    gift,
    name: names.get(gift) ?? null,
    count,
    expires: shownTime(expiresAt === 0 ? null : expiresAt),
  }))
  return E.right({ _tag: 'List', rows })
}

const grant: Deciding['decide'] = async ({ args, now, options }, work, { inbox, safety: { settings } }) => {
  const person = await personOf(work.db, args[0])
  if (E.isLeft(person)) return person
  const gift = giftsOnOffer(settings.gifts.prices, 'en').find(({ id }) => String(id) === args[1])
  if (gift === undefined) return E.left(notDone(`there is no gift ${args[1] ?? ''}: see 'gift set'`))
  const count = numberOf(options['count'] ?? '1')
  if (E.isLeft(count)) return count
  if (count.right < 1 || count.right > MOST) return E.left(notDone(`--count is 1 to ${MOST}`))
  const length = lengthOf(options['for'] ?? 'ever')
  if (E.isLeft(length)) return length
  const end = endOf(length.right, now)
  const { id: userId } = person.right
  await putGoods(work, { userId, giftId: gift.id, count: count.right, expiresAt: end ?? 0 })
  await tellGoods(work, { inbox }, userId)
  return E.right({ _tag: 'One', row: { person: userId, gift: gift.name, count: count.right, expires: shownTime(end) } })
}

/** Gifts that somebody can send without paying for them (@rule GIFT-6). */
export const area: Area = {
  name: 'gift',
  says: 'what people have in their backpacks',
  commands: [
    { name: 'set', says: 'all gifts on offer, with their prices in coins', args: [], look: set },
    { name: 'list', says: 'the backpack of a person', args: ['userId'], look: list },
    {
      name: 'grant',
      says: 'puts gifts into the backpack of a person',
      args: ['userId', 'giftId'],
      options: {
        count: 'how many; 1 unless given',
        for: 'how long they keep: 90m, 48h, 7d or ever; ever unless given',
      },
      decide: grant,
    },
  ],
}
