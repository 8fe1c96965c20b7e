import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'

/** What a host sets about calls: coins a minute for everybody and for friends, and whether only friends may call. @rule CALL-25 CALL-66 */
export interface HostSettings {
  readonly price: number
  readonly friendPrice: number
  readonly friendsOnly: boolean
}

/** The highest price of a minute, in coins. */
export const PRICE_LIMIT = 9_999

const isPrice = (coins: number): boolean => Number.isInteger(coins) && coins >= 1 && coins <= PRICE_LIMIT

/** Prices are whole coins from 1 to the limit; else refused. @rule CALL-66 */
export const checkHostSettings = (settings: HostSettings): E.Either<Refused, HostSettings> =>
  isPrice(settings.price) && isPrice(settings.friendPrice) ? E.right(settings) : E.left(refused('CALL-66'))
