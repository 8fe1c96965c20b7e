import * as E from 'fp-ts/Either'
import { numbers } from '../../src/domain/chat/message-kind'
import { giftContentText } from '../../src/domain/gifts/gift-content'
import { giftsCalls } from '../../src/infrastructure/gateway/contract/gifts.calls'
import { deliver } from '../chat/deliver'
import { toMessageBody } from '../chat/message-body'
import { answer, refuse, type Answered } from '../http/handler'
import { giftsOnOffer } from './gift-set'
import type { GiftsDeps } from './gifts-deps'
import { mayReceive } from './may-receive'
import { earnByGift, OTHER_TERMS, payGift, tellEarned, tellPaid, type Gift, type Paid } from './pay-gift'
import type { Work } from '../store/store'

/** The source of a gift that the sender was shown as free. */
const BACKPACK = 'backpack'

/**
 * The message in both inboxes, with what the host has earned (GIFT-15). It goes before what each side is told alone, since it
 * takes both inboxes in one order: two gifts that cross never wait for each other.
 */
const tell = async (work: Work, deps: GiftsDeps, gift: Gift, paid: Paid) => {
  const { id, now, offered, receiver, sender } = gift
  const points = await earnByGift(work, deps, gift, paid)
  const content = { giftId: offered.id, giftName: offered.name, giftImage: deps.pictureAt(offered.image) }
  const row = await deliver(work, deps, {
    ...numbers.gift,
    uuid: id,
    sender,
    receiver: receiver.id,
    bizType: 0,
    content: giftContentText({ ...content, gold: offered.price }),
    now,
    fields: { giftId: offered.id, ...(points > 0 ? { integral: points } : {}) },
  })
  await tellEarned(work, deps, gift, points)
  await tellPaid(work, deps, sender, paid)
  return row
}

/** Row 117: coins or goods, points and message are one unit; the same key gets the same answer and pays once. */
export const sendGift = (deps: GiftsDeps): Answered =>
  answer(giftsCalls.send, async ({ language, params, session, now }, work) => {
    const sender = session.userId
    if (params.userId !== sender) return E.left(refuse(403))
    const onOffer = giftsOnOffer(deps.gifts.prices, language)
    const offered = onOffer.find(({ id }) => id === params.g_id)
    if (offered === undefined) return E.left(OTHER_TERMS)
    const giving = { sender, receiver: params.accept_u_id, place: params.g_type, room: params.r_id ?? '' }
    const receiver = await mayReceive(work.db, giving)
    if (E.isLeft(receiver)) return receiver
    const gift: Gift = { id: deps.newId(), offered, sender, receiver: receiver.right, now }
    const paid = await payGift(work, deps, gift, { fromBackpack: params.source === BACKPACK, price: params.gold })
    if (E.isLeft(paid)) return paid
    const row = await tell(work, deps, gift, paid.right)
    const gold = await deps.ledger.balance(work.db, sender)
    return E.right({ gold, message: toMessageBody(row, deps.pictureAt) })
  })
