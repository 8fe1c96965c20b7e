import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

/** A whole number of coins, never below zero. */
export type Coins = Brand<number, 'Coins'>

export const toCoins = (value: number): O.Option<Coins> =>
  Number.isSafeInteger(value) && value >= 0 ? O.some(value as Coins) : O.none
