import * as E from 'fp-ts/Either'
import { checkEmail } from '../../src/domain/kernel/email'
import { checkPassword } from '../../src/domain/kernel/password'
import { emailCalls } from '../../src/infrastructure/gateway/contract/email.calls'
import { answerPrepared, answerPublicly, refuse, refuseKeeping, type Answered, type Refusal } from '../http/handler'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { checkLock, clearFailures, countFailure } from './attempts'
import type { Checked } from './captcha'
import { findEmail, normalEmail, setPassword, standingOf } from './email-account'
import { confirmByCode, confirmByLink, confirmedFlow, flowIdOf, openFlow, useTicket, type FlowKind } from './email-flow'
import { flowCookie, setFlowCookie } from './flow-cookie'
import { mailOf } from './mail-texts'
import { hashPassword, verifyPassword } from './password'
import { checkSupplied, createPerson } from './register'
import { hashSecret, newSecret } from './secret'
import { signIn } from './sign-in'

const BAD_EMAIL = refuse(400, 'Please enter the correct email')
const BAD_PASSWORD = 10006
const UPDATE_FAILED = 10025
const EMAIL_USED = refuse(UPDATE_FAILED, 'This email has already been used')
const ended = { code: 0, message: 'Your password was changed' } as const

/** Row 101: how the address stands, and the flow cookie that everything after it needs (ACCT-65). */
const exists = ({ settings }: AccountDeps): Answered =>
  answerPublicly(emailCalls.exists, async ({ params, cookies, setCookie, now }, { db }) => {
    const email = normalEmail(params.email)
    if (E.isLeft(checkEmail(email))) return E.left(BAD_EMAIL)
    const cookie = flowCookie(cookies) || newSecret()
    setCookie(setFlowCookie(cookie, settings.signIn.flowMs))
    const flow = await confirmedFlow(db, settings.signIn, { cookie, email, now })
    const status = standingOf(await findEmail(db, email), E.isRight(flow))
    return E.right({ status, userId: flowIdOf(cookie, email) })
  })

interface Sending {
  readonly email: string
  readonly cookie: string
  readonly checked: Checked
  readonly now: number
}

/** Opens the flow and mails code and link. For a forgotten password of an unknown address nothing is mailed, and nothing tells. */
const sendMail = async (
  { captcha, mailer, origin, settings }: AccountDeps,
  work: Work,
  kind: FlowKind,
  { email, cookie, checked, now }: Sending,
): Promise<E.Either<Refusal, void>> => {
  if (E.isLeft(checkEmail(email)) || cookie === '') return E.left(BAD_EMAIL)
  const passed = await captcha.use(work, checked, now)
  if (E.isLeft(passed)) return passed
  const account = await findEmail(work.db, email)
  const opened = await openFlow(work, settings.signIn, { kind, email, userId: account?.user_id ?? null, cookie, now })
  if (E.isLeft(opened)) return opened
  const link = `${origin}/login?mail=${opened.right.link}`
  if (kind !== 'forgot' || account) await mailer.send(work, mailOf(kind, email, opened.right.code, link), now)
  return E.right(undefined)
}

type SendCall =
  typeof emailCalls.sendVerifyEmail | typeof emailCalls.checkFormalUserEmail | typeof emailCalls.sendForgetEmail

const send = (deps: AccountDeps, call: SendCall, kind: FlowKind): Answered =>
  answerPrepared(
    call,
    (asked) => deps.captcha.check(asked.captcha),
    ({ params, cookies, now }, work, checked) =>
      sendMail(deps, work, kind, { email: normalEmail(params.email), cookie: flowCookie(cookies), checked, now }),
  )

/** Row 175: by the code of this browser's flow, or by the link, for a new address from any browser. */
const confirm = ({ settings }: AccountDeps): Answered =>
  answerPublicly(emailCalls.confirm, async ({ params, cookies, now }, work) => {
    const cookie = flowCookie(cookies)
    const flow =
      params.token !== undefined
        ? await confirmByLink(work, settings.signIn, { cookie, link: params.token }, now)
        : await confirmByCode(work, settings.signIn, cookie, params.code ?? '', now)
    if (E.isLeft(flow)) return flow
    const sameBrowser = cookie !== '' && flow.right.cookie_hash === hashSecret(cookie)
    return E.right({ state: 'confirmed' as const, email: flow.right.identifier, sameBrowser })
  })

/** Row 103: 60005 while the mail of this browser's flow is not confirmed (ACCT-68). */
const alreadyVerified = ({ settings }: AccountDeps): Answered =>
  answerPublicly(emailCalls.alreadyVerifyEmail, async ({ params, cookies, now }, { db }) => {
    const asked = { cookie: flowCookie(cookies), email: normalEmail(params.email), now }
    const flow = await confirmedFlow(db, settings.signIn, asked)
    return E.isLeft(flow) ? flow : E.right(undefined)
  })

/** Rows 104 and 107: a new password, only with the ticket of a confirmed mail; a reset ends all sessions. */
const passwords = (
  deps: AccountDeps,
  call: typeof emailCalls.setPassword | typeof emailCalls.resetPassword,
): Answered =>
  answerPrepared(
    call,
    async ({ params }) => {
      const password = checkPassword('email', params.password)
      return E.isLeft(password) ? null : hashPassword(password.right)
    },
    async ({ params, cookies, now }, work, passwordHash) => {
      if (passwordHash === null) return E.left(refuse(UPDATE_FAILED, 'Password is invalid'))
      const email = normalEmail(params.email)
      const flow = await confirmedFlow(work.db, deps.settings.signIn, { cookie: flowCookie(cookies), email, now })
      if (E.isLeft(flow)) return flow
      const account = await findEmail(work.db, email)
      if (!account) {
        const pending = work.db.updateTable('sign_in_flows').set({ password_hash: passwordHash })
        await pending.where('id', '=', flow.right.id).execute()
        return E.right(undefined)
      }
      if (account.password_hash !== null && flow.right.kind !== 'forgot') return E.left(EMAIL_USED)
      await setPassword(work, email, passwordHash, now)
      await useTicket(work, flow.right)
      await clearFailures(work, `email:${email}`)
      await deps.sessions.revokeAll(work, account.user_id, ended)
      return E.right(undefined)
    },
  )

/** Row 105: the account exists from here on; a second sign-up with the same address is refused (ACCT-70). */
const register = (deps: AccountDeps): Answered =>
  answerPublicly(emailCalls.register, async (asked, work) => {
    const { params, cookies, now } = asked
    const email = normalEmail(params.threePartyEmail)
    if (await findEmail(work.db, email)) return E.left(EMAIL_USED)
    const flow = await confirmedFlow(work.db, deps.settings.signIn, { cookie: flowCookie(cookies), email, now })
    if (E.isLeft(flow)) return flow
    if (flow.right.password_hash === null) return E.left(refuse(UPDATE_FAILED, 'Password is invalid'))
    const checked = checkSupplied(params, deps.sensitiveWords, now)
    if (E.isLeft(checked)) return checked
    const identity = { _tag: 'Email' as const, email, passwordHash: flow.right.password_hash }
    const userId = await createPerson(work, deps, asked, { checked: checked.right, identity, supplied: params })
    await useTicket(work, flow.right)
    asked.setCookie(setFlowCookie('', 0))
    return signIn(work, deps, asked, userId, { deviceName: 'web', registered: true, way: 'email' })
  })

/** Row 106. The answer and its time are the same for a wrong password and an unknown address. */
const emailLogin = (deps: AccountDeps): Answered =>
  answerPrepared(
    emailCalls.emailLogin,
    async ({ params }, read) => {
      const account = await read((db) => findEmail(db, normalEmail(params.userAccount)))
      const stored = account?.password_hash ?? null
      return { stored, right: await verifyPassword(params.password, stored) }
    },
    async (asked, work, { stored, right }) => {
      const { params, now } = asked
      const email = normalEmail(params.userAccount)
      const subject = `email:${email}`
      const lock = await checkLock(work, subject, now)
      if (E.isLeft(lock)) return lock
      const account = await findEmail(work.db, email)
      if (!right || !account || account.password_hash !== stored) {
        const { lockMs, passwordTries: tries } = deps.settings.signIn
        await countFailure(work, { tries, lockMs }, subject, now)
        return E.left(refuseKeeping(BAD_PASSWORD))
      }
      await clearFailures(work, subject)
      const how = { deviceName: params.deviceName, registered: false, way: 'email' } as const
      return signIn(work, deps, asked, account.user_id, how)
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
  passwords(deps, emailCalls.setPassword),
  passwords(deps, emailCalls.resetPassword),
  register(deps),
  emailLogin(deps),
]
