import * as E from 'fp-ts/Either'
import { toLanguage } from '../../src/domain/kernel/language'
import { phoneCalls } from '../../src/infrastructure/gateway/contract/phone.calls'
import { phoneRuleOf } from '../config-phone'
import { answerPrepared, answerPublicly, refuse, type Answered } from '../http/handler'
import type { AccountDeps } from './account-deps'
import { findFlow, tryCode } from './code-flow'
import { flowCookie, keepFlowCookie } from './flow-cookie'
import { BAD_NUMBER, readPhone } from './phone'
import { findPhone } from './phone-account'
import { changePassword, login, setPassword } from './phone-password.answers'
import { supply } from './phone-supply.answers'
import { giveTicket } from './phone-ticket'
import { beforeText, channelsFor, textCode } from './text-code'

const EXPIRED = refuse(25501)

const bit = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** Row 91: how the number stands, and the flow cookie that everything after it needs (@rule ACCT-26). */
const check = (deps: AccountDeps): Answered =>
  answerPublicly(phoneCalls.checkMobile, async (asked, { db }) => {
    const { countryCode, mobileNo } = asked.params
    const phone = readPhone(countryCode + mobileNo)
    if (phone === null) return E.left(BAD_NUMBER)
    keepFlowCookie(asked, deps.settings.signIn.flowMs)
    const account = await findPhone(db, phone.number)
    const rule = phoneRuleOf(deps.phoneRules, phone.country)
    const channels = channelsFor(deps, phone)
    return E.right({
      existent: bit(account !== undefined),
      sendSms: bit(channels.includes('sms')),
      sendWhatsapp: bit(channels.includes('whatsapp')),
      userSetPassword: bit((account?.password_hash ?? null) !== null),
      passwordConfig: {
        mobileRegisterEnable: rule.register,
        mobileRegisterSetPassword: rule.registerPassword,
        userLoginSetPassword: rule.loginPassword,
      },
    })
  })

/** Row 92. A number that cannot sign up and has no account gets no message, and nothing tells. */
const send = (deps: AccountDeps): Answered =>
  answerPrepared(
    phoneCalls.sendSms,
    ({ captcha }) => beforeText(deps, captcha),
    async (asked, work, before) => {
      const { channel = 'sms', countryCode, language, phoneNumber } = asked.params
      const phone = readPhone(countryCode + phoneNumber)
      if (phone === null) return E.left(BAD_NUMBER)
      const cookie = keepFlowCookie(asked, deps.settings.signIn.flowMs)
      const account = await findPhone(work.db, phone.number)
      const silent = account === undefined && phoneRuleOf(deps.phoneRules, phone.country).register === 0
      const order = { phone, channel, kind: 'number', cookie, userId: account?.user_id ?? null, silent } as const
      return textCode(work, deps, asked, before, { ...order, language: toLanguage(language) ?? asked.language })
    },
  )

/** Row 93: the right code, once, for the ticket of this browser and this number (@rule ACCT-93, ACCT-94). */
const checkCode = (deps: AccountDeps): Answered =>
  answerPublicly(phoneCalls.checkCode, async ({ cookies, now, params }, work) => {
    const phone = readPhone(params.countryCode + params.phoneNumber)
    if (phone === null) return E.left(BAD_NUMBER)
    const flow = await findFlow(work.db, { cookie: flowCookie(cookies), identifier: phone.number }, 'number')
    if (flow === undefined || flow.confirmed_at !== null) return E.left(EXPIRED)
    const confirmed = await tryCode(work, deps.settings.signIn, { flow, code: params.verificationCode, now })
    if (E.isLeft(confirmed)) return confirmed
    return E.right({ threePartyId: await giveTicket(work, confirmed.right) })
  })

/** Row 98: told to the person only; for everybody else nobody has a password. */
const hasPassword = answerPublicly(phoneCalls.checkUserSetPassword, async ({ params, session }, { db }) => {
  if (session?.userId !== params.userId) return E.right({ userSetPassword: bit(false) })
  const own = db.selectFrom('phones').select('password_hash').where('user_id', '=', session.userId)
  const account = await own.executeTakeFirst()
  return E.right({ userSetPassword: bit((account?.password_hash ?? null) !== null) })
})

/** Rows 91 to 98: sign-up, sign-in and reset by phone. */
export const makePhoneAnswers = (deps: AccountDeps): readonly Answered[] => [
  check(deps),
  send(deps),
  checkCode(deps),
  login(deps),
  supply(deps),
  setPassword(deps),
  changePassword(deps),
  hasPassword,
]
