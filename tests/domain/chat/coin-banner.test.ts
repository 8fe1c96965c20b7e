import { describe, expect, it } from 'vitest'
import { bannerBackAt } from '../../../src/domain/chat/coin-banner'
import { HOUR } from '../../../src/domain/kernel/time'

const now = 100 * HOUR
const shows = (dismissedAt: number | null, forGood = false): boolean => {
  const back = bannerBackAt({ forGood, dismissedAt }, now)
  return back !== null && back <= now
}

describe('the coin banner', () => {
  it('shows unless dismissed, and again 24 h after that [CHAT-92]', () => {
    expect(shows(null)).toBe(true)
    expect(shows(now - 23 * HOUR)).toBe(false)
    expect(shows(now - 24 * HOUR + 1)).toBe(false)
    expect(shows(now - 24 * HOUR)).toBe(true)
    expect(shows(now - 25 * HOUR)).toBe(true)
  })

  it('never shows when it is hidden for good [CHAT-93]', () => {
    expect(shows(null, true)).toBe(false)
    expect(shows(now - 99 * HOUR, true)).toBe(false)
  })

  it('is not kept away by a dismissal of a clock that ran ahead', () => expect(shows(now + HOUR)).toBe(true))
})
