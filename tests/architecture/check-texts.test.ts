import { describe, expect, it } from 'vitest'
import { compareLegal } from '../../scripts/texts/legal.mjs'
import { checkTight, TIGHT, widthOf } from '../../scripts/texts/tight.mjs'

const english = {
  title: 'Terms',
  updated: '2026-11-22',
  sections: [
    {
      id: 'who',
      title: 'Who',
      blocks: [
        { p: '**Write** to {{operatorEmail}} or [read](privacy).', if: 'payments' },
        { list: ['One', { text: 'Two', if: 'agora' }] },
      ],
    },
  ],
}

const german = () => structuredClone(english)

describe('the check of texts of the law', () => {
  it('accepts a translation that is whole', () => {
    const other = german()
    other.title = 'Bedingungen'
    expect(compareLegal('de', english, other)).toEqual([])
  })

  it.each([
    ['a lost paragraph', (of: ReturnType<typeof german>) => void of.sections[0]?.blocks.pop(), 'sections.0.blocks.1'],
    ['a lost entry', (of: ReturnType<typeof german>) => void of.sections[0]?.blocks[1]?.list?.pop(), 'list.1'],
    ['a lost section', (of: ReturnType<typeof german>) => void of.sections.pop(), 'sections.0'],
    ['one too many', (of: ReturnType<typeof german>) => void of.sections.push(...english.sections), 'not in English'],
    [
      'another name',
      (of: ReturnType<typeof german>) => void (of.sections = [{ ...english.sections[0], id: 'wer' } as never]),
      "is 'wer'",
    ],
    ['an older day', (of: ReturnType<typeof german>) => void (of.updated = '2026-01-01'), 'updated is'],
    ['an empty text', (of: ReturnType<typeof german>) => void (of.title = ' '), 'title is missing'],
  ])('finds %s', (_, spoil, told) => {
    const other = german()
    spoil(other)
    expect(compareLegal('de', english, other).join('\n')).toContain(told)
  })

  it.each(['{{operatorEmail}}', '**', '](privacy)'])('finds a lost %s', (mark) => {
    const text = JSON.stringify(english).replace(mark, '')
    expect(compareLegal('de', english, JSON.parse(text))).toHaveLength(1)
  })
})

describe('the check of tight places', () => {
  const table = { 'shell:wall': 5 }
  const wall = (text: string) => new Map([['shell', { wall: text }]])

  it('counts letters as people see them, wide ones twice', () => {
    expect([widthOf('Wand'), widthOf('वॉल'), widthOf('メッセ'), widthOf('👩‍🚀'), widthOf('é')]).toEqual([4, 2, 6, 1, 1])
  })

  it('finds a text that is too long, and a name that no text has', () => {
    expect(checkTight('de', wall('Pinnw'), table)).toEqual([])
    expect(checkTight('de', wall('Pinnwand'), table)).toEqual(["de/shell.json: 'wall' takes 8 of 5: Pinnwand"])
    expect(checkTight('en', new Map(), table)).toEqual(["scripts/texts/tight.mjs: no text 'shell:wall'"])
  })

  it('knows the tabs of the bottom bar', () => {
    expect(Object.keys(TIGHT)).toEqual(expect.arrayContaining(['shell:wall', 'shell:card', 'shell:messages']))
  })
})
