import * as O from 'fp-ts/Option'

/** What something costs: so many of the currency's smallest unit (a whole number, at least 1), the currency by ISO 4217. */
export interface Price {
  readonly minor: number
  readonly currency: string
}

/** A provider's fee as a part of what is paid, in millionths: 0 to 999,999. */
export type FeeRate = number

const WHOLE = 1_000_000

/** Currencies of ISO 4217 that have another number of digits than two. */
const DIGITS: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
}

/**
 * Digits behind the point by ISO 4217: 0 for JPY, 2 for USD, 3 for KWD. Not by `Intl`, which follows usage and changes with
 * the machine's version: what an amount means must not.
 */
export const digitsOf = (currency: string): number => [0, 3].find((digits) => DIGITS[digits]?.includes(currency)) ?? 2

const amountOf = (minor: bigint): O.Option<number> =>
  minor > 0n && minor <= BigInt(Number.MAX_SAFE_INTEGER) ? O.some(Number(minor)) : O.none

/**
 * What is to be paid so that `minor` is left when the provider has taken its fee: `minor` / (1 - fee), rounded up to the
 * currency's smallest unit. None where there is no such amount.
 *
 * @rule COIN-17 COIN-18
 */
export const grossUp = (minor: number, fee: FeeRate): O.Option<number> => {
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(fee) || minor < 1 || fee < 0 || fee >= WHOLE) return O.none
  const left = BigInt(WHOLE - fee)
  return amountOf((BigInt(minor) * BigInt(WHOLE) + left - 1n) / left)
}

/** The price in whole units, as the wire has it: 1052 of USD is 10.52. Written as text, so that nothing is computed in floats. */
export const inWholeUnits = ({ minor, currency }: Price): number => {
  const places = digitsOf(currency)
  const text = String(minor).padStart(places + 1, '0')
  return Number(`${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`)
}

/** The way back; none for what is no amount of that currency: zero, negative, finer than its smallest unit, too large. */
export const priceOf = (wholeUnits: number, currency: string): O.Option<Price> => {
  const places = digitsOf(currency)
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(wholeUnits)) ?? []
  if (whole === undefined || part.length > places) return O.none
  const minor = Number(whole + part.padEnd(places, '0'))
  return Number.isSafeInteger(minor) && minor > 0 ? O.some({ minor, currency }) : O.none
}

export const samePrice = (one: Price, other: Price): boolean =>
  one.minor === other.minor && one.currency === other.currency
