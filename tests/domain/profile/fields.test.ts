import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBio, bioLength, BIO_LIMIT, clipBio } from '../../../src/domain/profile/bio'
import { birthYears } from '../../../src/domain/profile/birthday-choice'
import { photoStateCode, photoStateOf, sortPhotos, type Photo } from '../../../src/domain/profile/photo'

describe('bio', () => {
  it('is at most 200 characters; the 201st is dropped [PROF-20]', () => {
    expect(BIO_LIMIT).toBe(200)
    expect(clipBio('a'.repeat(201))).toBe('a'.repeat(200))
    expect(clipBio('💜'.repeat(201))).toBe('💜'.repeat(200))
  })

  it('that was clipped is never refused [PROF-20]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
        const clipped = clipBio(typed)
        expect(bioLength(clipped)).toBeLessThanOrEqual(BIO_LIMIT)
        expect(E.isRight(checkBio(clipped))).toBe(true)
      }),
    )
  })

  it('is refused with 201 characters [PROF-20]', () => {
    expect(checkBio('a'.repeat(200))).toEqual(E.right('a'.repeat(200)))
    expect(checkBio('a'.repeat(201))).toEqual(E.left({ _tag: 'Refused', rule: 'PROF-20' }))
  })

  it('is stored without outer spaces and without markup', () => {
    expect(checkBio('  Hello\nyou <img src=x> ')).toEqual(E.right(`Hello\nyou ${'*'.repeat(11)}`))
  })
})

describe('a bio of which nothing is seen', () => {
  it.each(['\u200b\u200b', ' \u3164 ', '\u202e', '\n\n', '\u2800'])('%j is none', (typed) => {
    expect(checkBio(typed)).toEqual(E.right(''))
  })

  it('loses what is not seen, and keeps lines, emoji and letters that join', () => {
    expect(checkBio('Hi\u202e\u0000 you\r\n👩‍👩‍👧 می‌خواهم')).toEqual(E.right('Hi you\n👩‍👩‍👧 می‌خواهم'))
  })
})

describe('years of birth', () => {
  it('begin 18 years back and end with 1930 [PROF-15]', () => {
    const years = birthYears('2026-11-21')
    expect([years[0], years[1], years.at(-1)]).toEqual([2008, 2007, 1930])
    expect(years).toHaveLength(79)
  })
})

describe('photos', () => {
  const photo = (id: number, order: number): Photo => ({ id, order, pic: `/p/${id}`, state: 'approved' })

  it('stand in their order [PROF-21]', () => {
    const sorted = sortPhotos([photo(3, 2), photo(1, 9), photo(2, 2)])
    expect(sorted.map(({ id }) => id)).toEqual([2, 3, 1])
  })

  it('are approved, being reviewed or not approved [PROF-24]', () => {
    for (const state of ['approved', 'reviewing', 'refused'] as const)
      expect(photoStateOf(photoStateCode[state])).toBe(state)
    expect(photoStateOf(undefined)).toBe('approved')
  })
})
