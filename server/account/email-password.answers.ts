import * as E from 'fp-ts/Either'
import { checkPassword } from '../../src/domain/kernel/password'
import { SECOND } from '../../src/domain/kernel/time'
import type { emailCalls } from '../../src/infrastructure/gateway/contract/email.calls'
import { answerPrepared, refuse, type Answered, type AskedPublicly, type Refusal } from '../http/handler'
import type { Store, Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { clearFailures, tooSoon } from './attempts'
import { useTicket } from './code-flow'
import { findEmail, normalEmail, passwordSubject, setPassword } from './email-account'
import { confirmedFlow } from './email-flow'
import { flowCookie } from './flow-cookie'
import { emailWords, judgePassword } from './judge-password'
import { passwordChanged } from './password-changed'

const UPDATE_FAILED = 10025
const EMAIL_USED = refuse(UPDATE_FAILED, 'This email has already been used')

type PasswordCall = typeof emailCalls.setPassword | typeof emailCalls.resetPassword
type Asked = AskedPublicly<PasswordCall>

const hashed = async ({ passwords }: AccountDeps, typed: string): Promise<E.Either<Refusal, string>> => {
  const password = checkPassword('email', typed)
  if (E.isLeft(password)) return E.left(refuse(UPDATE_FAILED, 'Password is invalid'))
  return E.mapLeft(() => tooSoon(SECOND))(await passwords.hash(password.right))
}

/**
 * By the ticket of a confirmed mail. Where there is no account yet, the password waits for it in the flow. A mail that was asked
 * for before the address came to the account says nothing about it: its link was good in any browser.
 */
const byTicket = async (
  deps: AccountDeps,
  { cookies, now, params, session }: Asked,
  work: Work,
  passwordHash: string,
): Promise<E.Either<Refusal, void>> => {
  const email = normalEmail(params.email)
  const asked = { cookie: flowCookie(cookies), identifier: email, now }
  const flow = await confirmedFlow(work.db, deps.settings.signIn, asked)
  if (E.isLeft(flow)) return flow
  const account = await findEmail(work.db, email)
  if (!account) {
    const pending = work.db.updateTable('sign_in_flows').set({ password_hash: passwordHash })
    await pending.where('id', '=', flow.right.id).execute()
    return E.right(undefined)
  }
  const { kind, user_id } = flow.right
  if (user_id !== account.user_id) return E.left(EMAIL_USED)
  if (account.password_hash !== null && kind !== 'forgot') return E.left(EMAIL_USED)
  await setPassword(work, email, passwordHash, now)
  await useTicket(work, flow.right)
  await clearFailures(work, passwordSubject(email))
  await passwordChanged(work, deps, account.user_id, { now, session })
  return E.right(undefined)
}

/** Signed in, by the old password. Whose address it is not hears the same as who does not know the password. */
const byOldPassword = async (
  deps: AccountDeps,
  { now, params, session }: Asked,
  work: Work,
  { passwordHash, stored, verified }: { passwordHash: string; stored: string | null; verified: boolean },
): Promise<E.Either<Refusal, void>> => {
  const email = normalEmail(params.email)
  const account = await findEmail(work.db, email)
  const own = account !== undefined && account.user_id === session?.userId && account.password_hash === stored
  const proved = own && verified ? account : undefined
  const judged = await judgePassword(work, deps.settings.signIn, emailWords, {
    subject: passwordSubject(email),
    proved,
    now,
  })
  if (E.isLeft(judged)) return judged
  await setPassword(work, email, passwordHash, now)
  await passwordChanged(work, deps, judged.right.user_id, { now, session })
  return E.right(undefined)
}

const oldOf = (params: Asked['params']): string | undefined =>
  'oldPassword' in params ? params.oldPassword : undefined

const prepare = async (deps: AccountDeps, { params }: Asked, read: Store['read']) => {
  const passwordHash = await hashed(deps, params.password)
  const old = oldOf(params)
  if (E.isLeft(passwordHash) || old === undefined) return E.map((hash: string) => ({ hash, old: null }))(passwordHash)
  const stored = (await read((db) => findEmail(db, normalEmail(params.email))))?.password_hash ?? null
  const verified = E.mapLeft(() => tooSoon(SECOND))(await deps.passwords.verify(old, stored))
  return E.map((right: boolean) => ({ hash: passwordHash.right, old: { stored, verified: right } }))(verified)
}

/** Rows 104 and 107: a new password, by the ticket of a confirmed mail or by the old password (record 11). */
export const passwordAnswer = (deps: AccountDeps, call: PasswordCall): Answered =>
  answerPrepared(
    call,
    (asked: Asked, read) => prepare(deps, asked, read),
    async (asked: Asked, work, prepared) => {
      if (E.isLeft(prepared)) return prepared
      const { hash, old } = prepared.right
      return old === null
        ? byTicket(deps, asked, work, hash)
        : byOldPassword(deps, asked, work, { passwordHash: hash, ...old })
    },
  )
