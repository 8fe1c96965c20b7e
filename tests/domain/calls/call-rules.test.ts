import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { toastOf } from '../../../src/domain/calls/ending-toast'
import { farewellOf } from '../../../src/domain/calls/farewell'
import { mustBefriendFirst } from '../../../src/domain/calls/friends-only'
import { ringsAt } from '../../../src/domain/calls/locations'
import { canAfford, minutesLeft } from '../../../src/domain/calls/price-gate'
import { warnsOfPrice } from '../../../src/domain/calls/price-warning'
import type { CallEvent } from '../../../src/domain/calls/call-event'
import { billedTimeText, durationText, outcomeOf, recordOf } from '../../../src/domain/calls/call-record'
import { after, ann, answered, event, firstFrame, hungUp, invited, me, placed, told } from './samples'

describe('the price gate', () => {
  const ask = (gender: 'male' | 'female', coins: number, price: number) =>
    canAfford({ gender, coins, price, floorMale: 80 })

  it('wants 80 coins of a man, whatever the price [CALL-14, CALL-15]', () => {
    expect(ask('male', 79, 20)).toBe(false)
    expect(ask('male', 80, 20)).toBe(true)
    expect(ask('male', 80, 100)).toBe(true)
  })

  it('wants the price of everybody else [CALL-14]', () => {
    expect(ask('female', 19, 20)).toBe(false)
    expect(ask('female', 20, 20)).toBe(true)
  })

  it('takes the figure from the configuration [CALL-15]', () => {
    expect(canAfford({ gender: 'male', coins: 10, price: 1, floorMale: 10 })).toBe(true)
  })

  it('tells how many minutes a balance lasts', () => {
    expect([minutesLeft(120, 20), minutesLeft(19, 20), minutesLeft(5, 0), minutesLeft(-3, 20)]).toEqual([
      6,
      0,
      Infinity,
      0,
    ])
  })
})

describe('the price warning', () => {
  it('comes always, once a place, or never [CALL-16, CALL-17]', () => {
    const table = (['always', 'once', 'never'] as const).map((mode) => [
      warnsOfPrice(mode, false),
      warnsOfPrice(mode, true),
    ])
    expect(table).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
  })
})

describe('friends only', () => {
  const callee = (changes: object = {}) => ({ goddess: false, relation: 'stranger' as const, ...changes })

  it('refuses by itself a known stranger who is no host, outside of a match [CALL-24]', () => {
    expect(mustBefriendFirst(callee(), 102)).toBe(true)
    expect(mustBefriendFirst(callee({ relation: 'asked' }), 102)).toBe(true)
    expect(mustBefriendFirst(callee({ relation: 'friend' }), 102)).toBe(false)
    expect(mustBefriendFirst(callee({ goddess: true }), 102)).toBe(false)
    expect(mustBefriendFirst(callee(), 101)).toBe(false)
    expect(mustBefriendFirst(null, 102)).toBe(false)
  })
})

describe('ringing', () => {
  it('shows at every place but a match and a fake call [CALL-22]', () => {
    expect([101, 102, 103].map(ringsAt)).toEqual([false, true, false])
  })
})

describe('how a call ended', () => {
  it('says so in one toast a case [CALL-61, CALL-62]', () => {
    expect(toastOf).toMatchObject({
      noAnswer: 'noAnswer',
      cancelledByPeer: 'cancelled',
      declinedByPeer: 'hungUpByReceiver',
      hungUpByPeer: 'hungUpByOther',
      failed: 'connectionFailed',
    })
  })

  it('says nothing of what the person did here or elsewhere [CALL-57]', () => {
    expect([toastOf.hungUp, toastOf.cancelled, toastOf.declined, toastOf.elsewhere]).toEqual([null, null, null, null])
  })
})

describe('what the gateway is told at the end', () => {
  const end = (events: readonly CallEvent[], last: CallEvent) => {
    const before = after(...events)
    return farewellOf(before, last, after(...events, last))
  }

  it('is cancel, refuse, timeout or hangup, as it was [CALL-5, CALL-43, CALL-44]', () => {
    expect(end([placed], hungUp())).toBe('cancel')
    expect(end([invited], hungUp())).toBe('refuse')
    expect(end([placed], event({ _tag: 'RingExpired' }, 30_000))).toBe('timeout')
    expect(end([invited], event({ _tag: 'RingExpired' }, 30_000))).toBeNull()
    expect(end([invited, answered], event({ _tag: 'Failed' }))).toBe('hangup')
    expect(end([invited, answered, firstFrame], hungUp())).toBe('hangup')
    expect(end([placed], event({ _tag: 'Failed' }))).toBe('cancel')
  })

  it('is nothing when the gateway said it, or nothing ended', () => {
    expect(end([placed], told({ _tag: 'Declined' }))).toBeNull()
    expect(end([invited], event({ _tag: 'Taken' }))).toBeNull()
    expect(end([placed], event({ _tag: 'RingExpired' }, 1))).toBeNull()
    expect(end([], hungUp())).toBeNull()
  })
})

describe('a call record', () => {
  const record = (hangupReason: number, videoTime = 0) => ({ callerUserId: ann, videoTime, hangupReason })

  it('reads mm:ss, from an hour on hh:mm:ss, and never 00:00 [CALL-11]', () => {
    expect([0, 999, 1_000, 59_999, 60_000, 3_599_000, 3_600_000, 36_061_000].map(durationText)).toEqual([
      '00:01',
      '00:01',
      '00:01',
      '00:59',
      '01:00',
      '59:59',
      '01:00:00',
      '10:01:01',
    ])
  })

  it('tells a bill the seconds that have begun: no 02:00 beside three minutes [PLUS-7]', () => {
    expect([0, 1, 59_001, 120_000, 120_001].map(billedTimeText)).toEqual(['00:00', '00:01', '01:00', '02:00', '02:01'])
  })

  it('says the duration to both when they talked [CALL-9]', () => {
    for (const who of [me, ann]) {
      expect(outcomeOf(record(3, 20), who)).toEqual({ _tag: 'Talked', duration: '00:20' })
    }
  })

  it.each([
    [2, 'Cancelled', 'Missed'],
    [3, 'NoAnswer', 'Declined'],
    [4, 'NoAnswer', 'Missed'],
    [0, 'NoAnswer', 'Missed'],
  ])(
    'with reason %i says %s to the caller and %s to the callee [CALL-8, CALL-9, CALL-10]',
    (reason, caller, callee) => {
      expect([outcomeOf(record(reason), ann)._tag, outcomeOf(record(reason), me)._tag]).toEqual([caller, callee])
    },
  )

  it('is read from a message, whatever else stands there [CALL-3]', () => {
    const content = JSON.stringify({
      roomNum: 'room-0001',
      callerUserId: 9,
      calleeUserId: 7,
      videoTime: 20,
      hangupReason: 1,
      hangupUserId: 7,
      accept: 1,
      addType: 0,
      callLocation: 102,
      more: 'x',
    })
    expect(O.toNullable(recordOf(content))).toEqual({
      caller: 9,
      roomNum: 'room-0001',
      callerUserId: 9,
      calleeUserId: 7,
      videoTime: 20,
      hangupReason: 1,
      hangupUserId: 7,
      accept: true,
      addType: 0,
      callLocation: 102,
    })
  })

  it.each(['', 'x', 'null', '[]', '{"callerUserId":"9"}', '{}'])('is not %j', (content) => {
    expect(recordOf(content)).toEqual(O.none)
  })
})
