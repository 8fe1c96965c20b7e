import * as E from 'fp-ts/Either'
import { phoneCalls } from '../../src/infrastructure/gateway/contract/phone.calls'
import {
  answerPrepared,
  answerPreparedFor,
  refuse,
  type Answered,
  type Asked,
  type AskedPublicly,
  type Refusal,
} from '../http/handler'
import type { Store, Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { clearFailures } from './attempts'
import { useTicket } from './code-flow'
import { flowCookie, noFlowCookie } from './flow-cookie'
import { judgePassword, phoneWords } from './judge-password'
import { passwordChanged } from './password-changed'
import { BAD_NUMBER, readPhone } from './phone'
import { findPhone, type PhoneAccount, phoneSubject, setPhonePassword } from './phone-account'
import { numberProved, ticketFlow } from './phone-ticket'
import { compareOwn, proveOwner, type ComparedOwn } from './prove-owner'
import { signIn } from './sign-in'

const NOT_SETTABLE = refuse(35502)
const RESET_OVER = refuse(35503)
const NO_ACCOUNT = refuse(35504)
const BUSY = refuse(35506)

/** A password that was compared before the unit of work, with what it was compared to. */
interface Compared {
  readonly stored: string | null
  readonly verified: boolean
}

const compare = async (
  { passwords }: AccountDeps,
  read: Store['read'],
  number: string,
  password: string,
): Promise<E.Either<Refusal, Compared>> => {
  const stored = (await read((db) => findPhone(db, number)))?.password_hash ?? null
  const verified = await passwords.verify(password, stored)
  return E.isLeft(verified) ? E.left(BUSY) : E.right({ stored, verified: verified.right })
}

const judge = (
  work: Work,
  { settings: { signIn: rules } }: AccountDeps,
  {
    account,
    compared,
    now,
    number,
  }: {
    readonly account: PhoneAccount | undefined
    readonly compared: Compared
    readonly number: string
    readonly now: number
  },
): Promise<E.Either<Refusal, PhoneAccount>> => {
  const proved = compared.verified && account?.password_hash === compared.stored ? account : undefined
  return judgePassword(work, rules, phoneWords, { subject: phoneSubject(number), proved, now })
}

/** Row 94. The answer and its time are the same for a wrong password and an unknown number (@rule ACCT-42, ACCT-95). */
export const login = (deps: AccountDeps): Answered =>
  answerPrepared(
    phoneCalls.passwordLogin,
    async ({ params }, read) => {
      const number = readPhone(params.countryCode + params.mobileNo)?.number
      if (number === undefined) return E.left(BAD_NUMBER)
      return E.map((compared: Compared) => ({ number, compared }))(await compare(deps, read, number, params.password))
    },
    async (asked, work, prepared) => {
      if (E.isLeft(prepared)) return prepared
      const { compared, number } = prepared.right
      const found = await findPhone(work.db, number)
      const account = await judge(work, deps, { account: found, compared, number, now: asked.now })
      if (E.isLeft(account)) return account
      const how = { deviceName: 'web', registered: false, way: 'phone' } as const
      return signIn(work, deps, asked, account.right.user_id, how)
    },
  )

interface NewPassword {
  readonly number: string
  readonly hash: string
}

type Given = Pick<AskedPublicly<typeof phoneCalls.updatePassword>['params'], 'countryCode' | 'mobileNo' | 'password'>

const prepareNew = async (
  deps: AccountDeps,
  { countryCode, mobileNo, password }: Given,
): Promise<E.Either<Refusal, NewPassword>> => {
  const number = readPhone(countryCode + mobileNo)?.number
  if (number === undefined) return E.left(NOT_SETTABLE)
  const hash = await deps.passwords.hash(password)
  return E.isLeft(hash) ? E.left(BUSY) : E.right({ number, hash: hash.right })
}

type Setting = Asked<typeof phoneCalls.setPassword>

interface SetPassword extends NewPassword {
  /** With the one of the number; null: none was given. */
  readonly compared: Compared | null
  /** With the one of the account, for a number that had none. */
  readonly comparedOwn: ComparedOwn
}

const prepareSet = async (
  deps: AccountDeps,
  { params, session }: Setting,
  read: Store['read'],
): Promise<E.Either<Refusal, SetPassword>> => {
  const prepared = await prepareNew(deps, params)
  if (E.isLeft(prepared)) return prepared
  const { oldPassword: old } = params
  const { number } = prepared.right
  const stored = (await read((db) => findPhone(db, number)))?.password_hash ?? null
  const first = stored === null
  const compared = first || old === undefined ? E.right(null) : await compare(deps, read, number, old)
  if (E.isLeft(compared)) return compared
  const own = await compareOwn(deps, read, session.userId, first ? old : undefined)
  return E.map((comparedOwn: ComparedOwn) => ({ ...prepared.right, compared: compared.right, comparedOwn }))(own)
}

/**
 * A first password: by that of the account, or, where none is given, by a code for the number, given in this browser just now, which
 * serves once (record 11).
 */
const mayHaveFirst = async (
  work: Work,
  deps: AccountDeps,
  { cookies, now, session, setCookie }: Setting,
  { comparedOwn, number }: SetPassword,
): Promise<E.Either<Refusal, void>> => {
  const of = { cookie: flowCookie(cookies), identifier: number }
  if (comparedOwn.typed || !(await numberProved(work.db, deps.settings.signIn, of, now)))
    return proveOwner(work, deps, { compared: comparedOwn, userId: session.userId, now })
  setCookie(noFlowCookie)
  return E.right(undefined)
}

/** Another one, by the old one; it ends the other sessions (record 11). */
const mayReplace = async (
  work: Work,
  deps: AccountDeps,
  { now, session }: Setting,
  { account, compared }: { readonly account: PhoneAccount; readonly compared: Compared | null },
): Promise<E.Either<Refusal, void>> => {
  if (compared === null) return E.left(NOT_SETTABLE)
  const judged = await judge(work, deps, { account, compared, number: account.phone, now })
  if (E.isLeft(judged)) return judged
  await passwordChanged(work, deps, account.user_id, { now, session })
  return E.right(undefined)
}

/** Row 96: the first password of the own number, or another one. */
export const setPassword = (deps: AccountDeps): Answered =>
  answerPreparedFor(
    phoneCalls.setPassword,
    (asked, read) => prepareSet(deps, asked, read),
    async (asked, work, prepared) => {
      if (E.isLeft(prepared)) return prepared
      const { compared, hash, number } = prepared.right
      const { params, session } = asked
      const account = await findPhone(work.db, number)
      const own = account !== undefined && account.user_id === session.userId && params.userId === session.userId
      if (!own) return E.left(NO_ACCOUNT)
      const may =
        account.password_hash === null
          ? await mayHaveFirst(work, deps, asked, prepared.right)
          : await mayReplace(work, deps, asked, { account, compared })
      if (E.isLeft(may)) return may
      await setPhonePassword(work, number, hash)
      return E.right(undefined)
    },
  )

/** Row 97: another password by the ticket of the number; it ends the sessions (@rule ACCT-43, ACCT-44, ACCT-95). */
export const changePassword = (deps: AccountDeps): Answered =>
  answerPrepared(
    phoneCalls.updatePassword,
    ({ params }) => prepareNew(deps, params),
    async ({ cookies, now, params, session }, work, prepared) => {
      if (E.isLeft(prepared)) return prepared
      const { hash, number } = prepared.right
      const given = { cookie: flowCookie(cookies), ticket: params.threePartyId, now }
      const flow = await ticketFlow(work.db, deps.settings.signIn, given)
      if (flow?.identifier !== number) return E.left(RESET_OVER)
      const account = await findPhone(work.db, number)
      if (account === undefined) return E.left(NO_ACCOUNT)
      await setPhonePassword(work, number, hash)
      await useTicket(work, flow)
      await clearFailures(work, phoneSubject(number))
      await passwordChanged(work, deps, account.user_id, { now, session })
      return E.right(undefined)
    },
  )
