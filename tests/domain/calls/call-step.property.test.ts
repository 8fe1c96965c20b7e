import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { idle, isOn, type Call } from '../../../src/domain/calls/call'
import type { CallEvent } from '../../../src/domain/calls/call-event'
import { step } from '../../../src/domain/calls/call-step'
import { farewellOf } from '../../../src/domain/calls/farewell'
import { ann, event, invitation, matched, otherRoom, room, shown, told } from './samples'

type Make = (at: number, where: typeof room) => CallEvent

const makers: readonly Make[] = [
  (at, where) => event({ _tag: 'Placed', peer: ann }, at, where),
  (at, where) => event({ _tag: 'Placed', peer: ann, invites: true }, at, where),
  (at, where) => told(invitation, at, where),
  (at, where) => event({ _tag: 'Met', role: 'callee', person: matched }, at, where),
  (at, where) => shown('self', at, where),
  (at, where) => shown('peer', at, where),
  (at, where) => event({ _tag: 'Found', peer: ann, role: 'caller', talkedMs: 60_000 }, at, where),
  (at, where) => event({ _tag: 'PageHidden', touch: true, pictured: false }, at, where),
  (at, where) => event({ _tag: 'PageHidden', touch: true, pictured: true }, at, where),
  (at, where) => told({ _tag: 'Entered' }, at, where),
  (at, where) => told({ _tag: 'Declined' }, at, where),
  (at, where) => told({ _tag: 'Unanswered' }, at, where),
  (at, where) => told({ _tag: 'HungUp' }, at, where),
  (at, where) => told({ _tag: 'Withdrawn', by: 'caller' }, at, where),
  (at, where) => told({ _tag: 'Withdrawn', by: 'self' }, at, where),
  (at, where) => told({ _tag: 'BalanceChanged', coins: 1, notEnough: true }, at, where),
  ...(
    [
      'Answering',
      'NotAnswered',
      'Taken',
      'Answered',
      'FirstFrame',
      'PeerLeft',
      'PeerBack',
      'HungUp',
      'RingExpired',
      'MeetingExpired',
      'FrameExpired',
      'PeerExpired',
      'ResumeExpired',
      'LinkLost',
      'Failed',
      'Dismissed',
    ] as const
  ).map(
    (_tag): Make =>
      (at, where) =>
        event({ _tag }, at, where),
  ),
]

/** Any events of two rooms, in any order, seconds apart. */
const history = fc
  .array(fc.tuple(fc.constantFrom(...makers), fc.constantFrom(room, room, otherRoom), fc.nat(20_000)), {
    maxLength: 40,
  })
  .map((steps) => {
    let at = 0
    return steps.map(([make, where, wait]) => make((at += wait), where))
  })

const play = (events: readonly CallEvent[]): readonly { before: Call; event: CallEvent; next: Call }[] => {
  let call: Call = idle
  return events.map((one) => {
    const before = call
    call = E.getOrElse(() => before)(step(before, one))
    return { before, event: one, next: call }
  })
}

describe('a call over any order of events', () => {
  it('ends exactly once: what is over stays over until it is dismissed or another one begins [CALL-59]', () => {
    fc.assert(
      fc.property(history, (events) => {
        for (const { before, next } of play(events)) {
          if (before._tag !== 'Ended' || next === before) continue
          const begins = ['Ringing', 'Meeting', 'Resumable'].includes(next._tag)
          expect(next._tag === 'Idle' || (begins && next.room !== before.room)).toBe(true)
        }
      }),
    )
  })

  it('is never two: another room comes in only when none is on [CALL-30]', () => {
    fc.assert(
      fc.property(history, (events) => {
        for (const { before, next } of play(events)) {
          if (isOn(before) && next._tag !== 'Idle') expect(next.room).toBe(before.room)
        }
      }),
    )
  })

  it('never comes back to ringing, and is live only after it was answered', () => {
    const rank = { Idle: 0, Ringing: 1, Meeting: 1, Resumable: 1, Connecting: 2, Live: 3, Ended: 4 }
    fc.assert(
      fc.property(history, (events) => {
        for (const { before, next } of play(events)) {
          if (!isOn(before)) continue
          expect(rank[next._tag]).toBeGreaterThanOrEqual(rank[before._tag])
          if (next._tag === 'Live') expect(['Connecting', 'Live']).toContain(before._tag)
        }
      }),
    )
  })

  it('tells the gateway of an end at most once, and never what it was told by it [CALL-5]', () => {
    fc.assert(
      fc.property(history, (events) => {
        const said = new Map<string, number>()
        for (const { before, event: one, next } of play(events)) {
          if (farewellOf(before, one, next) === null) continue
          expect(one._tag).not.toBe('Told')
          said.set(one.room, (said.get(one.room) ?? 0) + 1)
        }
        const begun = (where: string) =>
          play(events).filter(({ before, next }) => !isOn(before) && isOn(next) && next.room === where)
        for (const [where, times] of said) expect(times).toBeLessThanOrEqual(begun(where).length)
      }),
    )
  })

  it('is ended by time only when its limit has passed, however early, late or often a timer asks [CALL-44, CALL-54, CALL-55, CALL-68]', () => {
    fc.assert(
      fc.property(history, (events) => {
        for (const { before, event: one, next } of play(events)) {
          if (!one._tag.endsWith('Expired') || next === before || !isOn(before)) continue
          const left = 'peerLeftAt' in before ? before.peerLeftAt : undefined
          const since = one._tag === 'PeerExpired' ? (left ?? Infinity) : before.since
          expect(one.at - since).toBeGreaterThanOrEqual(one._tag === 'PeerExpired' ? 20_000 : 30_000)
        }
      }),
    )
  })

  it('is seen in no match before both have pressed Show [CALL-54, PLUS-11]', () => {
    fc.assert(
      fc.property(history, (events) => {
        const pressed = new Set<string>()
        for (const { before, event: one, next } of play(events)) {
          if (next._tag === 'Meeting' && before._tag !== 'Meeting') pressed.clear()
          if (next !== before && one._tag === 'Shown') pressed.add('self')
          if (next !== before && one._tag === 'Told' && one.action._tag === 'PeerShown') pressed.add('peer')
          if (next._tag === 'Connecting' && next.match !== undefined)
            expect([...pressed].toSorted()).toEqual(['peer', 'self'])
        }
      }),
    )
  })

  it('counts no talk below zero [CALL-63]', () => {
    fc.assert(
      fc.property(history, (events) => {
        for (const { next } of play(events)) if (next._tag === 'Ended') expect(next.talkedMs).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
