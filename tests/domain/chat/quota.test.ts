import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeAgainAt, QUOTA_CODE, quotaRefusal } from '../../../src/domain/chat/quota'
import { DAY } from '../../../src/domain/kernel/time'
import { stored } from './samples'

const noon = Date.UTC(2026, 0, 5, 12)
const failed = (code: number, until?: number) =>
  ({ _tag: 'Failed', why: { code, message: '', ...(until !== undefined && { until }) } }) as const

describe('the return of the free messages', () => {
  it('is what the reply tells [CHAT-77, CHAT-78]', () => {
    expect(freeAgainAt(90_000, noon)).toBe(noon + 90_000)
    expect(freeAgainAt(0, noon)).toBe(noon)
  })

  it('is the next day of UTC where it tells nothing, also at midnight itself [CHAT-77]', () => {
    expect(freeAgainAt(null, noon)).toBe(Date.UTC(2026, 0, 6))
    expect(freeAgainAt(null, Date.UTC(2026, 0, 6))).toBe(Date.UTC(2026, 0, 7))
    expect(freeAgainAt(null, Date.UTC(2026, 0, 6) - 1)).toBe(Date.UTC(2026, 0, 6))
  })

  it('always lies ahead, by a day at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const left = freeAgainAt(null, now) - now
        return left > 0 && left <= DAY
      }),
    )
  })
})

describe('the word of the quota', () => {
  const pending = stored(1, { delivery: { _tag: 'Pending' } })

  it('is heard when a message that waited here is refused with 54006 [CHAT-76]', () => {
    expect(quotaRefusal([pending], [stored(1, { delivery: failed(QUOTA_CODE, 7) })])).toBe(7)
  })

  it('is not heard again for one that had been refused before, nor for another refusal [CHAT-76]', () => {
    const before = stored(1, { delivery: failed(QUOTA_CODE, 7) })
    expect(quotaRefusal([before], [before])).toBeNull()
    expect(quotaRefusal([pending], [stored(1, { delivery: failed(54011) })])).toBeNull()
    expect(quotaRefusal([pending], [stored(1)])).toBeNull()
  })
})
