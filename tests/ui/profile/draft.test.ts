import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDraft } from '../../../src/ui/profile/use-draft'
import { aMe } from '../shell/literal-core'

describe('draft', () => {
  it('keeps what was changed here; what was not follows other devices [PROF-13]', () => {
    const first = aMe({ name: 'Anna', introduce: 'Old' })
    const { rerender, result } = renderHook(({ me }) => useDraft(me), { initialProps: { me: first } })
    act(() => result.current.change({ introduce: 'Mine' }))
    rerender({ me: aMe({ name: 'Anna Two', introduce: 'From my phone' }) })
    expect(result.current.values).toMatchObject({ name: 'Anna Two', introduce: 'Mine' })
    expect(result.current.changes).toEqual({ introduce: 'Mine' })
  })

  it('is empty once the same is saved', () => {
    const { rerender, result } = renderHook(({ me }) => useDraft(me), { initialProps: { me: aMe() } })
    act(() => result.current.change({ introduce: 'Mine' }))
    expect(result.current.unsaved).toBe(true)
    rerender({ me: aMe({ introduce: 'Mine' }) })
    expect(result.current.unsaved).toBe(false)
  })
})
