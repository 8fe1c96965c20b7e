import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../src/domain/calls/call-record'
import { isCalled, isMissed, RING_AUDIO_AFTER_MS } from '../../../src/domain/calls/ringing'
import { after, answered, ann, event, firstFrame, hungUp, invited, me, placed, told } from './samples'

describe('ringing', () => {
  it('loads its sound 2 s after the app is ready [CALL-45]', () => {
    expect(RING_AUDIO_AFTER_MS).toBe(2_000)
  })

  it('calls somebody until they press answer, and the caller never [CALL-42]', () => {
    expect(
      [after(invited), after(placed), after(invited, event({ _tag: 'Answering' })), after()].map(isCalled),
    ).toEqual([true, false, false, false])
  })

  it('is missed by who was called and neither answered nor declined, as the record says [CALL-9, CALL-10]', () => {
    const [unanswered, cancelled] = [told({ _tag: 'Unanswered' }), told({ _tag: 'Withdrawn', by: 'caller' })]
    expect([unanswered, cancelled].map((end) => isMissed(after(invited, end)))).toEqual([true, true])
    const record = { callerUserId: ann, videoTime: 0 }
    expect([4, 2].map((hangupReason) => outcomeOf({ ...record, hangupReason }, me)._tag)).toEqual(['Missed', 'Missed'])
    const not = [
      after(invited),
      after(invited, hungUp(1_000)),
      after(invited, told({ _tag: 'Withdrawn', by: 'self' })),
      after(invited, answered, firstFrame, told({ _tag: 'HungUp' })),
      after(placed, unanswered),
    ]
    expect(not.map(isMissed)).toEqual(not.map(() => false))
  })
})
