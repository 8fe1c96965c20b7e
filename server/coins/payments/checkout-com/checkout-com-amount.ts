import * as O from 'fp-ts/Option'
import { digitsOf, type Price } from '../../../../src/domain/coins/price'

/** Currencies that the service counts in whole units, and those that it counts in thousandths; all others in hundredths. */
const whole = 'BIF CLF DJF GNF ISK JPY KMF KRW PYG RWF UGX VUV VND XAF XOF XPF'.split(' ')
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const MOST = 999_999_999n

const theirDigits = (currency: string): number => {
  if (whole.includes(currency)) return 0
  return thousandths.includes(currency) ? 3 : 2
}

const shifted = (amount: number, by: number): bigint | null => {
  if (!Number.isSafeInteger(amount) || amount < 0) return null
  if (by >= 0) return BigInt(amount) * 10n ** BigInt(by)
  const unit = 10n ** BigInt(-by)
  return BigInt(amount) % unit === 0n ? BigInt(amount) / unit : null
}

/**
 * An amount as the service wants it; none where it takes no such amount: too large, or with more digits than it counts. Of
 * thousandths it takes whole hundredths only, and of Chilean pesos whole ones.
 */
export const toTheirs = ({ currency, minor }: Price): O.Option<number> => {
  const amount = shifted(minor, theirDigits(currency) - digitsOf(currency))
  if (amount === null || amount <= 0n || amount > MOST) return O.none
  if (thousandths.includes(currency) && amount % 10n !== 0n) return O.none
  return currency === 'CLP' && amount % 100n !== 0n ? O.none : O.some(Number(amount))
}

/** An amount as we count it; none where it has digits that we do not count. */
export const fromTheirs = (amount: number, currency: string): O.Option<Price> => {
  const minor = shifted(amount, digitsOf(currency) - theirDigits(currency))
  return minor === null ? O.none : O.some({ minor: Number(minor), currency })
}
