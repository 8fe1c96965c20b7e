import { describe, expect, it } from 'vitest'
import { isSearch, nextInMs, noMatch, roundLeftMs } from '../../../src/domain/matching/match'
import type { MatchEvent } from '../../../src/domain/matching/match-event'
import { foundAt, hitOf, named, readyAt, room, run, started, terms } from './match-samples'

const S = 1_000
const leave = (at: number): MatchEvent => ({ _tag: 'LeavePressed', at })
const taken = (at: number, matchId = 'm1'): MatchEvent => ({ _tag: 'JoinTaken', at, matchId })
const gone = (at: number, waiting: boolean, matchId = 'm1'): MatchEvent => ({ _tag: 'Gone', at, matchId, waiting })
const expired = (at: number): MatchEvent => ({ _tag: 'HitExpired', at })
const round = (at: number): MatchEvent => ({ _tag: 'RoundDue', at })
const next = (at: number): MatchEvent => ({ _tag: 'NextPressed', at, terms })
const ended = (at: number, by: 'self' | 'peer' | 'failure'): MatchEvent => ({ _tag: 'TalkEnded', at, room, by })

const together = [started(), foundAt(1 * S), taken(2 * S), readyAt(3 * S)]

describe('the course of a match', () => {
  it('enters, is found, joins by itself and meets: in this order [MTCH-1, MTCH-27]', () => {
    const { duties, match } = run(together)
    expect(named(duties)).toEqual(['Enter', 'Join m1', 'Meet m1'])
    expect(match).toMatchObject({ _tag: 'Talking', matchId: 'm1', room, person: { id: 9 } })
  })

  it('counts down 10 s, then begins a new round and renews its place [MTCH-24, MTCH-27]', () => {
    const searching = run([started()]).match
    expect([roundLeftMs(searching, 0), roundLeftMs(searching, 9_999), roundLeftMs(searching, 10 * S)]).toEqual([
      10 * S,
      1,
      0,
    ])
    expect(run([started(), round(9_999)])).toMatchObject({ refused: 1, match: { round: 1 } })
    const second = run([started(), round(10 * S)])
    expect(second.match).toMatchObject({ _tag: 'Searching', round: 2, roundSince: 10 * S })
    expect(named(second.duties)).toEqual(['Enter', 'Enter'])
  })

  it('ignores what was found once it has expired [MTCH-27]', () => {
    expect(run([started(), foundAt(5_001, hitOf('m1', 5_001))])).toMatchObject({
      refused: 1,
      match: { _tag: 'Searching' },
    })
    expect(run([started(), foundAt(5_000, hitOf('m1', 5_001))]).match._tag).toBe('Hit')
  })

  it('searches on when the other side does not come: in its old place, or by entering again [MTCH-27]', () => {
    const kept = run([started(), foundAt(1 * S), taken(2 * S), gone(6 * S, true)])
    expect(kept.match).toMatchObject({ _tag: 'Searching', since: 0, round: 2, roundSince: 6 * S })
    expect(named(kept.duties)).toEqual(['Enter', 'Join m1'])
    const lost = run([started(), foundAt(1 * S), gone(2 * S, false)])
    expect(named(lost.duties)).toEqual(['Enter', 'Join m1', 'Enter'])
    expect(run([started(), foundAt(1 * S), gone(2 * S, false, 'other')])).toMatchObject({ refused: 1 })
  })

  it('does not wait for ever for a word of the gateway, and takes it when it comes late', () => {
    expect(run([started(), foundAt(0), expired(4_999)]).match._tag).toBe('Hit')
    expect(run([started(), foundAt(0), expired(5 * S)]).match._tag).toBe('Searching')
    const joined = [started(), foundAt(0), taken(1 * S)]
    expect(run([...joined, expired(9_999)]).match._tag).toBe('Joined')
    const searching = [...joined, expired(10 * S)]
    expect(run(searching).match).toMatchObject({ _tag: 'Searching', joined: { matchId: 'm1' } })
    expect(named(run([...searching, readyAt(11 * S)]).duties).at(-1)).toBe('Meet m1')
    expect(run([...searching, readyAt(11 * S, 'other')])).toMatchObject({ refused: 1, match: { _tag: 'Searching' } })
    expect(named(run([...searching, leave(11 * S)]).duties).slice(-2)).toEqual(['Exit', 'Leave m1'])
  })
})

describe('leaving', () => {
  it('sends exit during the search and leave after a hit, once [MTCH-27]', () => {
    expect(named(run([started(), leave(1), leave(2)]).duties)).toEqual(['Enter', 'Exit'])
    expect(named(run([started(), foundAt(0), leave(1), leave(2)]).duties)).toEqual(['Enter', 'Join m1', 'Leave m1'])
    const hangsUp = run([...together, leave(9 * S), ended(9 * S, 'self'), leave(10 * S)])
    expect(named(hangsUp.duties)).toEqual(['Enter', 'Join m1', 'Meet m1', 'Part', 'Leave m1'])
  })

  it('leaves nothing that the other side has ended [MTCH-27]', () => {
    const peer = run([...together, ended(9 * S, 'peer')])
    expect(named(peer.duties)).toEqual(['Enter', 'Join m1', 'Meet m1'])
    expect(peer.match).toMatchObject({ _tag: 'Left', why: 'peerLeft' })
    expect(named(run([...together, ended(9 * S, 'self')]).duties).at(-1)).toBe('Leave m1')
    expect(run([...together, ended(9 * S, 'failure')]).match).toMatchObject({ why: 'failed' })
  })

  it('turns away, once, what was found while the search was left, and nothing that comes later', () => {
    const crossing = run([started(), leave(1 * S), foundAt(2_999), foundAt(2_999)])
    expect(named(crossing.duties)).toEqual(['Enter', 'Exit', 'Leave m1'])
    expect(crossing.match).toMatchObject({ _tag: 'Left', why: 'self' })
    expect(named(run([started(), leave(1 * S), foundAt(3 * S)]).duties)).toEqual(['Enter', 'Exit'])
    expect(named(run([foundAt(0)]).duties)).toEqual([])
  })

  it('is done for a person whom a call takes away; a talk stays [CALL-30]', () => {
    const away: MatchEvent = { _tag: 'Displaced', at: 4 * S }
    expect(named(run([started(), away]).duties)).toEqual(['Enter', 'Exit'])
    expect(run([...together, away])).toMatchObject({ refused: 1, match: { _tag: 'Talking' } })
  })
})

describe('the next one', () => {
  it('is locked for 5 s [MTCH-22]', () => {
    const { match } = run(together)
    expect([nextInMs(match, 3 * S), nextInMs(match, 7_999), nextInMs(match, 8 * S)]).toEqual([5 * S, 1, 0])
    expect(run([...together, next(7_999)])).toMatchObject({ refused: 1, match: { _tag: 'Talking' } })
    const on = run([...together, next(8 * S)])
    expect(on.match).toMatchObject({ _tag: 'Searching', since: 8 * S, round: 1 })
    expect(named(on.duties).slice(-3)).toEqual(['Part', 'Leave m1', 'Enter'])
  })

  it('is pressed once, by whichever side is first', () => {
    const both = run([...together, ended(8 * S, 'peer'), next(8 * S)])
    expect(both).toMatchObject({ refused: 1, match: { _tag: 'Left', why: 'peerLeft' } })
    expect(run([...together, next(8 * S), ended(8 * S, 'peer')])).toMatchObject({
      refused: 1,
      match: { _tag: 'Searching' },
    })
  })
})

describe('what the gateway denies', () => {
  const limit = { _tag: 'Limit', until: 60 * S } as const

  it('ends the search; nobody is in the queue then [MTCH-35, MTCH-37]', () => {
    const denied = run([started(), { _tag: 'Denied', at: 1, why: limit }])
    expect(denied.match).toEqual({ _tag: 'Refused', since: 1, why: limit })
    expect(named(denied.duties)).toEqual(['Enter'])
  })

  it('ends a match that cannot be paid, and lets the other side go [MTCH-37]', () => {
    const why = { _tag: 'NotEnoughCoins' } as const
    const denied = run([started(), foundAt(0), { _tag: 'Denied', at: 1, why, matchId: 'm1' }])
    expect(denied.match).toMatchObject({ _tag: 'Refused', why })
    expect(named(denied.duties).at(-1)).toBe('Leave m1')
  })

  it('touches nothing that it is not about', () => {
    expect(run([started(), foundAt(0), { _tag: 'Denied', at: 1, why: limit }])).toMatchObject({ refused: 1 })
    expect(run([started(), { _tag: 'Denied', at: 1, why: limit, matchId: 'm0' }])).toMatchObject({ refused: 1 })
  })
})

describe('a recording', () => {
  const recorded = [started(), foundAt(10 * S, hitOf('r1', 15 * S, true))]

  it('is shown instead of a person: nothing is joined, and the queue is left [PLUS-1]', () => {
    const { duties, match } = run(recorded)
    expect(named(duties)).toEqual(['Enter', 'Exit', 'Play'])
    expect([match._tag, isSearch(match)]).toEqual(['Recorded', true])
  })

  it('shows its page for 30 s at most [MTCH-25]', () => {
    const over = (at: number): MatchEvent => ({ _tag: 'RecordedExpired', at })
    expect(run([...recorded, over(39_999)]).match._tag).toBe('Recorded')
    const after = run([...recorded, over(40 * S)])
    expect(after.match).toMatchObject({ _tag: 'Left', why: 'recordingOver' })
    expect(named(after.duties).at(-1)).toBe('StopPlaying')
  })

  it('ends when it is over, or when the page is left [CALL-82]', () => {
    expect(run([...recorded, { _tag: 'RecordingOver', at: 12 * S }]).match).toMatchObject({ why: 'recordingOver' })
    const left = run([...recorded, leave(12 * S)])
    expect(named(left.duties)).toEqual(['Enter', 'Exit', 'Play', 'StopPlaying'])
  })
})

it('begins anew after whatever there was, and only then', () => {
  expect(run([started(5)], noMatch).match._tag).toBe('Searching')
  expect(run([started(), leave(1), started(2)]).match).toMatchObject({ _tag: 'Searching', since: 2 })
  expect(run([started(), started(1)])).toMatchObject({ refused: 1, match: { since: 0 } })
})
