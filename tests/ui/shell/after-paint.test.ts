import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../src/ui/shell/after-paint'

describe('what waits until a frame is painted [CHAT-53]', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes after the frame', async () => {
    const order: string[] = []
    void afterPaint().then(() => order.push('after'))
    requestAnimationFrame(() => order.push('frame'))
    await vi.advanceTimersByTimeAsync(20)
    expect(order).toEqual(['frame', 'after'])
  })

  it('comes at once on a page that nobody sees, and in its order when the page is hidden meanwhile [PLUS-17]', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const order: string[] = []
    void afterPaint().then(() => order.push('first'))
    void afterPaint().then(() => order.push('second'))
    await vi.advanceTimersByTimeAsync(1)
    expect(order).toEqual([])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    void afterPaint().then(() => order.push('third'))
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('comes within 100 ms on a page that is not drawn', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const run = vi.fn<() => void>()
    void afterPaint().then(run)
    await vi.advanceTimersByTimeAsync(99)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
