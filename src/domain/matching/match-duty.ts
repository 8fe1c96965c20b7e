import type { RoomNum } from '../kernel/ids'
import { isOver, isPending, type Found, type Match, type MatchTalk, type Searching } from './match'
import type { MatchEvent } from './match-event'

/** What has to be done when a match changes (@rule MTCH-27). */
export type MatchDuty =
  /** Enters the queue, or keeps the place in it. */
  | { readonly _tag: 'Enter' }
  | { readonly _tag: 'Exit' }
  | { readonly _tag: 'Join'; readonly matchId: string }
  | { readonly _tag: 'Leave'; readonly matchId: string }
  | { readonly _tag: 'Meet'; readonly matchId: string; readonly talk: MatchTalk }
  /** The talk is hung up. */
  | { readonly _tag: 'Part'; readonly room: RoomNum }
  | { readonly _tag: 'Play'; readonly person: Found }
  | { readonly _tag: 'StopPlaying' }

/** A match is left with the gateway unless the other side, or the gateway, has ended it. */
const leavingTalk = ({ matchId, room }: MatchTalk, event: MatchEvent): readonly MatchDuty[] => {
  if (event._tag !== 'TalkEnded')
    return [
      { _tag: 'Part', room },
      { _tag: 'Leave', matchId },
    ]
  return event.by === 'peer' ? [] : [{ _tag: 'Leave', matchId }]
}

/** The queue, and a match that was joined and may yet come about. Whom the gateway has denied the queue is not in it. */
const leavingSearch = ({ joined }: Searching, event: MatchEvent, after: Match): readonly MatchDuty[] => {
  if (after._tag !== 'Recorded' && !isOver(after)) return []
  return [
    ...(event._tag === 'Denied' ? [] : [{ _tag: 'Exit' } as const]),
    ...(joined === undefined ? [] : [{ _tag: 'Leave', matchId: joined.matchId } as const]),
  ]
}

/** What the state before leaves behind. */
const leaving = (before: Match, event: MatchEvent, after: Match): readonly MatchDuty[] => {
  if (before._tag === 'Searching') return leavingSearch(before, event, after)
  if (isPending(before)) return isOver(after) ? [{ _tag: 'Leave', matchId: before.hit.matchId }] : []
  if (before._tag === 'Recorded') return [{ _tag: 'StopPlaying' }]
  return before._tag === 'Talking' ? leavingTalk(before, event) : []
}

/** What the state after begins with. */
const entering = (event: MatchEvent, after: Match): readonly MatchDuty[] => {
  switch (after._tag) {
    case 'Searching':
      return event._tag === 'Gone' && event.waiting ? [] : [{ _tag: 'Enter' }]
    case 'Hit':
      return [{ _tag: 'Join', matchId: after.hit.matchId }]
    case 'Recorded':
      return [{ _tag: 'Play', person: after.hit.person }]
    case 'Talking':
      return [{ _tag: 'Meet', matchId: after.matchId, talk: after }]
    case 'Left':
      return event._tag === 'Found' ? [{ _tag: 'Leave', matchId: event.hit.matchId }] : []
    case 'Idle':
    case 'Joined':
    case 'Refused':
      return []
  }
}

/** In their order; each is done once, since each change happens once. */
export const dutiesOf = (before: Match, event: MatchEvent, after: Match): readonly MatchDuty[] => [
  ...leaving(before, event, after),
  ...entering(event, after),
]
