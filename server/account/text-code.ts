import * as E from 'fp-ts/Either'
import type { Channel } from '../../src/domain/account/phone-standing'
import type { Language } from '../../src/domain/kernel/language'
import { phoneRuleOf } from '../config-phone'
import { refuse, type AskedPublicly, type Refusal } from '../http/handler'
import { takeWindow } from '../http/limiter'
import type { Hindrance } from '../outbox/sms.port'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import type { Checked } from './captcha'
import { codesLocked, type FlowKind, openFlow } from './code-flow'
import type { Phone } from './phone'
import { codeText } from './sms-texts'

const SEND_LIMIT = 25503
const SENDING = 25504
const TOO_MANY = 25506

const NO_CHANNEL = refuse(400, 'Sorry, register with phone number is not available in your country/region')
const hindered: Readonly<Record<Hindrance, Refusal>> = { busy: refuse(25505), failing: refuse(500) }

/** What is found out before the unit of work: the solution of the bot check, and whether messages go out. */
export interface BeforeText {
  readonly checked: Checked
  readonly hindrance: Hindrance | null
}

export const beforeText = async (
  { captcha, sms }: Pick<AccountDeps, 'captcha' | 'sms'>,
  solution: string,
): Promise<BeforeText> => ({ checked: await captcha.check(solution), hindrance: sms.hindrance() })

/** By which channels a number of this country gets codes (@rule ACCT-26). */
export const channelsFor = (
  { phoneRules, sms }: Pick<AccountDeps, 'phoneRules' | 'sms'>,
  { country }: Phone,
): readonly Channel[] => sms.channels.filter((channel) => phoneRuleOf(phoneRules, country)[channel] === 1)

/** A code to send; `silent` goes through the same and sends nothing. */
export interface TextOrder {
  readonly phone: Phone
  readonly channel: Channel
  readonly language: Language
  readonly kind: Extract<FlowKind, 'number' | 'link'>
  readonly cookie: string
  readonly userId: number | null
  readonly silent: boolean
}

export type TextFrom = Pick<AskedPublicly<never>, 'address' | 'common' | 'language' | 'now'>

/** Counts a message for number, device and address; 25503 beyond. */
const takeTextLimits = async (
  { db }: Work,
  { limitedAddress, settings: { signIn } }: AccountDeps,
  { address, common, now }: TextFrom,
  number: string,
): Promise<E.Either<Refusal, void>> => {
  const limited = limitedAddress(address)
  const waits = [
    await takeWindow(db, `text:number:${number}`, signIn.textsPerNumber, now),
    await takeWindow(db, `text:device:${common.deviceId}`, signIn.textsPerDevice, now),
    limited === null ? 0 : await takeWindow(db, `text:address:${limited}`, signIn.textsPerAddress, now),
  ]
  return waits.some((wait) => wait > 0) ? E.left(refuse(SEND_LIMIT)) : E.right(undefined)
}

/**
 * Opens a flow and sends its code to a telephone. What may be asked for is the same for every number, so that no answer
 * tells whose it is.
 *
 * @rule ACCT-2 ACCT-24 ACCT-93
 */
export const textCode = async (
  work: Work,
  deps: AccountDeps,
  from: TextFrom,
  { checked, hindrance }: BeforeText,
  order: TextOrder,
): Promise<E.Either<Refusal, void>> => {
  const { channel, cookie, kind, language, phone, silent, userId } = order
  const { now } = from
  if (!channelsFor(deps, phone).includes(channel)) return E.left(NO_CHANNEL)
  const passed = await deps.captcha.use(work, checked, now)
  if (E.isLeft(passed)) return passed
  if (hindrance !== null) return E.left(hindered[hindrance])
  if (await codesLocked(work, phone.number, now)) return E.left(refuse(TOO_MANY))
  const opened = await openFlow(work, deps.settings.signIn, { kind, identifier: phone.number, userId, cookie, now })
  if (E.isLeft(opened)) return E.left(refuse(SENDING))
  const within = await takeTextLimits(work, deps, from, phone.number)
  if (E.isLeft(within)) return within
  const { code } = opened.right
  const text = codeText(language, code, deps.origin)
  if (!silent) await deps.sms.send(work, { channel, kind, to: phone.number, text, code }, now)
  return E.right(undefined)
}
