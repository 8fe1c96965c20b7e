import { dues } from '../../../src/domain/coins/order'
import { inWholeUnits, type Price } from '../../../src/domain/coins/price'
import { dayOf } from '../../../src/domain/kernel/day'
import { linksOf } from '../../account/links'
import { refundDecidedMailOf } from '../../account/mail-texts'
import type { DeliverDeps } from '../../chat/deliver'
import { noticeBizTypes, noticeTypes, postNotice } from '../../chat/notice'
import type { Mailer } from '../../outbox/mailer.port'
import { findDeletion } from '../../safety/deletion'
import type { Work } from '../../store/store'
import type { Ledger } from '../ledger.port'
import type { AfterOrder, OrderRow } from '../orders/orders.port'
import type { Verdict } from './refund-store'

const priceText = (price: Price): string => `${inWholeUnits(price)} ${price.currency}`

const coinsText = (coins: number): string => (coins === 1 ? '1 coin' : `${coins} coins`)

const team = { type: noticeTypes.team, bizType: noticeBizTypes.chat } as const

const verdictText = (row: OrderRow, { reason, state }: Verdict): string => {
  const about = `Your order of ${dayOf(row.created_at)}, ${row.item_name} for ${priceText(row)}`
  return state === 'accepted'
    ? `${about}: the money goes back the way it came. ${reason}`
    : `${about}: feedback rejected. ${reason}`
}

/** Tells the person how an operator decided: as a notice, and by mail where an address is linked. */
export const tellVerdict = async (
  work: Work,
  deps: DeliverDeps & { readonly mailer: Mailer },
  row: OrderRow,
  verdict: Verdict,
): Promise<void> => {
  const content = verdictText(row, verdict)
  const { now } = verdict
  await postNotice(work, deps, { ...team, receiver: row.user_id, uniqueId: `refund:${row.order_id}`, content, now })
  const { email } = await linksOf(work.db, row.user_id)
  if (email !== null) await deps.mailer.send(work, refundDecidedMailOf(email.value, content), now)
}

/**
 * Tells the person when the money of an order has gone back, with the coins that went with it; what was spent of them is owed
 * from then on (@rule PLUS-5). Who has deleted the account is told nothing more.
 */
export const tellReturn =
  (deps: DeliverDeps & { readonly ledger: Pick<Ledger, 'purse'> }): AfterOrder =>
  async (work, { after, before, now, row }) => {
    const { bought, extra } = dues(before, after).reclaim
    if (bought + extra === 0 || (await findDeletion(work.db, row.user_id))?.done_at) return
    const money = priceText({ minor: after.returned, currency: row.currency })
    const { debt } = await deps.ledger.purse(work.db, row.user_id)
    const owed = debt === 0 ? '' : ` Some of them had been spent: top up ${coinsText(debt)} before you spend again.`
    await postNotice(work, deps, {
      ...team,
      receiver: row.user_id,
      uniqueId: `returned:${row.order_id}:${after.returned}`,
      content: `${money} of your order of ${dayOf(row.created_at)} went back to you, and ${coinsText(bought + extra)} were taken back.${owed}`,
      now,
    })
  }
