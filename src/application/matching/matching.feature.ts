import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Match } from '../../domain/matching/match'
import type { MatchTerms } from '../../domain/matching/match-terms'
import type { MatchWishes } from '../../domain/matching/match-wishes'
import type { DeviceProblem } from '../calls/devices.port'
import type { Loading } from '../kernel/loading'
import type { MatchError } from './match-gateway.port'

/** Why a search did not begin; `Elsewhere`: another tab of this browser searches. */
export type StartProblem =
  DeviceProblem | { readonly _tag: 'AlreadyInCall' } | { readonly _tag: 'Elsewhere' } | MatchError

/** What this person has done about the other side of a match. */
export type Deed = 'none' | 'sending' | 'done' | 'failed' | 'notEnoughCoins' | 'indebted' | 'limited'

export interface MatchingView {
  readonly match: Match
  /** Devices and terms are on their way to a new search. */
  readonly starting: boolean
  readonly problem: StartProblem | null
  /** Null until they were read. */
  readonly terms: MatchTerms | null
  readonly listing: Loading
  readonly wishes: MatchWishes
  /** Milliseconds that are left of the countdown; follows the clock once a second (MTCH-24). */
  readonly roundLeftMs: number
  /** Milliseconds until the next one is open; 0: it is (MTCH-22). */
  readonly nextInMs: number
  /** The gateway cannot be reached: the search goes on when it can. */
  readonly unreached: boolean
  /** Matches of today (MTCH-32). */
  readonly today: number
  /** The tip of matching is to be seen (MTCH-33). */
  readonly tip: boolean
  readonly like: Deed
  /** Both like each other. */
  readonly mutual: boolean
  readonly add: Deed
}

export interface MatchingFeature {
  readonly view: MatchingView
  /** Reads what a match costs and how long a search counts down. */
  readonly load: Task<void>
  readonly wish: (wishes: MatchWishes) => void
  /** Devices, terms, queue: in this order. A press while one start is on its way does nothing. */
  readonly start: Task<void>
  /** Signs that this person is an adult, then starts (PLUS-16). */
  readonly stateAge: Task<void>
  /** Leaves this talk and searches anew; nothing happens while it is locked (MTCH-22). */
  readonly next: Task<void>
  /** Leaves search or talk, also a start that is on its way. */
  readonly leave: IO<void>
  /** The page of the search is left: a talk goes on, anything else is left, and the camera is released. */
  readonly leavePage: IO<void>
  /** Releases the camera of a page on which no search has begun. */
  readonly release: IO<void>
  readonly like: Task<void>
  readonly addFriend: Task<void>
  readonly hideTip: IO<void>
  readonly dismissProblem: IO<void>
}
