import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTipAllowed, needsPerson, stepTip, tipType, type Tip, type TipEvent } from '../../../src/domain/chat/tip'
import { ann, user } from './samples'

const raised: TipEvent = {
  _tag: 'Raised',
  tip: { type: tipType.message, msg: 'hi', kind: 'txt', hostId: ann, name: 'Ann', headImg: '' },
  at: 1_000,
}
const after = (...events: readonly TipEvent[]): Tip | null => events.reduce<Tip | null>(stepTip, null)
const shows = (...events: readonly TipEvent[]) => after(raised, ...events)?.show

describe('a tip', () => {
  it('has show, type, msg, hostId and time; 2 is a friend who came online [CHAT-85]', () => {
    expect(after(raised)).toMatchObject({ show: true, type: 1, msg: 'hi', hostId: ann, time: 1_000 })
    expect(tipType.online).toBe(2)
  })

  it('shows for 5 s [CHAT-87]', () => {
    expect(shows({ _tag: 'Looked', at: 5_999 })).toBe(true)
    expect(shows({ _tag: 'Looked', at: 6_000 })).toBe(false)
  })

  it('hides with a swipe up of more than 30 px [CHAT-88]', () => {
    expect(shows({ _tag: 'Held' }, { _tag: 'Released', up: 30, at: 2_000 })).toBe(true)
    expect(shows({ _tag: 'Held' }, { _tag: 'Released', up: 31, at: 2_000 })).toBe(false)
  })

  it('stays while it is held, and 2.5 s after a short drag [CHAT-89]', () => {
    expect(shows({ _tag: 'Held' }, { _tag: 'Looked', at: 99_000 })).toBe(true)
    const dragged: TipEvent = { _tag: 'Released', up: 5, at: 10_000 }
    expect(shows({ _tag: 'Held' }, dragged, { _tag: 'Looked', at: 12_499 })).toBe(true)
    expect(shows({ _tag: 'Held' }, dragged, { _tag: 'Looked', at: 12_500 })).toBe(false)
  })

  it('gives way to the next one, which has its own 5 s', () => {
    expect(shows({ ...raised, at: 5_000 }, { _tag: 'Looked', at: 6_000 })).toBe(true)
  })

  it('never comes back by itself, whatever happens', () => {
    const event = fc.oneof(
      fc.constant<TipEvent>({ _tag: 'Held' }),
      fc.record({ _tag: fc.constant('Released' as const), up: fc.integer({ min: -50, max: 90 }), at: fc.nat(99_000) }),
      fc.record({ _tag: fc.constant('Looked' as const), at: fc.nat(99_000) }),
    )
    fc.assert(fc.property(fc.array(event), (events) => shows({ _tag: 'Dismissed' }, ...events) === false))
  })

  it('is suppressed during calls and while a chat is open, and of type 2 in an installed app [CHAT-91]', () => {
    const quiet = { inCall: false, chatOpen: false, installed: false }
    expect(isTipAllowed(1, quiet)).toBe(true)
    expect(isTipAllowed(1, { ...quiet, inCall: true })).toBe(false)
    expect(isTipAllowed(2, { ...quiet, chatOpen: true })).toBe(false)
    expect(isTipAllowed(2, { ...quiet, installed: true })).toBe(false)
    expect(isTipAllowed(1, { ...quiet, installed: true })).toBe(true)
  })

  it('of an id below zero asks for no person [CHAT-86]', () => {
    expect([user(-2), ann].map((hostId) => needsPerson({ hostId }))).toEqual([false, true])
  })
})
