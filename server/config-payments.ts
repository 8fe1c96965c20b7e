import type { ProviderName } from '../src/domain/coins/provider'
import { PROVIDERS } from '../src/domain/coins/provider'
import type { Environment } from './config-environment'
import { isSafeAddress } from './config-identity'
import type { Mode } from './settings'

/** Who this deployment is to Checkout.com. */
export interface CheckoutComAccount {
  /** Without a slash at the end. */
  readonly api: string
  readonly secretKey: string
  /** Signs its webhooks. */
  readonly webhookKey: string
  /** The processing channel, where the account has several. */
  readonly channel: string | null
}

/** Through which adapter a provider is paid: its own interface, or the pages of local mode. */
export type PaymentAdapter =
  { readonly kind: 'sandbox' } | { readonly kind: 'checkout-com'; readonly account: CheckoutComAccount }

export interface PaymentsConfig {
  /** A provider that is not named here takes no payments. */
  readonly adapters: Readonly<Partial<Record<ProviderName, PaymentAdapter>>>
  /** The port of the checkout pages of local mode; 0: any free one, which then may not stand in frames; null: no pages. */
  readonly sandboxPort: number | null
}

const CHECKOUT_COM_API = 'https://api.checkout.com'

const checkoutComOf = (env: Environment): CheckoutComAccount | null =>
  env.CHECKOUT_COM_SECRET_KEY === undefined || env.CHECKOUT_COM_WEBHOOK_KEY === undefined
    ? null
    : {
        api: (env.CHECKOUT_COM_API ?? CHECKOUT_COM_API).replace(/\/+$/, ''),
        secretKey: env.CHECKOUT_COM_SECRET_KEY,
        webhookKey: env.CHECKOUT_COM_WEBHOOK_KEY,
        channel: env.CHECKOUT_COM_CHANNEL ?? null,
      }

/** Beside the port of the product, unless another one is named. */
const sandboxPortOf = ({ PORT, SANDBOX_PORT }: Environment): number => {
  const port = Number(PORT ?? 4100)
  return SANDBOX_PORT === undefined ? (port === 0 ? 0 : port + 1) : Number(SANDBOX_PORT)
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) < 65_536

/** What is wrong with how payments are configured. */
export const paymentsFaults = (env: Environment): readonly string[] => {
  const { CHECKOUT_COM_API: api, CHECKOUT_COM_SECRET_KEY: secret, CHECKOUT_COM_WEBHOOK_KEY: webhook } = env
  return [
    ...(isPort(String(sandboxPortOf(env))) || !isPort(env.PORT ?? '4100')
      ? []
      : ['SANDBOX_PORT wants 0 to 65535, by default it is PORT and 1']),
    ...(secret !== undefined && webhook === undefined
      ? ['CHECKOUT_COM_WEBHOOK_KEY is missing: without it nobody could tell its confirmations from forged ones']
      : []),
    ...(webhook !== undefined && secret === undefined
      ? ['CHECKOUT_COM_SECRET_KEY is missing: CHECKOUT_COM_WEBHOOK_KEY is of no use without it']
      : []),
    ...(api === undefined || isSafeAddress(api)
      ? []
      : ['CHECKOUT_COM_API wants an https address: it is sent a secret']),
  ]
}

/** Production has no sandbox: payments are configured or switched off by name. */
export const paymentsMissing = (env: Environment): readonly string[] =>
  env.PAYMENTS === 'off' || checkoutComOf(env) !== null || env.CHECKOUT_COM_WEBHOOK_KEY !== undefined
    ? []
    : ['CHECKOUT_COM_SECRET_KEY is missing: through whom coins are paid (or PAYMENTS=off)']

const playedOf = (): PaymentsConfig['adapters'] =>
  Object.fromEntries(Object.keys(PROVIDERS).map((name) => [name, { kind: 'sandbox' }]))

/** In local mode whoever is not configured is played; in production whoever is not configured takes no payments. */
export const paymentsOf = (env: Environment, mode: Mode): PaymentsConfig => {
  if (env.PAYMENTS === 'off') return { adapters: {}, sandboxPort: null }
  const account = checkoutComOf(env)
  const played = mode === 'local'
  return {
    adapters: {
      ...(played ? playedOf() : {}),
      ...(account === null ? {} : { checkout: { kind: 'checkout-com', account } }),
    },
    sandboxPort: played ? sandboxPortOf(env) : null,
  }
}

/** Where the checkout pages of local mode stand for browsers: under the name of this machine that the product is not open under. */
export const sandboxOrigins = ({ sandboxPort }: PaymentsConfig): readonly string[] =>
  sandboxPort === null || sandboxPort === 0
    ? []
    : [`http://localhost:${sandboxPort}`, `http://127.0.0.1:${sandboxPort}`]
