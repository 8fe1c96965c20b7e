import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { countryByCode } from '../src/domain/kernel/reference/countries'
import type { Environment } from './config-environment'
import type { TwilioAccount } from './outbox/twilio/twilio-request'
import type { Mode } from './settings'

/** Where short messages go: to the page of the local outbox, to Twilio, or nowhere because telephones are switched off. */
export type SmsConfig =
  { readonly kind: 'outbox' } | { readonly kind: 'twilio'; readonly account: TwilioAccount } | { readonly kind: 'off' }

const bit = t.union([t.literal(0), t.literal(1)])

/** What numbers of a country may do; 1 means allowed (ACCT-26). */
const phoneRule = t.type({
  sms: bit,
  whatsapp: bit,
  /** Signing up. */
  register: bit,
  /** A new person is asked for a password. */
  registerPassword: bit,
  /** A person without a password is asked for one at sign-in. */
  loginPassword: bit,
})

export type PhoneRule = t.TypeOf<typeof phoneRule>
/** By alpha-2 code; `*` is for all countries, and what stands under a country wins. */
export type PhoneRules = Readonly<Record<string, Partial<PhoneRule>>>

const everywhere: PhoneRule = { sms: 1, whatsapp: 1, register: 1, registerPassword: 1, loginPassword: 1 }
const phoneRules = t.record(t.string, t.partial(phoneRule.props))

/** What a number of `country` may do; empty for numbers of no country. */
export const phoneRuleOf = (rules: PhoneRules, country: string): PhoneRule => ({
  ...everywhere,
  ...rules['*'],
  ...rules[country],
})

const WRONG_RULES = 'PHONE_RULES wants a JSON object like {"*":{"whatsapp":0},"DE":{"register":0}}'

const isRule = (rule: object): boolean => Object.keys(rule).every((name) => name in phoneRule.props)
const isPlace = (code: string): boolean => code === '*' || countryByCode(code) !== undefined

const readRules = ({ PHONE_RULES }: Environment): E.Either<string, PhoneRules> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(PHONE_RULES ?? '{}') as unknown,
      () => WRONG_RULES,
    ),
    E.flatMap((given) => E.mapLeft(() => WRONG_RULES)(phoneRules.decode(given))),
    E.filterOrElse(
      (rules) => Object.values(rules).every(isRule),
      () => WRONG_RULES,
    ),
    E.filterOrElse(
      (rules) => Object.keys(rules).every(isPlace),
      () => 'PHONE_RULES names a country that ISO 3166-1 does not have',
    ),
  )

/** The rules of the deployment; none where they cannot be read, which `phoneFaults` tells. */
export const phoneRulesOf = (env: Environment): PhoneRules => E.getOrElse((): PhoneRules => ({}))(readRules(env))

/** What is wrong with how telephones are configured. */
export const phoneFaults = (env: Environment): readonly string[] => {
  const rules = readRules(env)
  return [
    ...(E.isLeft(rules) ? [rules.left] : []),
    ...(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(env.TWILIO_API ?? 'https://')
      ? []
      : ['TWILIO_API wants an https address: it is sent the secret of the account']),
  ]
}

const accountOf = (env: Environment): TwilioAccount | null =>
  env.TWILIO_ACCOUNT_SID === undefined || env.TWILIO_AUTH_TOKEN === undefined
    ? null
    : {
        api: (env.TWILIO_API ?? 'https://api.twilio.com').replace(/\/+$/, ''),
        sid: env.TWILIO_ACCOUNT_SID,
        token: env.TWILIO_AUTH_TOKEN,
        from: {
          ...(env.TWILIO_FROM === undefined ? {} : { sms: env.TWILIO_FROM }),
          ...(env.TWILIO_WHATSAPP_FROM === undefined ? {} : { whatsapp: env.TWILIO_WHATSAPP_FROM }),
        },
      }

export const smsOf = (env: Environment, mode: Mode): SmsConfig => {
  const account = accountOf(env)
  if (env.SMS === 'off') return { kind: 'off' }
  if (account !== null) return { kind: 'twilio', account }
  return mode === 'local' ? { kind: 'outbox' } : { kind: 'off' }
}
