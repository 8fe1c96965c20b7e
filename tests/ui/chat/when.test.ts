import { describe, expect, it } from 'vitest'
import { dayOf, sameDay, shortWhen } from '../../../src/ui/chat/when'

const at = (...date: readonly [year: number, month: number, day: number, hour: number]) => new Date(...date).getTime()
const now = at(2026, 2, 10, 9)

describe('days between messages', () => {
  it.each([
    [at(2026, 2, 10, 0), 'today'],
    [at(2026, 2, 9, 23), 'yesterday'],
    [at(2026, 2, 6, 12), 'Fri, Mar 6'],
    [at(2025, 2, 6, 12), 'Thu, Mar 6, 2025'],
  ])('%d is %s', (moment, text) => expect(dayOf(moment, now, 'en')).toBe(text))

  it('change at midnight, however short the pause', () => {
    expect(sameDay(at(2026, 2, 9, 23), at(2026, 2, 10, 0))).toBe(false)
    expect(sameDay(at(2026, 2, 10, 0), at(2026, 2, 10, 23))).toBe(true)
  })
})

describe('the moment in a row', () => {
  it('is the hour today, then the date, with the year when it is another', () => {
    expect(shortWhen(at(2026, 2, 10, 8), now, 'en')).toMatch(/^8:00\sAM$/)
    expect(shortWhen(at(2026, 2, 9, 8), now, 'en')).toBe('Mar 9')
    expect(shortWhen(at(2025, 2, 9, 8), now, 'en')).toBe('Mar 9, 2025')
  })
})
