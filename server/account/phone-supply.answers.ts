import * as E from 'fp-ts/Either'
import { countryByCode } from '../../src/domain/kernel/reference/countries'
import type { ParamsOf } from '../../src/infrastructure/gateway/contract/call'
import { phoneCalls } from '../../src/infrastructure/gateway/contract/phone.calls'
import type { LoginReply } from '../../src/infrastructure/gateway/contract/user.codec'
import { phoneRuleOf } from '../config-phone'
import { answerPublicly, refuse, type Answered, type AskedPublicly, type Refusal } from '../http/handler'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { type Flow, useTicket } from './code-flow'
import { flowCookie, noFlowCookie } from './flow-cookie'
import { type Phone, readPhone } from './phone'
import { findPhone } from './phone-account'
import { ticketFlow } from './phone-ticket'
import { checkSupplied, createPerson, type Supplied } from './register'
import { signIn } from './sign-in'

type Call = typeof phoneCalls.supply
type Asked = AskedPublicly<Call>

const EXPIRED = refuse(25501)
const NO_SIGN_UP = refuse(10025, 'Sorry, register with phone number is not available in your country/region')

/** More is needed (ACCT-73): the ticket goes on, and this same row takes it with the rest. */
const infoWanted = (ticket: string): Refusal => refuse(10042, undefined, { cert_key: ticket })

const suppliedOf = (
  { adultStatement, birthday, gender, userName }: ParamsOf<Call>,
  countryId: number,
): Supplied | null =>
  adultStatement === undefined || birthday === undefined || gender === undefined || userName === undefined
    ? null
    : { adultStatement, birthday, gender, userName, countryId }

/** The country that the client tells, else that of the number. */
const countryOf = ({ common }: Asked, phone: Phone): number =>
  common.countryId || (countryByCode(phone.country)?.id ?? 0)

const signUp = async (
  work: Work,
  deps: AccountDeps,
  asked: Asked,
  flow: Flow,
): Promise<E.Either<Refusal, LoginReply>> => {
  const phone = readPhone(flow.identifier) ?? { number: flow.identifier, country: '' }
  if (phoneRuleOf(deps.phoneRules, phone.country).register === 0) return E.left(NO_SIGN_UP)
  const supplied = suppliedOf(asked.params, countryOf(asked, phone))
  if (supplied === null) return E.left(infoWanted(asked.params.threePartyId))
  const checked = checkSupplied(supplied, deps.sensitiveWords, asked.now)
  if (E.isLeft(checked)) return checked
  const identity = { _tag: 'Phone' as const, phone: phone.number }
  const userId = await createPerson(work, deps, asked, { checked: checked.right, identity, supplied })
  await useTicket(work, flow)
  const how = { deviceName: asked.params.deviceName, registered: true, way: 'phone' } as const
  return signIn(work, deps, asked, userId, how)
}

/** Row 95: signs in by the ticket of a number, or makes the account of a new one (@rule ACCT-34, ACCT-37, ACCT-41). */
export const supply = (deps: AccountDeps): Answered =>
  answerPublicly(phoneCalls.supply, async (asked, work) => {
    const { cookies, now, params } = asked
    const given = { cookie: flowCookie(cookies), ticket: params.threePartyId, now }
    const flow = await ticketFlow(work.db, deps.settings.signIn, given)
    if (flow === undefined) return E.left(EXPIRED)
    const account = await findPhone(work.db, flow.identifier)
    // Whoever has no password for the number may have chosen one with the code, and stores it next (ACCT-36).
    if (account?.password_hash !== null) asked.setCookie(noFlowCookie)
    if (account === undefined) return signUp(work, deps, asked, flow)
    await useTicket(work, flow)
    const how = { deviceName: params.deviceName, registered: false, way: 'phone' } as const
    return signIn(work, deps, asked, account.user_id, how)
  })
