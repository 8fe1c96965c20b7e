import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { idle, isOn, type Call } from '../../../src/domain/calls/call'
import type { CallEvent } from '../../../src/domain/calls/call-event'
import { step } from '../../../src/domain/calls/call-step'
import { farewellOf } from '../../../src/domain/calls/farewell'
import { ann, event, invitation, otherRoom, room, told } from './samples'

type Make = (at: number, where: typeof room) => CallEvent

const makers: readonly Make[] = [
  (at, where) => event({ _tag: 'Placed', peer: ann }, at, where),
  (at, where) => told(invitation, at, where),
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
      'HungUp',
      'RingExpired',
      'FrameExpired',
      'PeerExpired',
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
  it('ends exactly once: what is over stays over until it is dismissed or another one begins', () => {
    fc.assert(
      fc.property(history, (events) => {
        for (const { before, next } of play(events)) {
          if (before._tag !== 'Ended' || next === before) continue
          expect(next._tag === 'Idle' || (next._tag === 'Ringing' && next.room !== before.room)).toBe(true)
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
    const rank = { Idle: 0, Ringing: 1, Connecting: 2, Live: 3, Ended: 4 }
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
          play(events).filter(({ before, next }) => next !== before && next._tag === 'Ringing' && next.room === where)
        for (const [where, times] of said) expect(times).toBeLessThanOrEqual(begun(where).length)
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
