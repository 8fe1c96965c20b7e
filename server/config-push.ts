import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Environment } from './config-environment'
import type { ServiceAccount } from './push/firebase/access-token'
import type { Mode } from './settings'

/** Which service brings pushes (GATE-31). */
export type PushServiceConfig =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'webpush'
      /** Whom a push service may write to. */
      readonly contact: string
      /** Its possible names; `*.` in front stands for every name below. */
      readonly hosts: readonly string[]
      /** An origin on this machine that plays one, in local mode. */
      readonly standIn: string | null
    }
  | {
      readonly kind: 'firebase'
      readonly account: ServiceAccount
      readonly api: string
      /** The key pair of the project's web pushes, its public half, in base64url. */
      readonly publicKey: string
      readonly project: {
        readonly apiKey: string
        readonly projectId: string
        readonly messagingSenderId: string
        readonly appId: string
      }
    }

/** Those of the browsers: Chrome and its kin, Firefox, Safari, Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const keyFile = t.type({ project_id: t.string, client_email: t.string, private_key: t.string, token_uri: t.string })

const safe = (address: string): boolean => /^https:\/\/[^/]|^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(address)

const accountOf = ({ FIREBASE_ACCOUNT }: Environment): E.Either<string, ServiceAccount> =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(FIREBASE_ACCOUNT ?? ''),
      () => null,
    ),
    E.flatMap((given) => E.mapLeft(() => null)(keyFile.decode(given))),
    E.mapLeft(() => 'FIREBASE_ACCOUNT wants the JSON of the service account’s key file'),
    E.filterOrElse(
      ({ token_uri }) => safe(token_uri),
      () => 'FIREBASE_ACCOUNT wants an https address in token_uri: it is sent a proof of the account',
    ),
    E.map((file) => ({
      projectId: file.project_id,
      email: file.client_email,
      key: file.private_key,
      tokenAddress: file.token_uri,
    })),
  )

const list = (value: string): readonly string[] =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_SENDER_ID', 'FIREBASE_APP_ID', 'FIREBASE_VAPID_KEY'] as const

const firebaseFaults = (env: Environment): readonly string[] => {
  const account = accountOf(env)
  return [
    ...(E.isLeft(account) ? [account.left] : []),
    ...firebaseNames.flatMap((name) => (env[name] === undefined ? [`${name} is missing: PUSH=firebase wants it`] : [])),
    ...(safe(env.FIREBASE_API ?? 'https://default')
      ? []
      : ['FIREBASE_API wants an https address: it is sent what people are told']),
  ]
}

const webPushFaults = (env: Environment, mode: Mode): readonly string[] => [
  ...(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(env.PUSH_CONTACT ?? 'https://own')
    ? []
    : ['PUSH_CONTACT wants mailto: with an address, or an https address']),
  ...(list(env.PUSH_HOSTS ?? '').every((name) => /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(name))
    ? []
    : ['PUSH_HOSTS wants names of push services, comma-joined, each with *. in front for all names below it']),
  ...(env.PUSH_STAND_IN === undefined ||
  (mode === 'local' && /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(env.PUSH_STAND_IN))
    ? []
    : ['PUSH_STAND_IN plays a push service in local mode only, on this machine: http://127.0.0.1:port']),
]

/** What is wrong with how pushes are configured. */
export const pushFaults = (env: Environment, mode: Mode): readonly string[] => {
  if (env.PUSH === 'off') return []
  return env.PUSH === 'firebase' ? firebaseFaults(env) : webPushFaults(env, mode)
}

const firebaseOf = (env: Environment): PushServiceConfig => {
  const account = accountOf(env)
  if (E.isLeft(account)) return { kind: 'off' }
  return {
    kind: 'firebase',
    account: account.right,
    api: (env.FIREBASE_API ?? 'https://fcm.googleapis.com').replace(/\/+$/, ''),
    publicKey: env.FIREBASE_VAPID_KEY ?? '',
    project: {
      apiKey: env.FIREBASE_API_KEY ?? '',
      projectId: account.right.projectId,
      messagingSenderId: env.FIREBASE_SENDER_ID ?? '',
      appId: env.FIREBASE_APP_ID ?? '',
    },
  }
}

/** Push services ask for somebody to write to; a product without an https address has none to tell. */
const contactOf = ({ PUBLIC_ORIGIN = '', PUSH_CONTACT }: Environment): string =>
  PUSH_CONTACT ?? (PUBLIC_ORIGIN.startsWith('https://') ? PUBLIC_ORIGIN : 'mailto:nobody@visavis.invalid')

export const pushOf = (env: Environment): PushServiceConfig => {
  if (env.PUSH === 'off') return { kind: 'off' }
  if (env.PUSH === 'firebase') return firebaseOf(env)
  return {
    kind: 'webpush',
    contact: contactOf(env),
    hosts: env.PUSH_HOSTS === undefined ? SERVICES : list(env.PUSH_HOSTS),
    standIn: env.PUSH_STAND_IN ?? null,
  }
}
