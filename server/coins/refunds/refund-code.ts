import * as E from 'fp-ts/Either'
import { mayRequestRefund } from '../../../src/domain/coins/refund'
import { checkFormEmail } from '../../../src/domain/kernel/email'
import type { Language } from '../../../src/domain/kernel/language'
import type { Instant } from '../../../src/domain/kernel/time'
import { codesLocked, findFlow, type FlowOf, openFlow, tryCode, useTicket } from '../../account/code-flow'
import { normalEmail } from '../../account/email-account'
import { linksOf } from '../../account/links'
import { takeMailLimit } from '../../account/mail-limit'
import { refundMailOf } from '../../account/mail-texts'
import { refuse, type Refusal, type Session } from '../../http/handler'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import { orderOf } from '../orders/orders.port'
import { refundStates } from './refund-states'
import type { RefundsDeps } from './refunds-deps'

const BAD_EMAIL = refuse(400, 'Invalid email address.')
const NOTHING_TO_ASK = refuse(403)
const EXPIRED = refuse(25501)
const TOO_MANY = refuse(25506)

/** Of one session, whatever the address: neither another browser nor another person goes on with it. */
const flowOf = ({ id, userId }: Session): FlowOf => ({ cookie: `session:${id}`, identifier: `refund:${userId}` })

/** Whether there is an order that this person may ask back; without one nobody is sent a mail. */
const hasRefundable = async (db: Tx, { orders }: RefundsDeps, userId: number, now: Instant): Promise<boolean> => {
  const own = await orders.listOwn(db, userId)
  const states = await refundStates(
    db,
    own.map(({ order_id }) => order_id),
  )
  return own.some((row) => {
    const refund = states.get(row.order_id)
    return mayRequestRefund({ order: orderOf(row), orderedAt: row.created_at, ...(refund && { refund }) }, now)
  })
}

/** The address that is linked to the account; where none is, the one that the person names. @rule ACCT-54 ACCT-57 */
const receiverOf = async (db: Tx, userId: number, named: string): Promise<E.Either<Refusal, string>> => {
  const { email } = await linksOf(db, userId)
  if (email !== null) return E.right(email.value)
  const checked = checkFormEmail(normalEmail(named))
  return E.isRight(checked) ? checked : E.left(BAD_EMAIL)
}

/** Who wants a code, and the language they read. */
interface Asking extends From {
  readonly language: Language
}

interface From {
  readonly session: Session
  readonly now: Instant
}

/** Mails a code; within a minute of the last one that one counts (@rule COIN-48). */
export const sendRefundCode = async (
  work: Work,
  deps: RefundsDeps,
  { language, now, session }: Asking,
  named: string,
): Promise<E.Either<Refusal, void>> => {
  const { signIn } = deps.settings
  const of = flowOf(session)
  const { userId } = session
  if (!(await hasRefundable(work.db, deps, userId, now))) return E.left(NOTHING_TO_ASK)
  const to = await receiverOf(work.db, userId, named)
  if (E.isLeft(to)) return to
  if (await codesLocked(work, of.identifier, now)) return E.left(TOO_MANY)
  const opened = await openFlow(work, signIn, { ...of, kind: 'refund', userId, now })
  if (E.isLeft(opened)) return E.right(undefined)
  const within = await takeMailLimit(work, signIn, to.right, now)
  if (E.isLeft(within)) return within
  await deps.mailer.send(work, refundMailOf({ to: to.right, language }, opened.right.code), now)
  return E.right(undefined)
}

/** Uses the code of this session up; a wrong one counts (25502), five end it (25506). */
export const useRefundCode = async (
  work: Work,
  { settings }: RefundsDeps,
  { now, session }: From,
  code: string,
): Promise<E.Either<Refusal, void>> => {
  const flow = await findFlow(work.db, flowOf(session), 'refund')
  if (flow === undefined || flow.ticket_used === 1) return E.left(EXPIRED)
  const tried = await tryCode(work, settings.signIn, { flow, code, now })
  if (E.isLeft(tried)) return tried
  await useTicket(work, flow)
  return E.right(undefined)
}
