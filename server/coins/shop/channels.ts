import type { PayKind } from '../../../src/domain/coins/pack'
import type { ProviderName } from '../../../src/domain/coins/provider'

/** One way to pay: what the wire calls `thirdPaymentChannelCode` is its `code`, which begins with its provider's name. */
export interface Channel {
  readonly code: string
  readonly provider: ProviderName
  readonly kind: PayKind
  /** Coins come while one waits, or when the money has arrived, which may take days. */
  readonly credit: 'instant' | 'delayed'
  /** `cards`: where cards are taken (COIN-12). */
  readonly countries: 'cards' | readonly string[]
}

/** What providers are called. */
export const providerNames: Readonly<Record<ProviderName, string>> = {
  giropay: 'giropay',
  ideal: 'iDEAL',
  checkout: 'Checkout.com',
  payermax: 'PayerMax',
  codapay: 'Codapay',
  livpay: 'LivPay',
  pagsmile: 'Pagsmile',
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

const channel = (
  provider: ProviderName,
  kind: PayKind,
  countries: string,
  credit: Channel['credit'] = 'instant',
): Channel => ({
  code: `${provider}_${kind}`,
  provider,
  kind,
  credit,
  countries: countries === 'cards' ? countries : countries.split(' '),
})

/** All ways to pay, in the order in which they are shown (@rule COIN-3 COIN-19). */
export const channels: readonly Channel[] = [
  channel('checkout', 'card', 'cards'),
  channel('ideal', 'bank', 'NL'),
  channel('giropay', 'bank', 'DE', 'delayed'),
  channel('klarna', 'later', 'AT BE CH DE DK ES FI FR GB IE IT NL NO PT SE US'),
  channel('paydibs', 'bank', 'MY'),
  channel('dlocal', 'bank', 'BR IN MX'),
  channel('pagsmile', 'bank', 'BR'),
  channel('pagsmile', 'cash', 'MX', 'delayed'),
  channel('xendit', 'wallet', 'ID PH'),
  channel('codapay', 'wallet', 'ID IN MY PH TR'),
  channel('payermax', 'wallet', 'AE ID IN KW MY PH QA SA TR ZZ'),
  channel('cpay', 'wallet', 'AE IL KW QA SA TR ZZ'),
  channel('pingpong', 'wallet', 'AU JP KR NZ ZZ'),
  channel('livpay', 'wallet', 'AU CA GB NL US ZZ'),
  channel('payssion', 'bank', 'BE FR GR KR PL PT ZZ', 'delayed'),
  channel('rapyd', 'bank', 'AT CA ES FI GB IE IL IT MX NL PL SE US ZZ', 'delayed'),
  channel('citecu', 'cash', 'BR GR IT JP KR NL PL ZZ', 'delayed'),
  channel('jindou', 'wallet', 'AU JP MY NZ ZZ'),
]

/** Whose channel it is; undefined for what is none. */
export const providerOfChannel = (code: string): ProviderName | undefined =>
  channels.find((channel) => channel.code === code)?.provider
