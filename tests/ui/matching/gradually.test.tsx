import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useGradually } from '../../../src/ui/matching/use-gradually'

let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

const rest = (): void => act(() => idle.splice(0).forEach((run) => run()))

describe('a list that has grown', () => {
  it('is drawn whole at first, and then one more at a time when there is nothing else to do', () => {
    const { rerender, result } = renderHook(({ count }) => useGradually(count), { initialProps: { count: 3 } })
    expect([result.current, idle.length]).toEqual([3, 0])
    rerender({ count: 5 })
    expect(result.current).toBe(3)
    rest()
    expect(result.current).toBe(4)
    rest()
    expect([result.current, idle.length]).toEqual([5, 0])
  })

  it('is at once shorter when somebody has gone from it', () => {
    const { rerender, result } = renderHook(({ count }) => useGradually(count), { initialProps: { count: 3 } })
    rerender({ count: 1 })
    expect(result.current).toBe(1)
  })
})
