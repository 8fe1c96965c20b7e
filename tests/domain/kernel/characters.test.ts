import { expect, it, vi } from 'vitest'
import { charactersOf } from '../../../src/domain/kernel/characters'

const split = (text: string): readonly string[] => [...charactersOf(text)].map(({ segment }) => segment)

it('counts what is seen as one, of however many parts', () => {
  expect(split('né👩‍👩‍👧🇩🇪')).toEqual(['n', 'é', '👩‍👩‍👧', '🇩🇪'])
  expect(split('')).toEqual([])
})

it.each([
  ['remark', async () => (await import('../../../src/domain/friends/remark')).remarkOf('Mum')],
  ['report', async () => (await import('../../../src/domain/safety/report')).fitting('Mum', 200)],
])('is not prepared while the rules of a %s are loaded, nor for a short one', async (_, rule) => {
  const made = vi.spyOn(Intl, 'Segmenter')
  expect(await rule()).toBe('Mum')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
