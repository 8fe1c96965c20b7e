import { msToNextDay } from '../../domain/kernel/day'
import type { Instant } from '../../domain/kernel/time'
import type { MatchRefusal } from '../../domain/matching/match'
import { isPassing } from '../kernel/gateway-error'
import { spendingBlockOf } from '../kernel/spending-block'
import type { MatchError } from './match-gateway.port'

/** Codes of `errors.md`. */
const NOT_ENOUGH_COINS = 20001
const NO_STATEMENT = 10031
const MATCH_GONE = 30012

/** The network swallowed it: nobody has decided anything. */
export const isUndecided = (error: MatchError): boolean =>
  error._tag === 'Unreachable' || error._tag === 'SessionOver' || (error._tag === 'HttpFailed' && isPassing(error))

export const isGone = (error: MatchError): boolean => error._tag === 'Refusal' && error.code === MATCH_GONE

/** What the gateway's answer means to whoever would be matched (@rule MTCH-35, MTCH-37, PLUS-16). */
export const refusalOf = (error: MatchError, now: Instant): MatchRefusal => {
  if (error._tag === 'LimitReached') return { _tag: 'Limit', until: now + (error.resetMs ?? msToNextDay(now)) }
  const block = spendingBlockOf(error)
  if (block !== null) return block
  if (error._tag !== 'Refusal') return { _tag: 'Failed', message: '' }
  if (error.code === NOT_ENOUGH_COINS) return { _tag: 'NotEnoughCoins' }
  return error.code === NO_STATEMENT ? { _tag: 'NoStatement' } : { _tag: 'Failed', message: error.message }
}
