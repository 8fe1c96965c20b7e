/**
 * How a payment is handed to its provider: `redirect`: the top page goes there; `frame`: a checkout within the product's page;
 * `form`: a form is posted there; `banks`: as `redirect`, once a bank is chosen; `session`: a hosted page in a frame, opened with
 * a session that is asked for after the order; `fields`: as `redirect`, once the fields that the provider lists are filled in.
 *
 * @rule COIN-21
 */
export type FlowKind = 'redirect' | 'frame' | 'form' | 'banks' | 'session' | 'fields'

/** The providers that coins can be bought through, each with its way. @rule COIN-3 COIN-19 */
export const PROVIDERS = {
  giropay: 'redirect',
  ideal: 'banks',
  checkout: 'redirect',
  payermax: 'redirect',
  codapay: 'form',
  livpay: 'frame',
  pagsmile: 'fields',
  paydibs: 'form',
  payssion: 'redirect',
  klarna: 'session',
  cpay: 'frame',
  dlocal: 'fields',
  xendit: 'redirect',
  rapyd: 'fields',
  pingpong: 'frame',
  citecu: 'form',
  jindou: 'redirect',
} as const satisfies Readonly<Record<string, FlowKind>>

export type ProviderName = keyof typeof PROVIDERS

export const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name)

/** How they call themselves, in every language. */
export const providerNames: Readonly<Record<ProviderName, string>> = {
  giropay: 'giropay',
  ideal: 'iDEAL',
  checkout: 'Checkout.com',
  payermax: 'PayerMax',
  codapay: 'Codapay',
  livpay: 'LivPay',
  pagsmile: 'PagSmile',
  paydibs: 'Paydibs',
  payssion: 'Payssion',
  klarna: 'Klarna',
  cpay: 'CPay',
  dlocal: 'dLocal',
  xendit: 'Xendit',
  rapyd: 'Rapyd',
  pingpong: 'PingPong',
  citecu: 'Citecu',
  jindou: 'Jindou',
}
