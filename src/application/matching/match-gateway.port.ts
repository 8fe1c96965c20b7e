import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { TermsSaid } from '../../domain/matching/match-terms'
import type { MatchWishes } from '../../domain/matching/match-wishes'
import type { GatewayError } from '../kernel/gateway-error'

/** The matches of the day are used up; `resetMs` until there are new ones, null where it was not said (MTCH-35, MTCH-37). */
export type LimitReached = { readonly _tag: 'LimitReached'; readonly resetMs: number | null }

export type MatchError = GatewayError | LimitReached

type Asked<A> = TaskEither<MatchError, A>

/** The queue of strangers; it alone decides who meets whom and what that costs. What it finds comes through the inbox. */
export interface MatchGateway {
  readonly terms: Asked<TermsSaid>
  /** Enters the queue, or keeps the place in it: without a renewal the place is lost after 25 s. */
  readonly enter: (wishes: MatchWishes) => Asked<void>
  readonly exit: Asked<void>
  /** Reserves the price; the same `key` is the same joining. */
  readonly join: (matchId: string, key: string) => Asked<void>
  readonly leave: (matchId: string) => Asked<void>
  /** `mutual`: the other side likes this person too. */
  readonly like: (person: UserId, key: string) => Asked<{ readonly mutual: boolean }>
  /** Signs that this person is an adult, which the queue asks for (PLUS-16). */
  readonly stateAge: Asked<void>
  readonly addFriend: (person: UserId, key: string) => Asked<void>
}
