import type { Settings } from '../../settings'

type ListName = keyof Settings['shop']['prices']

/** The list of prices of a country, and the currency in which they are. */
export interface PriceList {
  readonly list: ListName
  readonly currency: string
}

const inCurrency = (currency: Exclude<ListName, 'ZZ'>, countries: string): readonly (readonly [string, PriceList])[] =>
  countries.split(' ').map((country) => [country, { list: currency, currency }])

/** By country, alpha-2; `ZZ` is the generic one (@rule COIN-16). */
export const priceLists: ReadonlyMap<string, PriceList> = new Map([
  ['ZZ', { list: 'ZZ', currency: 'USD' }],
  ...inCurrency('USD', 'US'),
  ...inCurrency('EUR', 'AT BE DE ES FI FR GR IE IT NL PT'),
  ...inCurrency('GBP', 'GB'),
  ...inCurrency('CHF', 'CH'),
  ...inCurrency('DKK', 'DK'),
  ...inCurrency('NOK', 'NO'),
  ...inCurrency('SEK', 'SE'),
  ...inCurrency('PLN', 'PL'),
  ...inCurrency('TRY', 'TR'),
  ...inCurrency('ILS', 'IL'),
  ...inCurrency('AED', 'AE'),
  ...inCurrency('SAR', 'SA'),
  ...inCurrency('KWD', 'KW'),
  ...inCurrency('QAR', 'QA'),
  ...inCurrency('INR', 'IN'),
  ...inCurrency('IDR', 'ID'),
  ...inCurrency('MYR', 'MY'),
  ...inCurrency('PHP', 'PH'),
  ...inCurrency('JPY', 'JP'),
  ...inCurrency('KRW', 'KR'),
  ...inCurrency('BRL', 'BR'),
  ...inCurrency('MXN', 'MX'),
  ...inCurrency('AUD', 'AU'),
  ...inCurrency('CAD', 'CA'),
  ...inCurrency('NZD', 'NZ'),
] satisfies readonly (readonly [string, PriceList])[])
