import type { RoomNum } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { Hit, MatchRefusal, MatchRoom } from './match'
import type { MatchTerms } from './match-terms'

/** What happens to a match; what comes late, twice or out of order is refused. Timers only ask. */
export type MatchEvent = { readonly at: Instant } & (
  | { readonly _tag: 'Started'; readonly terms: MatchTerms }
  | { readonly _tag: 'RoundDue' }
  | { readonly _tag: 'Found'; readonly hit: Hit }
  /** The gateway has reserved the price. */
  | { readonly _tag: 'JoinTaken'; readonly matchId: string }
  /** The match is no longer there, and nothing was paid; `waiting`: this person is in the queue again. */
  | { readonly _tag: 'Gone'; readonly matchId: string; readonly waiting: boolean }
  | { readonly _tag: 'HitExpired' }
  /** Both have joined, and have paid. */
  | ({ readonly _tag: 'Ready' } & MatchRoom)
  | { readonly _tag: 'TalkEnded'; readonly room: RoomNum; readonly by: 'self' | 'peer' | 'failure' }
  /** It ended by itself, or the person hung up. */
  | { readonly _tag: 'RecordingOver' }
  | { readonly _tag: 'RecordedExpired' }
  | { readonly _tag: 'NextPressed'; readonly terms: MatchTerms }
  /** The person leaves, whatever it is. */
  | { readonly _tag: 'LeavePressed' }
  /** A call has begun. */
  | { readonly _tag: 'Displaced' }
  /** The gateway does not take this person into the queue, or into that match. */
  | { readonly _tag: 'Denied'; readonly why: MatchRefusal; readonly matchId?: string }
)
