import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { isOn, type Call } from '../../../src/domain/calls/call'
import type { CallEvent } from '../../../src/domain/calls/call-event'
import { step } from '../../../src/domain/calls/call-step'
import { farewellOf } from '../../../src/domain/calls/farewell'
import { tellsPriceOf } from '../../../src/domain/calls/price-warning'
import {
  after,
  ann,
  answered,
  entered,
  event,
  firstFrame,
  found,
  hungUp,
  invited,
  matched,
  met,
  otherRoom,
  placed,
  room,
  shown,
  told,
} from './samples'

const refuses = (call: Call, ...events: readonly CallEvent[]) => events.every((one) => E.isLeft(step(call, one)))
const expiry = (
  _tag: 'MeetingExpired' | 'FrameExpired' | 'ResumeExpired' | 'RingExpired' | 'PeerExpired',
  at: number,
) => event({ _tag }, at)
const live = after(placed, entered, firstFrame)

describe('a match', () => {
  it('has the data of the other person from the meeting to the end [CALL-2]', () => {
    const states = [
      after(met),
      after(met, shown('self'), shown('peer', 5_000)),
      after(met, shown('self'), shown('peer', 5_000), event({ _tag: 'FirstFrame' }, 6_000)),
      after(met, hungUp()),
    ]
    expect(states.map(({ _tag }) => _tag)).toEqual(['Meeting', 'Connecting', 'Live', 'Ended'])
    for (const state of states) expect(state).toMatchObject({ match: matched, room })
    expect(Object.keys(matched).toSorted()).toEqual(
      ['id', 'ident', 'headImg', 'userName', 'gender', 'birthday', 'countryId', 'relation'].toSorted(),
    )
  })

  it('waits 30 s for the first frame from the second Show on, whoever pressed first [CALL-54]', () => {
    for (const [first, second] of [
      ['self', 'peer'],
      ['peer', 'self'],
    ] as const) {
      const alone = after(met, shown(first, 40_000))
      expect(refuses(alone, expiry('FrameExpired', 99_000), shown(first, 41_000))).toBe(true)
      const both = after(met, shown(first, 40_000), shown(second, 50_000))
      expect(both).toMatchObject({ _tag: 'Connecting', since: 50_000 })
      expect(refuses(both, expiry('FrameExpired', 79_999))).toBe(true)
      expect(step(both, expiry('FrameExpired', 80_000))).toMatchObject({ right: { ending: 'failed' } })
    }
  })

  it('is open for Show for 60 s, for whoever has not pressed it as for whoever waits [PLUS-11]', () => {
    for (const open of [after(met), after(met, shown('self', 59_000)), after(met, shown('peer', 59_000))]) {
      expect(refuses(open, expiry('MeetingExpired', 59_999))).toBe(true)
      expect(step(open, expiry('MeetingExpired', 60_000))).toMatchObject({ right: { ending: 'noAnswer', talkedMs: 0 } })
    }
    expect(refuses(after(met, shown('self'), shown('peer', 59_000)), expiry('MeetingExpired', 99_000))).toBe(true)
  })

  it('takes no Show twice, none where nobody meets, and none of the other side by this one [PLUS-11]', () => {
    expect(refuses(after(met, shown('self')), shown('self', 1_000))).toBe(true)
    expect(refuses(after(met, shown('peer')), shown('peer', 1_000))).toBe(true)
    expect(after(met, shown('self'), shown('self', 1_000))).toMatchObject({ _tag: 'Meeting', shown: 'self' })
    expect(refuses(live, shown('self'), shown('peer'))).toBe(true)
    expect(refuses(after(met), { ...shown('self'), room: otherRoom }, { ...shown('peer'), room: otherRoom })).toBe(true)
  })

  it('takes the one slot, and neither rings nor shows a frame before [CALL-30, CALL-54]', () => {
    expect(refuses(after(met), event({ _tag: 'Placed', peer: ann }, 0, otherRoom))).toBe(true)
    expect(refuses(after(placed), { ...met, room: otherRoom })).toBe(true)
    expect(refuses(after(met), firstFrame, expiry('RingExpired', 99_000), answered)).toBe(true)
  })

  it('ends 20 s after the other has left, also before Show [CALL-55]', () => {
    const left = after(met, event({ _tag: 'PeerLeft' }, 5_000))
    expect(refuses(left, expiry('PeerExpired', 24_999))).toBe(true)
    expect(step(left, expiry('PeerExpired', 25_000))).toMatchObject({ right: { ending: 'hungUpByPeer' } })
  })
})

describe('the other side that has left', () => {
  const left = event({ _tag: 'PeerLeft' }, 10_000)
  const gone = after(placed, entered, firstFrame, left)

  it('is waited for 20 s from the first news of it on [CALL-55]', () => {
    expect(refuses(gone, event({ _tag: 'PeerLeft' }, 25_000))).toBe(true)
  })

  it('may come back in that time [CALL-55]', () => {
    const back = after(placed, entered, firstFrame, left, event({ _tag: 'PeerBack' }, 15_000))
    expect(back).toEqual(live)
    expect(refuses(back, expiry('PeerExpired', 99_000))).toBe(true)
    expect(refuses(live, event({ _tag: 'PeerBack' }))).toBe(true)
  })
})

describe('a talk that an earlier page had', () => {
  const resumable = after(found)

  it('is offered for 30 s [CALL-68]', () => {
    expect(resumable).toMatchObject({ _tag: 'Resumable', role: 'caller', peer: ann })
    expect(refuses(resumable, expiry('ResumeExpired', 29_999))).toBe(true)
    expect(step(resumable, expiry('ResumeExpired', 30_000))).toMatchObject({
      right: { ending: 'failed', talkedMs: 60_000 },
    })
    expect(refuses(live, expiry('ResumeExpired', 99_000))).toBe(true)
  })

  it('goes on where it was: the time talked before counts on [CALL-68]', () => {
    const again = after(found, event({ _tag: 'Answering' }), answered, event({ _tag: 'FirstFrame' }, 70_000))
    expect(again).toMatchObject({ _tag: 'Live', role: 'caller', since: 10_000 })
    expect(E.getOrElse(() => again)(step(again, hungUp(80_000)))).toMatchObject({ talkedMs: 70_000 })
  })

  it('is entered once, and may be tried again when the devices did not agree [CALL-68]', () => {
    const pressed = event({ _tag: 'Answering' })
    expect(refuses(after(found, pressed), pressed)).toBe(true)
    expect(after(found, pressed, event({ _tag: 'NotAnswered' }), pressed)).toMatchObject({ answering: true })
  })

  it('is ended by this person with a hang-up, and by the gateway without one [CALL-68, CALL-57]', () => {
    const dropped = after(found, hungUp())
    expect(dropped).toMatchObject({ ending: 'hungUp', talkedMs: 60_000 })
    expect(farewellOf(resumable, hungUp(), dropped)).toBe('hangup')
    expect(step(resumable, told({ _tag: 'HungUp' }))).toMatchObject({ right: { ending: 'hungUpByPeer' } })
  })

  it('is not ended by replayed news of its own beginning, nor by media that it has none of [CALL-57]', () => {
    expect(refuses(resumable, invited, entered, event({ _tag: 'PeerLeft' }), event({ _tag: 'LinkLost' }))).toBe(true)
    const callee = after(event({ _tag: 'Found', peer: ann, role: 'callee', talkedMs: 0 }))
    expect(refuses(callee, told({ _tag: 'Withdrawn', by: 'self' }))).toBe(true)
  })

  it('takes the one slot [CALL-30]', () => {
    expect(isOn(resumable)).toBe(true)
    expect(refuses(resumable, event({ _tag: 'Placed', peer: ann }, 0, otherRoom))).toBe(true)
    expect(refuses(live, { ...found, room: otherRoom })).toBe(true)
  })
})

describe('a page that nobody looks at any more', () => {
  const hidden = (touch: boolean, pictured: boolean) => event({ _tag: 'PageHidden', touch, pictured }, 9_000)

  it('ends a one-to-one call on a touch device, unless a picture outside of the page shows it [CALL-49]', () => {
    for (const call of [live, after(placed, entered), after(invited, answered)]) {
      const next = E.getOrElse(() => call)(step(call, hidden(true, false)))
      expect(next).toMatchObject({ _tag: 'Ended', ending: 'hungUp' })
      expect(farewellOf(call, hidden(true, false), next)).toBe('hangup')
      expect(refuses(call, hidden(true, true), hidden(false, false), hidden(false, true))).toBe(true)
    }
  })

  it('ends neither a match nor what only rings or is offered [CALL-49]', () => {
    const both = after(met, shown('self'), shown('peer'))
    for (const call of [both, after(met), after(placed), after(invited), after(found)]) {
      expect(refuses(call, hidden(true, false))).toBe(true)
    }
  })
})

describe('a client that invites by itself', () => {
  const mine = after(event({ _tag: 'Placed', peer: ann, invites: true }))
  const late = expiry('RingExpired', 30_000)

  it('cancels at 30 s, where the gateway’s own invitation times out [CALL-21, CALL-44]', () => {
    expect(refuses(mine, expiry('RingExpired', 29_999))).toBe(true)
    const end = (call: Call) => farewellOf(call, late, E.getOrElse(() => call)(step(call, late)))
    expect([end(mine), end(after(placed)), end(after(invited))]).toEqual(['cancel', 'timeout', null])
    expect(step(mine, late)).toMatchObject({ right: { ending: 'noAnswer' } })
  })
})

describe('the price of a call that is there already', () => {
  it('needs a room, and is for whoever pays [CALL-19, CALL-20, CALL-41]', () => {
    expect([tellsPriceOf(room, 'caller'), tellsPriceOf(null, 'caller')]).toEqual([true, false])
    expect([tellsPriceOf(room, 'callee'), tellsPriceOf(null, 'callee')]).toEqual([false, false])
  })
})
