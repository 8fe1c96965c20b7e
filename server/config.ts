import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { countryByCode } from '../src/domain/kernel/reference/countries'
import { disposableDomains } from './account/disposable-domains'
import { demoFaults, demoPeopleOf } from './config-demo'
import { natsServers } from './bus/nats-options'
import { agoraFaults, type CallServices, callServicesOf } from './config-agora'
import { evidenceFaults, evidenceKeyOf } from './config-evidence'
import { decodeEnvironment, type Environment } from './config-environment'
import { phoneFaults, type PhoneRules, phoneRulesOf, type SmsConfig, smsOf } from './config-phone'
import { type SocialConfigs, socialFaults, socialOf } from './config-identity'
import type { TranslateService } from './chat/libre-translate.translator'
import { translateFaults, translateOf } from './config-translate'
import { type Operator, operatorFaults, operatorOf } from './config-operator'
import { type PaymentsConfig, paymentsFaults, paymentsOf, sandboxOrigins } from './config-payments'
import { type PlacesConfig, placesFaults, placesOf } from './config-places'
import { productionFaults } from './config-production'
import { pushFaults, pushOf, type PushServiceConfig } from './config-push'
import { type ShopConfig, shopFaults, shopOf } from './config-shop'
import { defaultSettings, type Mode, replaceSettings, type Settings } from './settings'

export type StoreConfig =
  { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string }

/** Where mails go: to the page of the local outbox, to a server, or nowhere because the deployment switched e-mail off. */
export type MailConfig =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'off' }

/** Relay for media: coturn with a shared secret, or none. */
export type TurnConfig = { readonly urls: readonly string[]; readonly secret: string } | null

export interface Config {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** What people type; no slash at its end. */
  readonly origin: string
  /** Origin and base path: the address of the product, as links in mails begin. */
  readonly address: string
  /** Empty, or with a slash in front and none behind (SHELL-38). */
  readonly basePath: string
  readonly store: StoreConfig
  /** What wakes other processes of the deployment: one or more addresses of NATS, or none. */
  readonly natsUrl: string | null
  readonly dataDir: string
  /** How many of the demo people are awake, where the mode has some (PLUS-30). */
  readonly demoPeople: number
  readonly mail: MailConfig
  readonly sms: SmsConfig
  readonly phoneRules: PhoneRules
  /** Domains of throwaway addresses, which nobody signs up with; their subdomains are meant too. */
  readonly disposableDomains: readonly string[]
  readonly social: SocialConfigs
  readonly turn: TurnConfig
  readonly payments: PaymentsConfig
  readonly callServices: CallServices
  readonly push: PushServiceConfig
  /** Translates messages; null: nothing does. */
  readonly translate: TranslateService | null
  /** Seals pictures for safety; null: a key is made into the data folder. */
  readonly evidenceKey: Buffer | null
  /** Named by the terms and the privacy policy. */
  readonly operator: Operator
  readonly appId: string
  /** Signs public calls (GATE-6); every client knows it. */
  readonly appKey: string
  /** The bot check before mails are sent. */
  readonly captcha: boolean
  /** How many proxies of one's own stand in front, each adding the address that it saw. */
  readonly proxies: number
  /** In which header the deployment's own proxy tells the country of an address, lower case; empty: in none. */
  readonly countryHeader: string
  /** Alpha-2: the country where none is told; empty: then none is known. */
  readonly defaultCountry: string
  readonly clientDir: string
  /** Off: browsers give up the program that they keep for a start without a network. */
  readonly serviceWorker: boolean
  readonly frameAncestors: string
  readonly frameSources: readonly string[]
  readonly places: PlacesConfig
  readonly logLevel: string
  /** CHAT-64. */
  readonly pasteBlocked: boolean
  /** CALL-18. */
  readonly priceWarning: 'always' | 'once' | 'never'
  /** CHAT-67. */
  readonly sensitiveWords: readonly string[]
  readonly shop: ShopConfig
  readonly settings: Settings
}

const loopback = ['127.0.0.1', '::1', 'localhost']

const list = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const mailOf = (env: Environment, mode: Mode): MailConfig => {
  if (env.EMAIL === 'off') return { kind: 'off' }
  if (env.SMTP_URL !== undefined) return { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM ?? 'visavis@localhost' }
  return mode === 'local' ? { kind: 'outbox' } : { kind: 'off' }
}

const storeOf = (env: Environment, dataDir: string): StoreConfig =>
  env.DATABASE_URL === undefined
    ? { kind: 'sqlite', file: env.SQLITE_FILE ?? `${dataDir}/visavis.sqlite` }
    : { kind: 'postgres', url: env.DATABASE_URL }

const turnOf = (env: Environment): TurnConfig =>
  env.TURN !== 'off' && env.TURN_URLS !== undefined && env.TURN_SECRET !== undefined
    ? { urls: list(env.TURN_URLS), secret: env.TURN_SECRET }
    : null

const countryFaults = (env: Environment): readonly string[] => [
  ...(env.COUNTRY_HEADER === undefined || Number(env.TRUST_PROXY) > 0
    ? []
    : ['COUNTRY_HEADER wants TRUST_PROXY: without a proxy of your own anybody can write it']),
  ...(env.DEFAULT_COUNTRY !== undefined && countryByCode(env.DEFAULT_COUNTRY) === undefined
    ? ['DEFAULT_COUNTRY wants an alpha-2 code of ISO 3166-1, in capital letters']
    : []),
]

const shapeFaults = (env: Environment, mode: Mode): readonly string[] => [
  ...(/^\d{1,5}$/.test(env.PORT ?? '4100') && Number(env.PORT ?? 4100) < 65_536 ? [] : ['PORT wants 0 to 65535']),
  ...(/^\d$/.test(env.TRUST_PROXY ?? '0') ? [] : ['TRUST_PROXY wants the number of own proxies in front, 0 to 9']),
  ...(env.NATS_URL === undefined || natsServers(env.NATS_URL) !== null
    ? []
    : ['NATS_URL wants nats://host:port or tls://host:port, several comma-joined']),
  ...demoFaults(env),
  ...phoneFaults(env),
  ...countryFaults(env),
  ...translateFaults(env),
  ...socialFaults(env),
  ...evidenceFaults(env),
  ...agoraFaults(env),
  ...shopFaults(env),
  ...operatorFaults(env),
  ...paymentsFaults(env),
  ...pushFaults(env, mode),
  ...placesFaults(env),
  ...(/^(\/[A-Za-z0-9_-]+)*$/.test(env.BASE_PATH ?? '') ? [] : ['BASE_PATH wants a form like /x or /x/y']),
  ...(mode === 'production' || loopback.includes(env.HOST ?? '127.0.0.1')
    ? []
    : [
        'HOST: local mode has stand-ins for mail and money and serves this machine only; use 127.0.0.1, or MODE=production',
      ]),
]

const settingsOf = (env: Environment, mode: Mode): E.Either<readonly string[], Settings> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(env.SETTINGS ?? '{}') as unknown,
      () => ['SETTINGS wants a JSON object'],
    ),
    E.flatMap((given) => replaceSettings(defaultSettings(mode), given)),
  )

/** Where it listens, and how people reach it. */
const placeOf = (env: Environment, mode: Mode): Pick<Config, 'host' | 'port' | 'origin' | 'address' | 'basePath'> => {
  const port = Number(env.PORT ?? 4100)
  const host = env.HOST ?? (mode === 'local' ? '127.0.0.1' : '0.0.0.0')
  const origin = (env.PUBLIC_ORIGIN ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const basePath = env.BASE_PATH ?? ''
  return { host, port, origin, address: origin + basePath, basePath }
}

/** What it keeps, where, and which people it is filled with. */
const dataOf = (env: Environment): Pick<Config, 'dataDir' | 'demoPeople' | 'store'> => {
  const dataDir = env.DATA_DIR ?? '.data'
  return { dataDir, demoPeople: demoPeopleOf(env), store: storeOf(env, dataDir) }
}

const build = (env: Environment, mode: Mode, settings: Settings): Config => {
  const payments = paymentsOf(env, mode)
  return {
    mode,
    ...placeOf(env, mode),
    natsUrl: env.NATS_URL ?? null,
    ...dataOf(env),
    mail: mailOf(env, mode),
    sms: smsOf(env, mode),
    phoneRules: phoneRulesOf(env),
    disposableDomains: env.DISPOSABLE_DOMAINS === undefined ? disposableDomains : list(env.DISPOSABLE_DOMAINS),
    social: socialOf(env, mode),
    turn: turnOf(env),
    payments,
    callServices: callServicesOf(env),
    push: pushOf(env),
    translate: translateOf(env),
    evidenceKey: evidenceKeyOf(env),
    operator: operatorOf(env, mode),
    appId: env.APP_ID ?? 'visavis',
    appKey: env.APP_KEY ?? 'visavis-local-app-key',
    captcha: env.CAPTCHA !== 'off',
    proxies: Number(env.TRUST_PROXY ?? 0),
    countryHeader: (env.COUNTRY_HEADER ?? '').toLowerCase(),
    defaultCountry: env.DEFAULT_COUNTRY ?? '',
    clientDir: env.CLIENT_DIR ?? 'dist/client',
    serviceWorker: env.SERVICE_WORKER !== 'off',
    frameAncestors: env.FRAME_ANCESTORS ?? "'self'",
    frameSources: [...list(env.FRAME_SOURCES), ...sandboxOrigins(payments)],
    places: placesOf(env),
    logLevel: env.LOG_LEVEL ?? (mode === 'local' ? 'warn' : 'info'),
    pasteBlocked: env.PASTE !== 'on',
    priceWarning: env.PRICE_WARNING ?? 'once',
    sensitiveWords: list(env.SENSITIVE_WORDS),
    shop: shopOf(env),
    settings,
  }
}

/** The one reading of environment and command line; Left lists everything that is wrong, each as a sentence for the operator. */
export const loadConfig = (
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): E.Either<readonly string[], Config> =>
  pipe(
    decodeEnvironment(env),
    E.flatMap((given) => {
      const mode = given.MODE ?? 'local'
      const lan = argv.includes('--lan')
        ? [
            '--lan is not offered yet: it needs a certificate of its own; use 127.0.0.1, or a proxy with TLS and MODE=production',
          ]
        : []
      const settings = settingsOf(given, mode)
      const faults = [
        ...lan,
        ...shapeFaults(given, mode),
        ...(mode === 'production' ? productionFaults(given) : []),
        ...(E.isLeft(settings) ? settings.left : []),
      ]
      return faults.length > 0 || E.isLeft(settings) ? E.left(faults) : E.right(build(given, mode, settings.right))
    }),
  )
