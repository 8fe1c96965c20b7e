import { describe, expect, it } from 'vitest'
import { backoff, verdictOf } from '../../../src/domain/chat/sending'
import { bob, entry } from './samples'

describe('what an attempt to send means', () => {
  it('is done when accepted', () => {
    const accepted = { _tag: 'Accepted', id: 5, at: 6 } as const
    expect(verdictOf(entry(1, bob), accepted, 100)).toEqual(accepted)
  })

  it.each([54006, 54010, 54011, 54012, 54013, 54014])('refusal %i marks the message [CHAT-75]', (code) => {
    const why = { code, message: 'no' }
    expect(verdictOf(entry(1, bob), { _tag: 'Refused', why }, 100)).toEqual({ _tag: 'Failed', why })
  })

  it('waits twice as long after each attempt that the network swallowed, 30 s at most [PLUS-17]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 1_000].map(backoff)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ])
    expect(verdictOf(entry(1, bob, { attempts: 2 }), { _tag: 'Unknown' }, 100)).toEqual({
      _tag: 'Postponed',
      nextAt: 4_100,
    })
  })

  it('waits as long as the gateway says when there were too many', () => {
    const at = (retryAfter: number) => verdictOf(entry(1, bob), { _tag: 'TooMany', retryAfter }, 100)
    expect(at(7_000)).toEqual({ _tag: 'Postponed', nextAt: 7_100 })
    expect(at(0)).toEqual({ _tag: 'Postponed', nextAt: 5_100 })
  })
})
