import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawShell } from './draw'
import { aCore, anAccount, signedIn } from './literal-core'

const core = () => aCore(anAccount(signedIn()))

describe('a page of a match', () => {
  it.each(['/match', '/matching', '/matchCall'])(
    '%s leads home when a visit begins there [SHELL-49, SHELL-50]',
    async (path) => {
      const { memory } = await drawShell(core(), path)
      expect(memory.history).toEqual(['/'])
    },
  )

  it('leads home from the shop, and opens from elsewhere [SHELL-49, SHELL-8]', async () => {
    const { memory, unmount } = await drawShell(core(), '/shop')
    await act(async () => memory.navigate('/match'))
    expect(memory.history.at(-1)).toBe('/')
    await act(async () => unmount())
    const inside = await drawShell(core())
    await act(async () => inside.memory.navigate('/match'))
    expect(inside.memory.history.at(-1)).toBe('/match')
  })
})
