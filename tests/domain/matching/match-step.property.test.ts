import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOver } from '../../../src/domain/matching/match'
import type { MatchDuty } from '../../../src/domain/matching/match-duty'
import type { MatchEvent } from '../../../src/domain/matching/match-event'
import { foundAt, hitOf, named, readyAt, room, run, terms } from './match-samples'

const ids = ['m1', 'm2', 'm3'] as const
const id = fc.constantFrom(...ids)

type Body = (at: number) => MatchEvent

const bodies: fc.Arbitrary<Body> = fc.oneof(
  fc.constant<Body>((at) => ({ _tag: 'Started', at, terms })),
  fc.constant<Body>((at) => ({ _tag: 'RoundDue', at })),
  fc.constant<Body>((at) => ({ _tag: 'HitExpired', at })),
  fc.constant<Body>((at) => ({ _tag: 'NextPressed', at, terms })),
  fc.constant<Body>((at) => ({ _tag: 'LeavePressed', at })),
  fc.constant<Body>((at) => ({ _tag: 'RecordingOver', at })),
  fc.constant<Body>((at) => ({ _tag: 'RecordedExpired', at })),
  fc.constant<Body>((at) => ({ _tag: 'Displaced', at })),
  fc.constantFrom('self', 'peer', 'failure').map<Body>((by) => (at) => ({ _tag: 'TalkEnded', at, by, room })),
  id.map<Body>((matchId) => (at) => ({ _tag: 'JoinTaken', at, matchId })),
  fc.tuple(id, fc.boolean()).map<Body>(([matchId, waiting]) => (at) => ({ _tag: 'Gone', at, matchId, waiting })),
  fc.tuple(id, fc.boolean()).map<Body>(
    ([matchId, recorded]) =>
      (at) =>
        foundAt(at, hitOf(matchId, at + 5_000, recorded)),
  ),
  id.map<Body>((matchId) => (at) => readyAt(at, matchId)),
  fc.option(id, { nil: undefined }).map<Body>((matchId) => (at) => ({
    _tag: 'Denied',
    at,
    why: { _tag: 'Failed', message: '' },
    ...(matchId === undefined ? {} : { matchId }),
  })),
)

/** Any events in any order, at times that never go back. */
const histories = fc.array(fc.tuple(bodies, fc.nat({ max: 6_000 })), { maxLength: 60 }).map((steps) => {
  let now = 0
  return steps.map(([body, passed]) => body((now += passed)))
})

const count = (duties: readonly MatchDuty[], tag: MatchDuty['_tag']) => duties.filter(({ _tag }) => _tag === tag).length

describe('a match, whatever happens in whatever order', () => {
  it('is in the queue exactly while it searches: every entry is followed by one exit, join, recording or denial [MTCH-27]', () => {
    fc.assert(
      fc.property(histories, (events) => {
        let queued = false
        let state = run([])
        for (const event of events) {
          const before = state.match
          const { duties, match } = run([event], before)
          for (const { _tag } of duties) {
            if (_tag === 'Enter') queued = true
            if (_tag === 'Exit') {
              expect(queued).toBe(true)
              queued = false
            }
            if (_tag === 'Join') queued = false
          }
          if (event._tag === 'Denied' && before !== match && before._tag === 'Searching') queued = false
          if (event._tag === 'Gone' && event.waiting && before !== match) queued = true
          if (match._tag === 'Talking') queued = false
          expect(queued).toBe(match._tag === 'Searching')
          state = { ...state, match }
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('has one talk at a time, and leaves each exactly once unless the other side ended it [MTCH-27]', () => {
    fc.assert(
      fc.property(histories, (events) => {
        let talks = 0
        let match = run([]).match
        for (const event of events) {
          const next = run([event], match)
          if (count(next.duties, 'Meet') > 0) {
            expect(talks).toBe(0)
            talks += 1
          }
          if (match._tag === 'Talking' && next.match._tag !== 'Talking') {
            talks -= 1
            const byPeer = event._tag === 'TalkEnded' && event.by === 'peer'
            expect(
              named(next.duties).filter((duty) => duty === `Leave ${match._tag === 'Talking' ? match.matchId : ''}`),
            ).toHaveLength(byPeer ? 0 : 1)
          }
          match = next.match
        }
        expect(talks).toBe(match._tag === 'Talking' ? 1 : 0)
      }),
      { numRuns: 1_000 },
    )
  })

  it('can always be left, and leaves nothing behind: no queue, no match, no recording [MTCH-27, CALL-82]', () => {
    fc.assert(
      fc.property(histories, (events) => {
        const { match } = run(events)
        const end = run([{ _tag: 'LeavePressed', at: 1_000_000 }], match)
        expect(isOver(end.match)).toBe(true)
        const wanted = {
          Idle: 0,
          Left: 0,
          Refused: 0,
          Searching: 1,
          Hit: 1,
          Joined: 1,
          Recorded: 1,
          Talking: 2,
        }[match._tag]
        const late = match._tag === 'Searching' && match.joined !== undefined ? 1 : 0
        expect(end.duties).toHaveLength(wanted + late)
      }),
      { numRuns: 1_000 },
    )
  })
})
