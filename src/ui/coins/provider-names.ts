import type { ProviderName } from '../../domain/coins/provider'

/** How providers call themselves, in every language. @rule COIN-19 */
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
