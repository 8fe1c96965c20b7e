import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { groupIds, groupOf } from '../../../src/domain/profile/groups'
import { checkInterests, INTEREST_LIMIT, interestIds, interestOf } from '../../../src/domain/profile/interests'
import { checkLanguages } from '../../../src/domain/profile/languages'
import { zodiacOf, zodiacStarts } from '../../../src/domain/profile/zodiac'

describe('zodiac', () => {
  it('has twelve names [PROF-28]', () => {
    expect(new Set(zodiacStarts.map(([name]) => name)).size).toBe(12)
  })

  it.each([
    ['aries', '03-21'],
    ['taurus', '04-20'],
    ['gemini', '05-21'],
    ['cancer', '06-22'],
    ['leo', '07-23'],
    ['virgo', '08-23'],
    ['libra', '09-23'],
    ['scorpio', '10-24'],
    ['sagittarius', '11-23'],
    ['capricorn', '12-22'],
    ['aquarius', '01-20'],
    ['pisces', '02-19'],
  ] as const)('begins %s on %s and not a day before [PROF-29]', (name, first) => {
    const before = `1990-${first.slice(0, 3)}${String(Number(first.slice(3)) - 1).padStart(2, '0')}`
    expect(zodiacOf(`1990-${first}`)).toEqual(O.some(name))
    expect(zodiacOf(before)).not.toEqual(O.some(name))
  })

  it.each([
    ['1990-01-01', 'capricorn'],
    ['1990-01-19', 'capricorn'],
    ['1990-12-31', 'capricorn'],
    ['1992-02-29', 'pisces'],
    ['1990-03-20', 'pisces'],
  ] as const)('%s is %s [PROF-29]', (day, name) => {
    expect(zodiacOf(day)).toEqual(O.some(name))
  })

  it.each(['', '1990-02-30', 'soon'])('knows none for %j', (day) => {
    expect(zodiacOf(day)).toEqual(O.none)
  })
})

describe('interests', () => {
  it('are numbered from 1 to 21 [PROF-26]', () => {
    const named = interestIds.map((id) => `${id} ${interestOf(id)}`).join(', ')
    expect(named).toBe(
      '1 music, 2 dance, 3 yoga, 4 cricket, 5 party, 6 fashion, 7 shopping, 8 photography, 9 movies, 10 travel, ' +
        '11 food, 12 coffee, 13 sports, 14 dog, 15 cat, 16 beauty, 17 camping, 18 reading, 19 cooking, 20 football, 21 pets',
    )
  })

  it('are five at most [PROF-19]', () => {
    expect(checkInterests([1, 2, 3, 4, 5])).toEqual(E.right([1, 2, 3, 4, 5]))
    expect(checkInterests([1, 2, 3, 4, 5, 6])).toEqual(E.left({ _tag: 'Refused', rule: 'PROF-19' }))
    expect(INTEREST_LIMIT).toBe(5)
  })

  it.each([[[0]], [[22]], [[1.5]], [[3, 3]]])('%j are not such a list [PROF-26]', (ids) => {
    expect(checkInterests(ids)).toEqual(E.left({ _tag: 'Refused', rule: 'PROF-26' }))
  })
})

describe('languages', () => {
  it('are three at most [PROF-18]', () => {
    expect(checkLanguages(['en', 'ar', 'de'])).toEqual(E.right(['en', 'ar', 'de']))
    expect(checkLanguages(['en', 'ar', 'de', 'fr'])).toEqual(E.left({ _tag: 'Refused', rule: 'PROF-18' }))
  })

  it.each([[['xx']], [['en', 'en']]])('%j are not such a list', (codes) => {
    expect(checkLanguages(codes)).toEqual(E.left({ _tag: 'Refused', rule: 'PROF-3' }))
  })
})

describe('groups', () => {
  it('have these numbers [PROF-27]', () => {
    expect(groupIds.map((id) => `${id} ${groupOf(id)}`).join(', ')).toBe(
      '0 for_you, 1 singing, 2 dancing, 3 chill_chat, 4 dating_tips, 5 be_yourself, 6 sleep_call, 7 language_chat, ' +
        '8 daily_life, 9 make_friends, 99 others',
    )
    expect([groupOf(10), groupOf(-1)]).toEqual([undefined, undefined])
  })
})
