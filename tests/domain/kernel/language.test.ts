import { describe, expect, it } from 'vitest'
import {
  chooseLanguage,
  directionOf,
  languageId,
  languageOf,
  LANGUAGES,
  localeHints,
  toLanguage,
  type Language,
} from '../../../src/domain/kernel/language'

const all = LANGUAGES
const none = { chosen: undefined, hint: undefined, browser: [] }

describe('ids of languages', () => {
  const given: ReadonlyArray<readonly [Language, number]> = [
    ['en', 1],
    ['es', 3],
    ['ru', 4],
    ['fr', 5],
    ['ar', 8],
    ['id', 10],
    ['pt', 12],
    ['tr', 20],
    ['th', 26],
    ['vi', 30],
    ['hi', 31],
  ]

  it.each(given)('%s has the id %i [I18N-1] [I18N-6]', (language, id) => {
    expect(languageId(language)).toBe(id)
    expect(languageOf(id)).toBe(language)
  })

  it('reads English out of a number that no language has', () => {
    expect([0, 2, -1, 999].map(languageOf)).toEqual(['en', 'en', 'en', 'en'])
  })

  it('sends 1 for every code without an id', () => {
    const without = all.filter((language) => !given.some(([code]) => code === language))
    expect(without).toHaveLength(11)
    expect(without.map(languageId)).toEqual(without.map(() => 1))
  })
})

describe('codes', () => {
  it('accepts the 18 listed codes [I18N-2]', () => {
    const listed = 'ar da de en es fr he hi id it ja ko ms nl no pt sv tr'.split(' ')
    expect(listed.map(toLanguage)).toEqual(listed)
  })

  it('is the union of 22 codes', () => {
    expect(all).toHaveLength(22)
    expect(['ru', 'th', 'ur', 'vi'].map(toLanguage)).toEqual(['ru', 'th', 'ur', 'vi'])
  })

  it('reads regions and older codes of browsers', () => {
    expect(['pt-BR', 'EN-gb', 'nb-NO', 'nn', 'iw', 'in'].map(toLanguage)).toEqual(['pt', 'en', 'no', 'no', 'he', 'id'])
  })

  it('knows nothing of other codes', () => {
    expect(['zh-CN', 'xx', '', '-'].map(toLanguage)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('takes no word of JavaScript itself for a code', () => {
    const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf-x']
    expect(words.map(toLanguage)).toEqual(words.map(() => undefined))
    expect(chooseLanguage({ chosen: 'constructor', hint: undefined, browser: ['__proto__', 'de'] }, all)).toBe('de')
  })

  it('writes ar, ur and he from right to left and no other [I18N-3]', () => {
    expect(all.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'he', 'ur'])
  })
})

describe('which language is shown', () => {
  it('takes the choice before the hint, the browser and English [I18N-7]', () => {
    expect(chooseLanguage({ chosen: 'de', hint: 'tr', browser: ['fr'] }, all)).toBe('de')
  })

  it('takes the hint before the browser [I18N-7] [SHELL-41]', () => {
    expect(chooseLanguage({ ...none, hint: 'nl', browser: ['fr'] }, all)).toBe('nl')
  })

  it('takes the first language of the browser that there is [I18N-7]', () => {
    expect(chooseLanguage({ ...none, browser: ['zh', 'sv-SE', 'fr'] }, all)).toBe('sv')
  })

  it('ends with English [I18N-7]', () => {
    expect(chooseLanguage({ ...none, browser: ['zh'] }, all)).toBe('en')
    expect(chooseLanguage(none, all)).toBe('en')
  })

  it('passes over what is not shipped or not known', () => {
    expect(chooseLanguage({ chosen: 'tr', hint: 'nl', browser: ['ar'] }, ['en', 'ar'])).toBe('ar')
    expect(chooseLanguage({ ...none, chosen: 'klingon', browser: ['ar'] }, all)).toBe('ar')
  })

  it('gives each hint its language and country [SHELL-41]', () => {
    expect(localeHints).toEqual({
      tr: { language: 'tr', country: 'TR' },
      gb: { language: 'en', country: 'GB' },
      nl: { language: 'nl', country: 'NL' },
    })
  })
})
