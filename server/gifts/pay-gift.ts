import * as E from 'fp-ts/Either'
import { pointsFor } from '../../src/domain/calls/billing'
import type { Instant } from '../../src/domain/kernel/time'
import { noticeBizTypes, noticeTypes, postNotice } from '../chat/notice'
import { paymentRefusal } from '../coins/payment-refusal'
import { tellBalance } from '../coins/tell-balance'
import { refuse, type Refusal } from '../http/handler'
import { findUser, type UserRow } from '../profile/people'
import { languageOfPerson } from '../session/person-language'
import type { Work } from '../store/store'
import { wordsOf } from '../texts/words'
import type { Offered } from './gift-set'
import type { GiftsDeps } from './gifts-deps'
import { takeGood } from './goods'
import { tellGoods } from './tell-goods'

const NOT_ENOUGH = refuse(10014, 'Gold not enough')
/** Withdrawn, or on other terms than the sender was shown. */
export const OTHER_TERMS = refuse(10015, 'This gift has changed')

/** A gift on its way; `id` names it once and for all. */
export interface Gift {
  readonly id: string
  readonly offered: Offered
  readonly sender: number
  readonly receiver: UserRow
  readonly now: Instant
}

/** What the sender was shown: that it is free, or its price; undefined where the client does not tell. */
export interface Terms {
  readonly fromBackpack: boolean
  readonly price: number | undefined
}

/** How a gift was paid. */
export type Paid = 'coins' | 'goods'

/** Takes it out of the backpack, else the coins; never coins for what was shown as free, never more than was shown (GIFT-6, GIFT-9). */
export const payGift = async (
  work: Work,
  deps: GiftsDeps,
  { id, now, offered, receiver, sender }: Gift,
  { fromBackpack, price }: Terms,
): Promise<E.Either<Refusal, Paid>> => {
  if (await takeGood(work, sender, offered.id, now)) return E.right('goods')
  if (fromBackpack || (price !== undefined && price < offered.price)) return E.left(OTHER_TERMS)
  const paid = await deps.ledger.spend(work, {
    userId: sender,
    amount: offered.price,
    kind: 'gift',
    key: `gift:${id}`,
    other: receiver.id,
    ref: String(offered.id),
  })
  return E.isRight(paid) ? E.right('coins') : E.left(paymentRefusal(paid.left, NOT_ENOUGH))
}

/** Tells the sender's devices what it has taken: one less in the backpack, or coins. */
export const tellPaid = (work: Work, deps: GiftsDeps, sender: number, paid: Paid): Promise<void> =>
  paid === 'goods' ? tellGoods(work, deps, sender) : tellBalance(deps, work, sender)

/** What a host earns by it in points; everybody else earns none. */
const pointsOf = ({ gifts }: GiftsDeps, { offered, receiver }: Gift, paid: Paid): number => {
  if (receiver.goddess !== 1) return 0
  return pointsFor(offered.price, paid === 'coins' ? gifts.pointsPercent : gifts.backpackPointsPercent)
}

/** Credits the host's points; answers how many. */
export const earnByGift = async (work: Work, deps: GiftsDeps, gift: Gift, paid: Paid): Promise<number> => {
  const { id, offered, receiver, sender } = gift
  const amount = pointsOf(deps, gift, paid)
  if (amount === 0) return 0
  const ref = String(offered.id)
  const key = `points:gift:${id}`
  await deps.ledger.earn(work, { userId: receiver.id, amount, kind: 'giftPoints', key, other: sender, ref })
  return amount
}

/** Tells the host what they have earned (CHAT-35). */
export const tellEarned = async (
  work: Work,
  deps: GiftsDeps,
  { id, now, offered, receiver, sender }: Gift,
  points: number,
): Promise<void> => {
  if (points === 0) return
  const name = (await findUser(work.db, sender))?.user_name ?? ''
  const { say } = wordsOf(await languageOfPerson(work.db, receiver.id))
  await postNotice(work, deps, {
    receiver: receiver.id,
    type: noticeTypes.income,
    bizType: noticeBizTypes.chat,
    uniqueId: `gift:${id}`,
    content: say('gift_earned', { name, gift: say(`gift_${offered.key}`), count: points }),
    now,
    fields: { giftId: offered.id, integral: points },
  })
}
