import * as E from 'fp-ts/Either'
import { checkEmail } from '../../src/domain/kernel/email'
import type { Language } from '../../src/domain/kernel/language'
import { SECOND } from '../../src/domain/kernel/time'
import { emailCalls } from '../../src/infrastructure/gateway/contract/email.calls'
import { answerPrepared, answerPublicly, refuse, type Answered, type Refusal } from '../http/handler'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { tooSoon } from './attempts'
import type { Checked } from './captcha'
import { flowIdOf, openFlow, useTicket } from './code-flow'
import { isDisposable } from './disposable-domains'
import { findEmail, normalEmail, passwordSubject, standingOf } from './email-account'
import { confirmByCode, confirmByLink, confirmedFlow, type MailedFlow } from './email-flow'
import { passwordAnswer } from './email-password.answers'
import { flowCookie, keepFlowCookie, noFlowCookie } from './flow-cookie'
import { emailWords, judgePassword } from './judge-password'
import { takeMailLimit } from './mail-limit'
import { mailOf } from './mail-texts'
import { checkSupplied, createPerson } from './register'
import { hashSecret } from './secret'
import { signIn } from './sign-in'

const BAD_EMAIL = refuse(400, 'Please enter the correct email')
const THROWAWAY = refuse(400, 'Please enter a valid email')
const UPDATE_FAILED = 10025
const ALREADY_SENT = 60002
const NOT_CONFIRMED = 60005
const CLOSED = refuse(UPDATE_FAILED, 'Sorry, email registration has been closed')
const EMAIL_USED = refuse(UPDATE_FAILED, 'This email has already been used')

/** Row 101: how the address stands, and the flow cookie that everything after it needs (ACCT-65). */
const exists = ({ settings }: AccountDeps): Answered =>
  answerPublicly(emailCalls.exists, async ({ params, cookies, setCookie, now }, { db }) => {
    const email = normalEmail(params.email)
    if (E.isLeft(checkEmail(email))) return E.left(BAD_EMAIL)
    const of = { cookie: keepFlowCookie({ cookies, setCookie }, settings.signIn.flowMs), identifier: email }
    const flow = await confirmedFlow(db, settings.signIn, { ...of, now })
    const status = standingOf(await findEmail(db, email), E.isRight(flow))
    return E.right({ status, userId: flowIdOf(of) })
  })

interface Sending {
  readonly email: string
  readonly cookie: string
  readonly checked: Checked
  readonly language: Language
  readonly now: number
}

/**
 * Opens the flow and mails code and link. For a forgotten password of an unknown address nothing is mailed, and nothing
 * tells. Nobody begins an account with a throwaway address.
 */
const sendMail = async (
  { captcha, disposableDomains, emailSignUp, mailer, origin, settings }: AccountDeps,
  work: Work,
  kind: MailedFlow,
  { email, cookie, checked, language, now }: Sending,
): Promise<E.Either<Refusal, void>> => {
  if (E.isLeft(checkEmail(email)) || cookie === '') return E.left(BAD_EMAIL)
  if (kind === 'new' && !emailSignUp) return E.left(CLOSED)
  if (kind === 'new' && isDisposable(email, disposableDomains)) return E.left(THROWAWAY)
  const passed = await captcha.use(work, checked, now)
  if (E.isLeft(passed)) return passed
  const account = await findEmail(work.db, email)
  const userId = account?.user_id ?? null
  const opened = await openFlow(work, settings.signIn, { kind, identifier: email, userId, cookie, now })
  if (E.isLeft(opened)) return E.left(refuse(ALREADY_SENT))
  const within = await takeMailLimit(work, settings.signIn, email, now)
  if (E.isLeft(within)) return within
  const link = `${origin}/login?mail=${opened.right.link}`
  const reader = { to: email, language }
  if (kind !== 'forgot' || account) await mailer.send(work, mailOf(kind, reader, opened.right.code, link), now)
  return E.right(undefined)
}

type SendCall =
  typeof emailCalls.sendVerifyEmail | typeof emailCalls.checkFormalUserEmail | typeof emailCalls.sendForgetEmail

const send = (deps: AccountDeps, call: SendCall, kind: MailedFlow): Answered =>
  answerPrepared(
    call,
    (asked) => deps.captcha.check(asked.captcha),
    ({ params, cookies, language, now }, work, checked) =>
      sendMail(deps, work, kind, {
        email: normalEmail(params.email),
        cookie: flowCookie(cookies),
        checked,
        language,
        now,
      }),
  )

/** Row 175: by the code of this browser's flow, or by the link, for a new address from any browser. */
const confirm = ({ settings }: AccountDeps): Answered =>
  answerPublicly(emailCalls.confirm, async ({ params, cookies, now }, work) => {
    const cookie = flowCookie(cookies)
    const flow =
      params.token !== undefined
        ? await confirmByLink(work, settings.signIn, { cookie, link: params.token }, now)
        : await confirmByCode(work, settings.signIn, { cookie, code: params.code ?? '' }, now)
    if (E.isLeft(flow)) return flow
    const sameBrowser = cookie !== '' && flow.right.cookie_hash === hashSecret(cookie)
    return E.right({ state: 'confirmed' as const, email: flow.right.identifier, sameBrowser })
  })

/** Row 103: 60005 while the mail of this browser's flow is not confirmed (ACCT-68). */
const alreadyVerified = ({ settings }: AccountDeps): Answered =>
  answerPublicly(emailCalls.alreadyVerifyEmail, async ({ params, cookies, now }, { db }) => {
    const asked = { cookie: flowCookie(cookies), identifier: normalEmail(params.email), now }
    const flow = await confirmedFlow(db, settings.signIn, asked)
    return E.isLeft(flow) ? flow : E.right(undefined)
  })

/**
 * Row 105: the account exists from here on; a second sign-up with the same address is refused (ACCT-70). Only the mail for a
 * new address begins one, since only that one asks who may sign up.
 */
const register = (deps: AccountDeps): Answered =>
  answerPublicly(emailCalls.register, async (asked, work) => {
    const { params, cookies, now } = asked
    const email = normalEmail(params.threePartyEmail)
    if (await findEmail(work.db, email)) return E.left(EMAIL_USED)
    const flow = await confirmedFlow(work.db, deps.settings.signIn, {
      cookie: flowCookie(cookies),
      identifier: email,
      now,
    })
    if (E.isLeft(flow)) return flow
    if (flow.right.kind !== 'new') return E.left(refuse(NOT_CONFIRMED))
    if (flow.right.password_hash === null) return E.left(refuse(UPDATE_FAILED, 'Password is invalid'))
    const checked = checkSupplied(params, deps.sensitiveWords, now)
    if (E.isLeft(checked)) return checked
    const identity = { _tag: 'Email' as const, email, passwordHash: flow.right.password_hash }
    const userId = await createPerson(work, deps, asked, { checked: checked.right, identity, supplied: params })
    await useTicket(work, flow.right)
    asked.setCookie(noFlowCookie)
    return signIn(work, deps, asked, userId, { deviceName: 'web', registered: true, way: 'email' })
  })

/** Row 106. The answer and its time are the same for a wrong password and an unknown address. */
const emailLogin = (deps: AccountDeps): Answered =>
  answerPrepared(
    emailCalls.emailLogin,
    async ({ params }, read) => {
      const account = await read((db) => findEmail(db, normalEmail(params.userAccount)))
      const stored = account?.password_hash ?? null
      return E.map((verified: boolean) => ({ stored, verified }))(await deps.passwords.verify(params.password, stored))
    },
    async (asked, work, prepared) => {
      if (E.isLeft(prepared)) return E.left(tooSoon(SECOND))
      const { params, now } = asked
      const { stored, verified } = prepared.right
      const email = normalEmail(params.userAccount)
      const found = await findEmail(work.db, email)
      const proved = verified && found?.password_hash === stored ? found : undefined
      const account = await judgePassword(work, deps.settings.signIn, emailWords, {
        subject: passwordSubject(email),
        proved,
        now,
      })
      if (E.isLeft(account)) return account
      const how = { deviceName: params.deviceName, registered: false, way: 'email' } as const
      return signIn(work, deps, asked, account.right.user_id, how)
    },
  )

/** Rows 101 to 109 and 175: sign-up, sign-in and reset by e-mail. */
export const makeEmailAnswers = (deps: AccountDeps): readonly Answered[] => [
  exists(deps),
  send(deps, emailCalls.sendVerifyEmail, 'new'),
  send(deps, emailCalls.checkFormalUserEmail, 'existing'),
  send(deps, emailCalls.sendForgetEmail, 'forgot'),
  confirm(deps),
  alreadyVerified(deps),
  passwordAnswer(deps, emailCalls.setPassword),
  passwordAnswer(deps, emailCalls.resetPassword),
  register(deps),
  emailLogin(deps),
]
