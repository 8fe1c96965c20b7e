import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { folded } from '../../../src/domain/chat/folding'
import { holds, isFindable, newestFirst, searchableText, toQuery } from '../../../src/domain/chat/search-query'
import { snippet } from '../../../src/domain/chat/snippet'

const query = (typed: string) => O.getOrElse<readonly string[]>(() => [])(toQuery(typed))
const finds = (text: string, typed: string) => holds(folded(text), query(typed))
const marked = (text: string, typed: string) =>
  snippet(text, query(typed))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

describe('what a text is compared as [PLUS-26]', () => {
  it.each([
    ['case', 'See You', 'see you'],
    ['accents', 'Voilà, ein Café in Łódź', 'voila cafe łodz'],
    ['accents in the query', 'resume', 'Résumé'],
    ['width', 'ＬＩＶＥ ２０２６', 'live 2026'],
    ['narrow katakana', 'ｶﾞﾗｽ', 'ガラス'],
    ['the sharp s', 'Große Straße', 'STRASSE'],
    ['the Turkish dotted I', 'İstanbul', 'istanbul'],
    ['the final sigma', 'Ὀδυσσεύς', 'οδυσσευσ'],
    ['Arabic vowel signs and the lengthening stroke', 'السَّلامُ عَلَيْكُم مرحبـــا', 'السلام عليكم مرحبا'],
    ['Arabic forms of alef, ya and ta marbuta', 'أهلاً إلى المدرسة', 'اهلا الي المدرسه'],
    ['Arabic digits', 'الساعة ٩:٣٠', '9:30'],
    ['Hebrew vowel signs', 'שָׁלוֹם', 'שלום'],
    ['Chinese without spaces', '我们明天去看电影吧', '电影'],
    ['Japanese without spaces', '明日映画を見に行きましょう', '映画'],
    ['Korean', '안녕하세요', '안녕'],
    ['Thai without spaces', 'พรุ่งนี้ไปดูหนังกัน', 'ดูหนัง'],
    ['emoji with a form', 'I ❤️ it', '❤'],
    ['hidden signs', 'in\u00advis\u200bible \u2067word\u2069', 'invisible word'],
    ['the middle of a word', 'unbelievable', 'believ'],
    ['any order', 'first second third', 'third first'],
  ])('leaves out %s', (_what, text, typed) => expect(finds(text, typed)).toBe(true))

  it.each([
    ['a word that is missing', 'first second', 'first fourth'],
    ['marks that tell words apart', 'か', 'が'],
    ['vowel signs of Hindi', 'कि', 'का'],
  ])('tells apart %s', (_what, text, typed) => expect(finds(text, typed)).toBe(false))

  it('changes nothing more the second time, for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text))
      }),
      { numRuns: 500 },
    ))
})

describe('what is looked for [PLUS-26]', () => {
  it('is nothing for blanks and signs that nobody sees', () => {
    expect(['', ' \n', '\u200f', '\u064e'].map(toQuery)).toEqual([O.none, O.none, O.none, O.none])
  })

  it('is every word once, eight at most, of the first hundred characters', () => {
    expect(query(' One  two ONE ')).toEqual(['one', 'two'])
    expect(query('a b c d e f g h i j')).toHaveLength(8)
    expect(query('x'.repeat(101))).toEqual(['x'.repeat(100)])
  })

  it('is looked for in words only, as they are shown', () => {
    expect(searchableText({ type: 1, typeValue: 0, content: 'hi <script>' })).toBe('hi ***')
    expect(searchableText({ type: 4, typeValue: -3, content: 'welcome' })).toBe('welcome')
    expect(searchableText({ type: 3, typeValue: 3, content: 'picture' })).toBe('')
    expect(searchableText({ type: 7, typeValue: 7, content: '{"roomNum":"room"}' })).toBe('')
    expect(searchableText({ type: 99, typeValue: 99, content: 'unknown' })).toBe('')
  })

  it('comes newest first, and not after its time', () => {
    expect([{ at: 1 }, { at: 3 }, { at: 2 }].toSorted(newestFirst).map(({ at }) => at)).toEqual([3, 2, 1])
    expect([
      isFindable({ at: 0 }, 9),
      isFindable({ at: 0, expires: 9 }, 9),
      isFindable({ at: 0, expires: 8 }, 9),
    ]).toEqual([true, true, false])
  })
})

describe('the part of a message that is shown [PLUS-26]', () => {
  it('marks every hit as it was written', () => {
    expect(marked('Café and cafe\u0301 and CAFE', 'cafe')).toBe('[Café] and [cafe\u0301] and [CAFE]')
    expect(marked('Große Straße', 'strasse')).toBe('Große [Straße]')
    expect(marked('السَّلامُ عليكم', 'سلام')).toBe('ال[سَّلامُ] عليكم')
    expect(marked('我们明天去看电影吧', '电影')).toBe('我们明天去看[电影]吧')
  })

  it('is cut around the first hit, at a word, and says so', () => {
    const long = `${'word '.repeat(40)}needle${' more'.repeat(40)}`
    expect(marked(long, 'needle')).toMatch(/^…word (word )+\[needle\] more/)
    expect(marked(long, 'needle')).toMatch(/…$/)
    expect(marked(long, 'needle').length).toBeLessThan(126)
  })

  it('of a short message is all of it, also without a hit', () => {
    expect(marked('short', 'nothing')).toBe('short')
    expect(snippet('', ['x'])).toEqual([])
  })

  it('never invents or loses a character, and marks what is found, for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(60), fc.nat(8), (text, from, length) => {
        const typed = [...text].slice(from, from + length).join('')
        const parts = snippet(text, query(typed))
        expect(parts.map((part) => part.text).join('')).toBe(text)
        if (query(typed).length === 1 && finds(text, typed)) expect(parts.some((part) => part.hit)).toBe(true)
      }),
      { numRuns: 500 },
    ))
})
