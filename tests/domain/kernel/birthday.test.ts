import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, checkBirthday } from '../../../src/domain/kernel/birthday'
import { dayOf, parseDay } from '../../../src/domain/kernel/day'

const today = '2025-11-21'
const problem = (birthday: string) => E.swap(checkBirthday(birthday, today))
const is = (_tag: string) => E.right({ _tag })

describe('birthday', () => {
  it('passes on the 18th birthday and fails the day before [ACCT-86]', () => {
    expect(checkBirthday('2007-11-21', today)).toEqual(E.right('2007-11-21'))
    expect(problem('2007-11-22')).toEqual(is('TooYoung'))
  })

  it('counts 29 February from 1 March on [ACCT-86]', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
  })

  it('asks for a missing one [ACCT-85]', () => {
    expect(problem('')).toEqual(is('BirthdayMissing'))
  })

  it.each([
    '2001-02-29',
    '2000-13-01',
    '2000-00-10',
    '2000-04-31',
    '1990-1-1',
    'yesterday',
    '2025-11-22',
    '1904-11-21',
  ])('refuses the impossible date %s [ACCT-91]', (birthday) => {
    expect(problem(birthday)).toEqual(is('BirthdayImpossible'))
  })

  it('knows leap years', () => {
    expect(parseDay('2000-02-29')).toEqual(O.some([2000, 2, 29]))
    expect(parseDay('1900-02-29')).toEqual(O.none)
  })

  it('names the day of every instant as the calendar does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000_000, max: 4_000_000_000_000 }), (at) => {
        expect(dayOf(at)).toBe(new Date(at).toISOString().slice(0, 10))
      }),
    )
  })
})
