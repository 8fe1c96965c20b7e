import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'

const text = t.union([t.string, t.undefined])

/** The variables that the gateway reads. */
const environment = t.type({
  MODE: t.union([t.literal('local'), t.literal('production'), t.undefined]),
  HOST: text,
  PORT: text,
  PUBLIC_ORIGIN: text,
  BASE_PATH: text,
  DATABASE_URL: text,
  SQLITE_FILE: text,
  DATA_DIR: text,
  DEMO: text,
  NATS_URL: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  EMAIL: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  SMS: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_WHATSAPP_FROM: text,
  TWILIO_API: text,
  PHONE_RULES: text,
  DISPOSABLE_DOMAINS: text,
  COUNTRY_HEADER: text,
  DEFAULT_COUNTRY: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: text,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_KEY: text,
  APPLE_ISSUER: text,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: text,
  FACEBOOK_TOKEN_ENDPOINT: text,
  TRANSLATE_URL: text,
  TRANSLATE_KEY: text,
  EVIDENCE_KEY: text,
  RTC: t.union([t.literal('webrtc'), t.literal('agora'), t.undefined]),
  RTM: t.union([t.literal('websocket'), t.literal('agora'), t.undefined]),
  AGORA_APP_ID: text,
  AGORA_APP_CERTIFICATE: text,
  PUSH: t.union([t.literal('webpush'), t.literal('firebase'), t.literal('off'), t.undefined]),
  PUSH_CONTACT: text,
  PUSH_HOSTS: text,
  PUSH_STAND_IN: text,
  FIREBASE_ACCOUNT: text,
  FIREBASE_API: text,
  FIREBASE_API_KEY: text,
  FIREBASE_APP_ID: text,
  FIREBASE_SENDER_ID: text,
  FIREBASE_VAPID_KEY: text,
  PAYMENTS: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  SANDBOX_PORT: text,
  CHECKOUT_COM_SECRET_KEY: text,
  CHECKOUT_COM_WEBHOOK_KEY: text,
  CHECKOUT_COM_CHANNEL: text,
  CHECKOUT_COM_API: text,
  TURN: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  TURN_URLS: text,
  TURN_SECRET: text,
  OPERATOR_NAME: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_EMAIL: text,
  APP_ID: text,
  APP_KEY: text,
  CAPTCHA: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  TRUST_PROXY: text,
  CLIENT_DIR: text,
  SERVICE_WORKER: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  FRAME_ANCESTORS: text,
  FRAME_SOURCES: text,
  PAGE_HOSTS: text,
  SUPPORT_ADDRESS: text,
  APP_ANDROID: text,
  APP_IOS: text,
  LOG_LEVEL: text,
  PASTE: t.union([t.literal('on'), t.literal('off'), t.undefined]),
  PRICE_WARNING: t.union([t.literal('always'), t.literal('once'), t.literal('never'), t.undefined]),
  SENSITIVE_WORDS: text,
  SHOP_BLOCKED_COUNTRIES: text,
  CARD_APP_IDS: text,
  SETTINGS: text,
})

export type Environment = t.TypeOf<typeof environment>

/** Empty variables count as absent, as a shell or a compose file leaves them. */
const present = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  )

/** Left names the variables that have none of their values. */
export const decodeEnvironment = (
  env: Readonly<Record<string, string | undefined>>,
): E.Either<readonly string[], Environment> =>
  pipe(
    environment.decode(present(env)),
    E.mapLeft((errors) => [
      ...new Set(errors.map(({ context }) => `${context[1]?.key ?? 'environment'}: not one of its values`)),
    ]),
  )
