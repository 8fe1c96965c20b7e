import { describe, expect, it } from 'vitest'
import { ownEntries } from '../../../src/domain/tasks/entry'
import { canOpen, weekPercent } from '../../../src/domain/tasks/lucky-box'

describe('a lucky box', () => {
  const box = { id: 1, coins: 20, checkIns: 3, opened: false }

  it('opens once, after as many check-ins as it wants and not one before [TASK-54]', () => {
    expect(canOpen(box, 2)).toBe(false)
    expect(canOpen(box, 3)).toBe(true)
    expect(canOpen({ ...box, opened: true }, 7)).toBe(false)
  })

  it.each([
    [0, 0],
    [1, 14],
    [6, 85],
    [7, 100],
    [8, 100],
  ])('%i check-ins are %i percent of the week [TASK-54]', (made, percent) => {
    expect(weekPercent(made)).toBe(percent)
  })
})

describe('entries', () => {
  const entry = { location: 108, url: '/activity?entry=108', img: '/entries/lucky-box.svg' }

  it('lead to pages of this product [TASK-53, TASK-55]', () => {
    expect(ownEntries([entry, { ...entry, url: '/' }])).toHaveLength(2)
  })

  it.each([
    'https://example.org',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    '/x"onerror="',
    '/a b',
    '',
    `/${'a'.repeat(200)}`,
  ])('that lead or point elsewhere are none: %s [TASK-55]', (foreign) => {
    expect(ownEntries([{ ...entry, url: foreign }])).toEqual([])
    expect(ownEntries([{ ...entry, img: foreign }])).toEqual([])
  })
})
