import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clip } from '../../../server/push/clip'

it('leaves a text that is short enough as it is, and no more of a longer one than it may [GATE-31]', () => {
  expect(clip('abcde', 5)).toBe('abcde')
  expect(clip('abcdef', 5)).toBe('abcd…')
  expect(clip('🦊🦊🦊', 2)).toBe('🦊…')
  expect(clip('', 5)).toBe('')
})

it('tears no character, whatever the text [GATE-31]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (text, length) => {
      const clipped = clip(text, length)
      expect(Array.from(clipped).length).toBeLessThanOrEqual(length)
      expect(clipped.isWellFormed()).toBe(true)
    }),
  )
})
