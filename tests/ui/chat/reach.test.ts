import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeReach, REST_MS } from '../../../src/ui/chat/reach'

const keyOf = (index: number): number => index
const COUNT = 30

describe('the reach of a list', () => {
  let reach: ReturnType<typeof makeReach>
  const look = (startIndex: number, endIndex = startIndex + 9) =>
    reach.look({ startIndex, endIndex, overscan: 1, count: COUNT }, keyOf)
  /** All slices that it grows by itself. */
  const settle = (): number => {
    let slices = 0
    while (reach.rest()) slices += 1
    return slices
  }

  beforeEach(() => {
    vi.useFakeTimers()
    reach = makeReach()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('grows slice by slice to all that is near, and is then at rest', () => {
    expect(look(0)).toEqual(Array.from({ length: 11 }, (_, at) => at))
    expect(settle()).toBeGreaterThan(1)
    expect(look(0)).toHaveLength(COUNT)
    expect(reach.rest()).toBe(false)
  })

  it('is the same rows for a scroll among them, and is drawn once when that has come to rest', () => {
    look(0)
    settle()
    const drawn = look(0)
    reach.scroll()
    expect(look(5)).toBe(drawn)
    expect([reach.rest(), reach.rest()]).toEqual([true, false])
  })

  it('does not rest before nobody has scrolled for long enough', () => {
    look(0)
    vi.advanceTimersByTime(REST_MS)
    expect(reach.restless()).toBe(0)
    reach.scroll()
    expect(reach.restless()).toBe(REST_MS)
    vi.advanceTimersByTime(REST_MS - 1)
    expect(reach.restless()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(reach.restless()).toBe(0)
  })
})
