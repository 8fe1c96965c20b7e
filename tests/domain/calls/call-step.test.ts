import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { step } from '../../../src/domain/calls/call-step'
import {
  after,
  ann,
  answered,
  entered,
  event,
  firstFrame,
  hungUp,
  invitation,
  invited,
  otherRoom,
  placed,
  room,
  told,
} from './samples'

const ringingOut = after(placed)
const ringingIn = after(invited)
const connecting = after(invited, answered)
const liveCaller = after(placed, entered, firstFrame)
const liveCallee = after(invited, answered, firstFrame)
const ended = after(placed, hungUp())

describe('a call as it goes well', () => {
  it('rings, is entered, and is live from the first frame on', () => {
    expect(ringingOut).toMatchObject({ _tag: 'Ringing', role: 'caller', peer: ann, room })
    expect(after(placed, entered)).toMatchObject({ _tag: 'Connecting', role: 'caller', since: 1_000 })
    expect(liveCaller).toMatchObject({ _tag: 'Live', role: 'caller', since: 2_000 })
  })

  it('rings at the callee with the caller shown, and connects when answered [CALL-57]', () => {
    expect(ringingIn).toMatchObject({ _tag: 'Ringing', role: 'callee', caller: { name: 'Ann' } })
    expect(connecting).toMatchObject({ _tag: 'Connecting', role: 'callee' })
    expect(liveCallee).toMatchObject({ _tag: 'Live', role: 'callee' })
  })

  it('measures the talk from the first frame to the end [CALL-56]', () => {
    expect(after(placed, entered, firstFrame, hungUp(22_000))).toMatchObject({ ending: 'hungUp', talkedMs: 20_000 })
    expect(after(placed, entered, hungUp(22_000))).toMatchObject({ ending: 'hungUp', talkedMs: 0 })
    expect(after(placed, entered, firstFrame, hungUp(1_000))).toMatchObject({ talkedMs: 0 })
  })

  it('ends as cancelled or declined while it rings [CALL-43]', () => {
    expect(ended).toMatchObject({ _tag: 'Ended', ending: 'cancelled' })
    expect(after(invited, hungUp())).toMatchObject({ _tag: 'Ended', ending: 'declined' })
  })
})

describe('the one slot', () => {
  it.each([ringingOut, ringingIn, connecting, liveCaller])('takes no second call in $_tag [CALL-30]', (call) => {
    expect(E.isLeft(step(call, event({ _tag: 'Placed', peer: ann }, 0, otherRoom)))).toBe(true)
    expect(E.isLeft(step(call, told(invitation, 0, otherRoom)))).toBe(true)
  })

  it('is free again after the end [CALL-30]', () => {
    expect(step(ended, told(invitation, 0, otherRoom))).toMatchObject({ right: { _tag: 'Ringing', room: otherRoom } })
    expect(step(ended, event({ _tag: 'Placed', peer: ann }, 0, otherRoom))).toMatchObject({
      right: { _tag: 'Ringing' },
    })
  })

  it('does not ring again for a room that is over, also after it was dismissed [CALL-57]', () => {
    const dismissed = after(invited, hungUp(), event({ _tag: 'Dismissed' }))
    expect(dismissed._tag).toBe('Idle')
    expect(E.isLeft(step(after(invited, hungUp()), invited))).toBe(true)
    expect(E.isLeft(step(dismissed, invited))).toBe(true)
  })

  it('is not touched by events of another room', () => {
    const strangers = [hungUp, () => told({ _tag: 'HungUp' }), () => event({ _tag: 'Failed' })]
    for (const make of strangers) expect(E.isLeft(step(liveCaller, { ...make(), room: otherRoom }))).toBe(true)
  })

  it('is dismissed only after the end', () => {
    expect(E.isLeft(step(liveCaller, event({ _tag: 'Dismissed' })))).toBe(true)
  })
})

describe('time limits', () => {
  it('ends the ringing at 30 s, not before, and not once it is answered [CALL-44]', () => {
    const expiry = (at: number) => event({ _tag: 'RingExpired' }, at)
    expect(E.isLeft(step(ringingOut, expiry(29_999)))).toBe(true)
    expect(step(ringingOut, expiry(30_000))).toMatchObject({ right: { ending: 'noAnswer' } })
    expect(E.isLeft(step(connecting, expiry(99_000)))).toBe(true)
  })

  it('waits 30 s for the first frame [CALL-54]', () => {
    const expiry = (at: number) => event({ _tag: 'FrameExpired' }, at)
    expect(E.isLeft(step(connecting, expiry(30_999)))).toBe(true)
    expect(step(connecting, expiry(31_000))).toMatchObject({ right: { ending: 'failed' } })
    expect(E.isLeft(step(liveCallee, expiry(99_000)))).toBe(true)
  })

  it('ends 20 s after the other side has left [CALL-55]', () => {
    const expiry = (at: number) => event({ _tag: 'PeerExpired' }, at)
    const left = after(placed, entered, firstFrame, event({ _tag: 'PeerLeft' }, 10_000))
    expect(E.isLeft(step(left, expiry(29_999)))).toBe(true)
    expect(step(left, expiry(30_000))).toMatchObject({ right: { ending: 'hungUpByPeer', talkedMs: 28_000 } })
    expect(E.isLeft(step(liveCaller, expiry(99_000)))).toBe(true)
    expect(E.isLeft(step(ringingOut, event({ _tag: 'PeerLeft' })))).toBe(true)
  })

  it('ends when the link is lost for good, but rings without one', () => {
    expect(step(liveCaller, event({ _tag: 'LinkLost' }))).toMatchObject({ right: { ending: 'failed' } })
    expect(E.isLeft(step(ringingOut, event({ _tag: 'LinkLost' })))).toBe(true)
  })
})

describe('room actions', () => {
  const declined = told({ _tag: 'Declined' })
  const unanswered = told({ _tag: 'Unanswered' })
  const over = told({ _tag: 'HungUp' })
  const cancelled = told({ _tag: 'Withdrawn', by: 'caller' })
  const elsewhere = told({ _tag: 'Withdrawn', by: 'self' })

  it.each([
    ['5 at the caller', ringingOut, declined, 'declinedByPeer'],
    ['5 at the callee, who declined elsewhere', ringingIn, declined, 'elsewhere'],
    ['6', ringingOut, unanswered, 'noAnswer'],
    ['6', ringingIn, unanswered, 'noAnswer'],
    ['7', liveCaller, over, 'hungUpByPeer'],
    ['7', connecting, over, 'hungUpByPeer'],
    ['2 by the caller', ringingIn, cancelled, 'cancelledByPeer'],
    ['2 by the caller, while connecting', connecting, cancelled, 'cancelledByPeer'],
    ['2 by oneself at the callee', ringingIn, elsewhere, 'elsewhere'],
    ['2 at the caller', ringingOut, elsewhere, 'elsewhere'],
  ] as const)('%s ends the call [CALL-57, CALL-59, CALL-60]', (_, call, action, ending) => {
    expect(step(call, action)).toMatchObject({ right: { _tag: 'Ended', ending } })
  })

  it('keeps a room that was answered here when the news of it comes back [CALL-57]', () => {
    expect(E.isLeft(step(connecting, elsewhere))).toBe(true)
    expect(E.isLeft(step(liveCallee, elsewhere))).toBe(true)
  })

  it('does not take the news of its own answer for somebody else’s, also when it overtakes the reply [CALL-57]', () => {
    const answering = after(invited, event({ _tag: 'Answering' }))
    expect(answering).toMatchObject({ _tag: 'Ringing', answering: true })
    expect(E.isLeft(step(answering, elsewhere))).toBe(true)
    expect(step(answering, cancelled)).toMatchObject({ right: { ending: 'cancelledByPeer' } })
    expect(step(after(invited, event({ _tag: 'Answering' }), event({ _tag: 'NotAnswered' })), elsewhere)).toMatchObject(
      {
        right: { ending: 'elsewhere' },
      },
    )
  })

  it('is answered once, by the callee alone [CALL-42]', () => {
    const pressed = event({ _tag: 'Answering' })
    expect(E.isLeft(step(after(invited, pressed), pressed))).toBe(true)
    expect(E.isLeft(step(ringingOut, pressed))).toBe(true)
    expect(E.isLeft(step(ringingIn, event({ _tag: 'NotAnswered' })))).toBe(true)
    expect(E.isLeft(step(ringingOut, answered))).toBe(true)
    expect(E.isLeft(step(liveCallee, answered))).toBe(true)
  })

  it('stops ringing when another tab has taken the call, and goes on where it was taken [PLUS-20]', () => {
    const taken = event({ _tag: 'Taken' })
    for (const call of [ringingIn, after(invited, event({ _tag: 'Answering' }))]) {
      expect(step(call, taken)).toMatchObject({ right: { ending: 'elsewhere' } })
    }
    expect(E.isLeft(step(connecting, taken))).toBe(true)
  })

  it('is not ended by 1, 3 and 101 [CALL-60]', () => {
    const balance = told({ _tag: 'BalanceChanged', coins: 5, notEnough: true })
    for (const action of [invited, entered, balance]) {
      const next = step(liveCaller, action)
      expect(E.isLeft(next) || next.right._tag === 'Live').toBe(true)
    }
  })

  it('enters at the caller alone, once', () => {
    expect(E.isLeft(step(ringingIn, entered))).toBe(true)
    expect(E.isLeft(step(after(placed, entered), entered))).toBe(true)
  })

  it('ends for want of coins after the warning, unless a top-up has withdrawn it [CALL-52]', () => {
    const low = (notEnough: boolean) => told({ _tag: 'BalanceChanged', coins: 5, notEnough })
    expect(after(placed, entered, firstFrame, low(true), over)).toMatchObject({ ending: 'coinsOut' })
    expect(after(placed, entered, firstFrame, low(true), low(false), over)).toMatchObject({ ending: 'hungUpByPeer' })
    expect(after(invited, answered, firstFrame, low(true), over)).toMatchObject({ ending: 'hungUpByPeer' })
  })
})
