import type { Role } from '../calls/call'
import type { MatchPerson } from '../calls/match-person'
import type { RoomNum } from '../kernel/ids'
import type { SpendingBlock } from '../kernel/spending-block'
import { SECOND, type Instant } from '../kernel/time'
import type { MatchTerms } from './match-terms'

/** In a talk the next one is open only after so long (@rule MTCH-22). */
export const NEXT_LOCK_MS = 5 * SECOND
/** Whoever has joined waits so much longer than the match is kept, since the news of it travels (@rule MTCH-27). */
export const JOINED_GRACE_MS = 5 * SECOND
/** What is found within so long after a search was left has crossed with the leaving: it is turned away (@rule MTCH-27). */
export const CROSSING_MS = 2 * SECOND

/** Whom a match found; `demo`: one of the seeded people (@rule CALL-2, PLUS-1). */
export interface Found extends MatchPerson {
  readonly demo: boolean
}

/** Somebody was found, and is kept until `until`. */
export interface Hit {
  readonly matchId: string
  readonly person: Found
  /** Coins, once both have joined. */
  readonly price: number
  /** The person is a recording: nothing is joined or paid (@rule PLUS-1). */
  readonly recorded: boolean
  readonly until: Instant
}

/** Why matching is refused; each has its own text (@rule MTCH-35, MTCH-37). */
export type MatchRefusal =
  /** The day's matches are used up; the next ones come at `until`. */
  | { readonly _tag: 'Limit'; readonly until: Instant }
  | { readonly _tag: 'NotEnoughCoins' }
  | SpendingBlock
  | { readonly _tag: 'NoStatement' }
  /** `message`: the gateway's own words, empty when it gave none. */
  | { readonly _tag: 'Failed'; readonly message: string }

/** How a match was over. */
export type LeftWhy = 'self' | 'peerLeft' | 'failed' | 'recordingOver' | 'callBegan'

/** Where two meet. */
export interface MatchRoom {
  readonly matchId: string
  readonly room: RoomNum
  readonly role: Role
  /** This side gives way when both offer at once. */
  readonly polite: boolean
  /** Coins that it cost this person. */
  readonly price: number
}

/** A search, over all its rounds; a talk that it led to remembers it. */
interface Searched {
  readonly terms: MatchTerms
}

/** LiveCam matching as one tab sees it (@rule MTCH-1). */
export type Match =
  | { readonly _tag: 'Idle' }
  /** `joined`: the match that was joined last and did not come about; its news may still be on the way. */
  | (Searched & {
      readonly _tag: 'Searching'
      readonly since: Instant
      readonly round: number
      readonly roundSince: Instant
      readonly joined?: Hit
    })
  /** Being joined. */
  | (Searched & { readonly _tag: 'Hit'; readonly since: Instant; readonly round: number; readonly hit: Hit })
  /** Joined; the other side is waited for. */
  | (Searched & { readonly _tag: 'Joined'; readonly since: Instant; readonly round: number; readonly hit: Hit })
  /** The recording of a demo person is shown instead. */
  | (Searched & { readonly _tag: 'Recorded'; readonly since: Instant; readonly hit: Hit })
  | (Searched & {
      readonly _tag: 'Talking'
      readonly since: Instant
      readonly person: MatchPerson
    } & MatchRoom)
  /** `turnedAway`: the match that crossed with the leaving. */
  | { readonly _tag: 'Left'; readonly since: Instant; readonly why: LeftWhy; readonly turnedAway?: string }
  | { readonly _tag: 'Refused'; readonly since: Instant; readonly why: MatchRefusal }

export type Searching = Extract<Match, { readonly _tag: 'Searching' }>
/** Found, and not yet together. */
export type Pending = Extract<Match, { readonly _tag: 'Hit' | 'Joined' }>
export type MatchTalk = Extract<Match, { readonly _tag: 'Talking' }>

export const noMatch: Match = { _tag: 'Idle' }

/** Nothing goes on: a search may begin. */
export const isOver = (match: Match): match is Extract<Match, { readonly _tag: 'Idle' | 'Left' | 'Refused' }> =>
  match._tag === 'Idle' || match._tag === 'Left' || match._tag === 'Refused'

/** Nobody is talked with yet: leaving the page of the search ends it. */
export const isSearch = (match: Match): boolean => !isOver(match) && match._tag !== 'Talking'

export const isPending = (match: Match): match is Pending => match._tag === 'Hit' || match._tag === 'Joined'

/** Milliseconds until the next one is open (@rule MTCH-22). */
export const nextInMs = (match: Match, now: Instant): number =>
  match._tag === 'Talking' ? Math.max(0, match.since + NEXT_LOCK_MS - now) : 0

/** Milliseconds that are left of the countdown of this round (@rule MTCH-24). */
export const roundLeftMs = (match: Match, now: Instant): number =>
  match._tag === 'Searching' ? Math.max(0, match.roundSince + match.terms.countdownMs - now) : 0
