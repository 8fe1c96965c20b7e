import { dues } from '../../../src/domain/coins/order'
import { linksOf } from '../../account/links'
import { refundDecidedMailOf } from '../../account/mail-texts'
import type { DeliverDeps } from '../../chat/deliver'
import { noticeBizTypes, noticeTypes, postNotice } from '../../chat/notice'
import type { Mailer } from '../../outbox/mailer.port'
import { findDeletion } from '../../safety/deletion'
import { languageOfPerson } from '../../session/person-language'
import type { Work } from '../../store/store'
import { wordsOf, type Words } from '../../texts/words'
import type { Ledger } from '../ledger.port'
import type { AfterOrder, OrderRow } from '../orders/orders.port'
import type { Verdict } from './refund-store'

const team = { type: noticeTypes.team, bizType: noticeBizTypes.chat } as const

const verdictText = ({ day, price, say }: Words, row: OrderRow, { reason, state }: Verdict): string =>
  say(state === 'accepted' ? 'order_accepted' : 'order_rejected', {
    date: day(row.created_at),
    coins: say('coins', { count: row.coins + row.extra }),
    price: price(row),
    reason,
  })

/** Tells the person how an operator decided: as a notice, and by mail where an address is linked. */
export const tellVerdict = async (
  work: Work,
  deps: DeliverDeps & { readonly mailer: Mailer },
  row: OrderRow,
  verdict: Verdict,
): Promise<void> => {
  const language = await languageOfPerson(work.db, row.user_id)
  const content = verdictText(wordsOf(language), row, verdict)
  const { now } = verdict
  await postNotice(work, deps, { ...team, receiver: row.user_id, uniqueId: `refund:${row.order_id}`, content, now })
  const { email } = await linksOf(work.db, row.user_id)
  if (email !== null) await deps.mailer.send(work, refundDecidedMailOf({ to: email.value, language }, content), now)
}

/** What went back, and what is owed since. */
interface Returned {
  readonly coins: number
  readonly debt: number
}

const returnedText = ({ day, price, say }: Words, row: OrderRow, minor: number, { coins, debt }: Returned): string => {
  const money = price({ minor, currency: row.currency })
  const told = say('order_returned', { price: money, date: day(row.created_at), coins: say('coins', { count: coins }) })
  return debt === 0 ? told : `${told} ${say('order_returned_owed', { coins: say('coins', { count: debt }) })}`
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
    const { debt } = await deps.ledger.purse(work.db, row.user_id)
    const words = wordsOf(await languageOfPerson(work.db, row.user_id))
    await postNotice(work, deps, {
      ...team,
      receiver: row.user_id,
      uniqueId: `returned:${row.order_id}:${after.returned}`,
      content: returnedText(words, row, after.returned, { coins: bought + extra, debt }),
      now,
    })
  }
