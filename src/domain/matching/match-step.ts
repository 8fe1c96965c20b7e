import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'
import type { Instant } from '../kernel/time'
import {
  CROSSING_MS,
  isOver,
  isPending,
  JOINED_GRACE_MS,
  nextInMs,
  roundLeftMs,
  type Hit,
  type LeftWhy,
  type Match,
  type MatchTalk,
  type Pending,
  type Searching,
} from './match'
import type { MatchEvent } from './match-event'
import type { MatchTerms } from './match-terms'

type Stepped = E.Either<Refused, Match>
type On = Exclude<Match, { readonly _tag: 'Idle' | 'Left' | 'Refused' }>
type EventOf<Tag extends MatchEvent['_tag']> = Extract<MatchEvent, { readonly _tag: Tag }>

const no = (rule: string): Stepped => E.left(refused(rule))

const begun = (terms: MatchTerms, at: Instant): Match => ({
  _tag: 'Searching',
  terms,
  since: at,
  round: 1,
  roundSince: at,
})

const left = (why: LeftWhy, at: Instant): Stepped => E.right({ _tag: 'Left', since: at, why })

/** The search goes on with a new countdown (@rule MTCH-27). */
const searchesOn = ({ hit, round, since, terms }: Pending, at: Instant, joined: boolean): Stepped =>
  E.right({
    _tag: 'Searching',
    terms,
    since,
    round: round + 1,
    roundSince: at,
    ...(joined ? { joined: hit } : {}),
  })

const found = ({ round, since, terms }: Searching, { at, hit }: EventOf<'Found'>): Stepped => {
  if (hit.until <= at) return no('MTCH-27')
  if (hit.recorded) return E.right({ _tag: 'Recorded', terms, since: at, hit })
  return E.right({ _tag: 'Hit', terms, since, round, hit })
}

const talking = (
  { terms }: On,
  { person }: Hit,
  { at, matchId, polite, price, role, room }: EventOf<'Ready'>,
): Stepped => E.right({ _tag: 'Talking', terms, since: at, matchId, room, role, polite, price, person })

const whileSearching = (match: Searching, event: MatchEvent): Stepped => {
  switch (event._tag) {
    case 'RoundDue':
      return roundLeftMs(match, event.at) > 0
        ? no('MTCH-24')
        : E.right({ ...match, round: match.round + 1, roundSince: event.at })
    case 'Found':
      return found(match, event)
    case 'Ready':
      return match.joined?.matchId === event.matchId ? talking(match, match.joined, event) : no('MTCH-27')
    default:
      return no('MTCH-27')
  }
}

/** How long a match is waited for: the gateway has the last word about one that was joined. */
const waitsUntil = ({ _tag, hit }: Pending): Instant => hit.until + (_tag === 'Joined' ? JOINED_GRACE_MS : 0)

const whilePending = (match: Pending, event: MatchEvent): Stepped => {
  switch (event._tag) {
    case 'JoinTaken':
      return match._tag === 'Hit' && match.hit.matchId === event.matchId
        ? E.right({ ...match, _tag: 'Joined' })
        : no('MTCH-27')
    case 'Gone':
      return match.hit.matchId === event.matchId ? searchesOn(match, event.at, false) : no('MTCH-27')
    case 'HitExpired':
      return event.at < waitsUntil(match) ? no('MTCH-27') : searchesOn(match, event.at, true)
    case 'Ready':
      return match.hit.matchId === event.matchId ? talking(match, match.hit, event) : no('MTCH-27')
    default:
      return no('MTCH-27')
  }
}

const endings = { self: 'self', peer: 'peerLeft', failure: 'failed' } as const

const whileTalking = (match: MatchTalk, event: MatchEvent): Stepped => {
  switch (event._tag) {
    case 'NextPressed':
      return nextInMs(match, event.at) > 0 ? no('MTCH-22') : E.right(begun(event.terms, event.at))
    case 'TalkEnded':
      return event.room === match.room ? left(endings[event.by], event.at) : no('MTCH-27')
    default:
      return no('MTCH-27')
  }
}

const whileRecorded = (match: Extract<Match, { readonly _tag: 'Recorded' }>, event: MatchEvent): Stepped => {
  switch (event._tag) {
    case 'RecordingOver':
      return left('recordingOver', event.at)
    case 'RecordedExpired':
      return event.at - match.since >= match.terms.recordedMs ? left('recordingOver', event.at) : no('MTCH-25')
    default:
      return no('MTCH-27')
  }
}

const denied = (match: On, { at, matchId, why }: EventOf<'Denied'>): Stepped => {
  const concerned =
    matchId === undefined ? match._tag === 'Searching' : isPending(match) && match.hit.matchId === matchId
  return concerned ? E.right({ _tag: 'Refused', since: at, why }) : no('MTCH-37')
}

const goesOn = (match: On, event: MatchEvent): Stepped => {
  switch (event._tag) {
    case 'LeavePressed':
      return left('self', event.at)
    case 'Displaced':
      return match._tag === 'Talking' ? no('CALL-30') : left('callBegan', event.at)
    case 'Denied':
      return denied(match, event)
    default:
      break
  }
  switch (match._tag) {
    case 'Searching':
      return whileSearching(match, event)
    case 'Hit':
    case 'Joined':
      return whilePending(match, event)
    case 'Recorded':
      return whileRecorded(match, event)
    case 'Talking':
      return whileTalking(match, event)
  }
}

/** What was found while the search was being left is turned away, once (@rule MTCH-27). */
const turnedAway = (match: Match, { at, hit }: EventOf<'Found'>): Stepped =>
  match._tag === 'Left' && match.turnedAway !== hit.matchId && at - match.since < CROSSING_MS && !hit.recorded
    ? E.right({ ...match, turnedAway: hit.matchId })
    : no('MTCH-27')

/**
 * What becomes of a match. Total and pure; Left: nothing happens, and the rule that says so. There is one match at a time, and
 * it is always left or ended (@rule MTCH-1, MTCH-22, MTCH-24, MTCH-25, MTCH-27).
 */
export const stepMatch = (match: Match, event: MatchEvent): Stepped => {
  if (!isOver(match)) return goesOn(match, event)
  if (event._tag === 'Started') return E.right(begun(event.terms, event.at))
  return event._tag === 'Found' ? turnedAway(match, event) : no('MTCH-27')
}
