import type { Environment } from './config-environment'
import { operatorMissing } from './config-operator'
import { paymentsMissing } from './config-payments'

const missing = (given: string | undefined, sentence: string): readonly string[] =>
  given === undefined ? [sentence] : []

const originFaults = (origin: string | undefined): readonly string[] => {
  if (origin === undefined) return ['PUBLIC_ORIGIN is missing: the https address that people open']
  return /^https:\/\/[^/]+\/?$/.test(origin) ? [] : ['PUBLIC_ORIGIN wants https://, a host and no path']
}

const mailFaults = (env: Environment): readonly string[] =>
  env.EMAIL === 'off'
    ? []
    : [
        ...missing(env.SMTP_URL, 'SMTP_URL is missing: where mails go (or EMAIL=off)'),
        ...missing(env.MAIL_FROM, 'MAIL_FROM is missing: the sender of mails (or EMAIL=off)'),
      ]

const smsFaults = (env: Environment): readonly string[] =>
  env.SMS === 'off'
    ? []
    : [
        ...missing(env.TWILIO_ACCOUNT_SID, 'TWILIO_ACCOUNT_SID is missing: who sends short messages (or SMS=off)'),
        ...missing(env.TWILIO_AUTH_TOKEN, 'TWILIO_AUTH_TOKEN is missing: the secret of that account (or SMS=off)'),
        ...missing(
          env.TWILIO_FROM ?? env.TWILIO_WHATSAPP_FROM,
          'TWILIO_FROM is missing: the sender of SMS, and TWILIO_WHATSAPP_FROM of messages (or SMS=off)',
        ),
      ]

const turnFaults = (env: Environment): readonly string[] =>
  env.TURN === 'off'
    ? []
    : [
        ...missing(env.TURN_URLS, 'TURN_URLS is missing: the relay for calls, comma-joined (or TURN=off)'),
        ...missing(env.TURN_SECRET, 'TURN_SECRET is missing: the secret shared with the relay (or TURN=off)'),
      ]

/** Each process would make a key of its own, and could not open what another has sealed. */
const sharedKeyFaults = (env: Environment): readonly string[] =>
  env.NATS_URL === undefined
    ? []
    : missing(env.EVIDENCE_KEY, 'EVIDENCE_KEY is missing: several processes (NATS_URL) seal pictures with the same key')

/** What production mode still lacks. It has no stand-ins, so each is configured or switched off by name. */
export const productionFaults = (env: Environment): readonly string[] => [
  ...(env.DATABASE_URL === undefined && env.SQLITE_FILE === undefined
    ? ['DATABASE_URL is missing: a PostgreSQL address (or SQLITE_FILE, a path, for a single process)']
    : []),
  ...originFaults(env.PUBLIC_ORIGIN),
  ...missing(env.APP_KEY, 'APP_KEY is missing: the key that signs public calls'),
  ...operatorMissing(env),
  ...mailFaults(env),
  ...smsFaults(env),
  ...turnFaults(env),
  ...paymentsMissing(env),
  ...sharedKeyFaults(env),
]
