import * as E from 'fp-ts/Either'
import type { Channel } from '../../src/domain/account/phone-standing'
import { checkFormEmail } from '../../src/domain/kernel/email'
import { refuse, type Refusal, type Session } from '../http/handler'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { codesLocked, type FlowOf, openFlow } from './code-flow'
import { isDisposable } from './disposable-domains'
import { normalEmail } from './email-account'
import { takeMailLimit } from './mail-limit'
import { linkMailOf } from './mail-texts'
import { BAD_NUMBER, type Phone, readPhone } from './phone'
import { type BeforeText, textCode, type TextFrom } from './text-code'

const BAD_EMAIL = refuse(400, 'Please enter a valid email')
const TOO_MANY = 25506
const ALREADY_SENT = 60002

/** An address or a number in its normal form. */
export type Target =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string; readonly phone: Phone }

/** @rule ACCT-54 ACCT-57 */
export const targetOf = (
  { disposableDomains }: Pick<AccountDeps, 'disposableDomains'>,
  kind: Target['kind'],
  typed: string,
): E.Either<Refusal, Target> => {
  if (kind === 'phone') {
    const phone = readPhone(typed)
    return phone === null ? E.left(BAD_NUMBER) : E.right({ kind, value: phone.number, phone })
  }
  const value = normalEmail(typed)
  return E.isRight(checkFormEmail(value)) && !isDisposable(value, disposableDomains)
    ? E.right({ kind, value })
    : E.left(BAD_EMAIL)
}

/** The flow of a session that links: no browser without that session goes on with it, and none signs in by it. */
export const linkFlowOf = ({ id }: Session, { value }: Target): FlowOf => ({
  cookie: `session:${id}`,
  identifier: value,
})

const mailCode = async (
  work: Work,
  { captcha, mailer, settings }: AccountDeps,
  { checked }: BeforeText,
  { language, now, of, userId }: Pick<TextFrom, 'language' | 'now'> & { readonly of: FlowOf; readonly userId: number },
): Promise<E.Either<Refusal, void>> => {
  const passed = await captcha.use(work, checked, now)
  if (E.isLeft(passed)) return passed
  if (await codesLocked(work, of.identifier, now)) return E.left(refuse(TOO_MANY))
  const opened = await openFlow(work, settings.signIn, { ...of, kind: 'link', userId, now })
  if (E.isLeft(opened)) return E.left(refuse(ALREADY_SENT))
  const within = await takeMailLimit(work, settings.signIn, of.identifier, now)
  if (E.isLeft(within)) return within
  await mailer.send(work, linkMailOf({ to: of.identifier, language }, opened.right.code), now)
  return E.right(undefined)
}

/** Sends a code to what is to be linked, to whomever it belongs: only its owner will hear whether it can be (@rule ACCT-116). */
export const sendLinkCode = (
  work: Work,
  deps: AccountDeps,
  from: TextFrom & { readonly session: Session },
  before: BeforeText,
  { channel, target }: { readonly target: Target; readonly channel: Channel },
): Promise<E.Either<Refusal, void>> => {
  const of = linkFlowOf(from.session, target)
  const { userId } = from.session
  const { language, now } = from
  if (target.kind === 'email') return mailCode(work, deps, before, { language, now, of, userId })
  const { cookie } = of
  const order = { phone: target.phone, channel, language, kind: 'link', cookie, userId, silent: false } as const
  return textCode(work, deps, from, before, order)
}
