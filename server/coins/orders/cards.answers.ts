import * as E from 'fp-ts/Either'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import { answer, refuse, type Answered } from '../../http/handler'
import { notYours } from './orders.answers'
import { cardsOf, dropCard, ownCard, type SavedCardRow } from './saved-cards'

const noCard = refuse(404, 'There is no such card')

const onWire = (row: SavedCardRow) => ({
  paymentMethodId: row.card_id,
  payCompanyCode: row.provider,
  brand: row.brand,
  last4: row.last4,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
})

/** Rows 149 and 150: cards that providers keep for the person (@rule COIN-42). */
export const cardAnswers: readonly Answered[] = [
  answer(shopCalls.cards, async ({ params, session }, { db }) =>
    params.userId === session.userId
      ? E.right({ list: (await cardsOf(db, session.userId)).map(onWire) })
      : E.left(notYours),
  ),
  answer(shopCalls.deleteCard, async ({ now, params, session }, work) => {
    if (params.userId !== session.userId) return E.left(notYours)
    const card = await ownCard(work.db, session.userId, params.paymentMethodId)
    if (card === undefined) return E.left(noCard)
    await dropCard(work, card, now)
    return E.right(undefined)
  }),
]
