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

const paidBy = (
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
  paidBy('checkout', 'card', 'cards'),
  paidBy('ideal', 'bank', 'NL'),
  paidBy('giropay', 'bank', 'DE', 'delayed'),
  paidBy('klarna', 'later', 'AT BE CH DE DK ES FI FR GB IE IT NL NO PT SE US'),
  paidBy('paydibs', 'bank', 'MY'),
  paidBy('dlocal', 'bank', 'BR IN MX'),
  paidBy('pagsmile', 'bank', 'BR'),
  paidBy('pagsmile', 'cash', 'MX', 'delayed'),
  paidBy('xendit', 'wallet', 'ID PH'),
  paidBy('codapay', 'wallet', 'ID IN MY PH TR'),
  paidBy('payermax', 'wallet', 'AE ID IN KW MY PH QA SA TR ZZ'),
  paidBy('cpay', 'wallet', 'AE IL KW QA SA TR ZZ'),
  paidBy('pingpong', 'wallet', 'AU JP KR NZ ZZ'),
  paidBy('livpay', 'wallet', 'AU CA GB NL US ZZ'),
  paidBy('payssion', 'bank', 'BE FR GR KR PL PT ZZ', 'delayed'),
  paidBy('rapyd', 'bank', 'AT CA ES FI GB IE IL IT MX NL PL SE US ZZ', 'delayed'),
  paidBy('citecu', 'cash', 'BR GR IT JP KR NL PL ZZ', 'delayed'),
  paidBy('jindou', 'wallet', 'AU JP MY NZ ZZ'),
]

/** Whose channel it is; undefined for what is none. */
export const providerOfChannel = (code: string): ProviderName | undefined =>
  channels.find((channel) => channel.code === code)?.provider
