import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFirstOpening } from '../../../src/ui/design/use-first-opening'

describe('a dialog that has not been opened', () => {
  it('is not made, is then made closed and opened, and stays so that it can move out', () => {
    const seen: unknown[] = []
    const { result, rerender } = renderHook(
      ({ open }) => {
        const opening = useFirstOpening(open)
        seen.push(opening)
        return opening
      },
      { initialProps: { open: false } },
    )
    expect(result.current).toEqual({ made: false, open: false })
    rerender({ open: true })
    expect(seen.slice(1)).toEqual([
      { made: true, open: false },
      { made: true, open: true },
    ])
    rerender({ open: false })
    expect(result.current).toEqual({ made: true, open: false })
  })
})
