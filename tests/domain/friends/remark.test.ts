import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipRemark, REMARK_LIMIT, REMARK_UNITS, remarkOf, shownName } from '../../../src/domain/friends/remark'

const family = '👨‍👩‍👧‍👦'

describe('a remark', () => {
  it('keeps 30 visible characters and drops the 31st [FRND-39]', () => {
    expect(clipRemark('x'.repeat(30))).toBe('x'.repeat(30))
    expect(clipRemark('x'.repeat(31))).toBe('x'.repeat(30))
    expect(clipRemark(family.repeat(31))).toBe(family.repeat(30))
    expect(clipRemark('é'.repeat(31))).toBe('é'.repeat(30))
  })

  it('has no end that was cut within a character, and no end at all of piled marks [FRND-39]', () => {
    expect(clipRemark(`a${'\u0301'.repeat(REMARK_UNITS - 1)}b`)).toHaveLength(REMARK_UNITS)
    expect(clipRemark(`ab${'\u0301'.repeat(REMARK_UNITS)}`)).toBe('a')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2 * REMARK_UNITS }), (typed) => {
        const clipped = clipRemark(typed)
        expect(typed.startsWith(clipped)).toBe(true)
        expect([...new Intl.Segmenter('en').segment(clipped)].length).toBeLessThanOrEqual(REMARK_LIMIT)
        expect(clipped.length).toBeLessThanOrEqual(REMARK_UNITS)
        expect(clipRemark(clipped)).toBe(clipped)
      }),
    )
  })

  it('is stored without outer spaces, line ends and what is not seen, with its markup starred [FRND-39]', () => {
    expect(remarkOf('  Mum \u202e\u200b ')).toBe('Mum')
    expect(remarkOf('My\nmum')).toBe('My mum')
    expect(remarkOf('<script>')).toBe('********')
    expect(remarkOf(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29))
  })

  it('of which nothing is seen is none [FRND-39]', () => {
    expect(['', '   ', '\u200d', '\u2800', '\n'].map(remarkOf)).toEqual(['', '', '', '', ''])
  })

  it('takes the place of the name [FRND-40]', () => {
    expect([shownName('Ada', 'Mum'), shownName('Ada', ''), shownName('Ada', undefined)]).toEqual(['Mum', 'Ada', 'Ada'])
  })
})
