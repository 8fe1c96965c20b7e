import { describe, expect, it } from 'vitest'
import { languageOfText } from '../../src/demo/language-of-text'
import { acceptingMs, readingMs, ringingMs, TALK_MS, typingMs } from '../../src/demo/pace'
import { ANSWERS_AN_HOUR, replyTo, talkative, type Heard } from '../../src/demo/reply'
import { say } from '../../src/demo/words'
import { RING_LIMIT_MS } from '../../src/domain/calls/call'
import { LANGUAGES, type Language } from '../../src/domain/kernel/language'
import { HOUR, MINUTE } from '../../src/domain/kernel/time'

const text = (said: string): Heard => ({ kind: 'txt', text: said })
const picture: Heard = { kind: 'img', text: '' }
const gift: Heard = { kind: 'gift', text: '{}' }

/** What somebody would write first. */
const firstWords: Readonly<Record<Language, string>> = {
  ar: 'مرحبا، كيف حالك؟',
  da: 'Hej, hvad hedder du?',
  de: 'Hallo, wie geht es dir?',
  en: 'Hello, how are you?',
  es: 'Hola, ¿cómo estás?',
  fr: 'Bonjour, comment vas-tu ?',
  he: 'שלום, מה שלומך?',
  hi: 'नमस्ते, आप कैसे हैं?',
  id: 'Halo, apa kabar kamu?',
  it: 'Ciao, come stai?',
  ja: 'こんにちは、お元気ですか？',
  ko: '안녕하세요, 잘 지내세요?',
  ms: 'Hai, apa khabar awak?',
  nl: 'Hallo, hoe gaat het met je?',
  no: 'Hei, hva heter du?',
  pt: 'Olá, tudo bem com você?',
  ru: 'Привет, как дела?',
  sv: 'Hej, hur mår du?',
  th: 'สวัสดี สบายดีไหม',
  tr: 'Merhaba, nasılsın?',
  ur: 'سلام، آپ کیسے ہیں؟',
  vi: 'Chào bạn, bạn khỏe không?',
}

describe('the language in which a demo person answers', () => {
  it.each(LANGUAGES)('is that of the text: %s [PLUS-30]', (language) => {
    expect(languageOfText(firstWords[language])).toBe(language)
  })

  it('is one that the sender speaks where a text fits several, and none where it fits none', () => {
    expect(languageOfText('Hej!', ['sv'])).toBe('sv')
    expect(languageOfText('Hej!', ['da'])).toBe('da')
    expect(languageOfText('Hallo!', ['nl', 'de'])).toBe('nl')
    expect(languageOfText('Guten Tag', ['fr'])).toBe('de')
    for (const nothing of ['', '…', '👍👍', '12:30', 'qwx zzt']) expect(languageOfText(nothing, ['fr'])).toBeUndefined()
  })
})

describe('what a demo person answers', () => {
  it('says in the first answer that nobody sits there, in every language, whatever came [PLUS-30]', () => {
    for (const heard of [[text('Hi')], [picture], [gift], [text('?'), gift, picture]])
      expect(replyTo(heard, 0).at(-1)).toBe('first')
    for (const language of LANGUAGES) expect(say(language, ['first'], 'Lina')).toContain('Lina')
    expect(say('en', ['first'], 'Lina')).toContain('demo person')
    expect(new Set(LANGUAGES.map((language) => say(language, ['first'], 'Lina'))).size).toBe(LANGUAGES.length)
  })

  it('thanks for gifts and pictures, once for several [PLUS-30]', () => {
    expect(replyTo([gift, gift, picture], 3)).toEqual(['gift', 'picture'])
    expect(replyTo([gift], 0)).toEqual(['gift', 'first'])
  })

  it('greets back, is thanked, is asked, and talks on in turns', () => {
    expect(replyTo([text('Merhaba')], 1)).toEqual(['greeting'])
    expect(replyTo([text('muchas gracias')], 1)).toEqual(['thanks'])
    expect(replyTo([text('كيف الطقس؟')], 1)).toEqual(['question'])
    expect([1, 2, 3, 4].map((turn) => replyTo([text('It rains here.')], turn))).toEqual([
      ['talk_2'],
      ['talk_3'],
      ['talk_1'],
      ['talk_2'],
    ])
  })

  it('is nothing where nothing was said', () => expect(replyTo([], 0)).toEqual([]))

  it('ends after so many answers an hour, with a word about it, and goes on later [PLUS-30]', () => {
    const given = (count: number) => Array.from({ length: count }, (_, at) => at)
    expect(talkative(given(ANSWERS_AN_HOUR - 2), 100)).toBe('yes')
    expect(talkative(given(ANSWERS_AN_HOUR - 1), 100)).toBe('lastWord')
    expect(talkative(given(ANSWERS_AN_HOUR), 100)).toBe('no')
    expect(talkative(given(ANSWERS_AN_HOUR), HOUR + ANSWERS_AN_HOUR)).toBe('yes')
  })
})

describe('the pace of a demo person', () => {
  it('is that of somebody who reads and types, and answers before a ring is over [PLUS-30]', () => {
    for (const chance of [0, 0.5, 0.999_999]) {
      expect(acceptingMs(chance)).toBeGreaterThanOrEqual(2_000)
      expect(readingMs(chance)).toBeGreaterThanOrEqual(1_000)
      expect(ringingMs(chance)).toBeGreaterThanOrEqual(2_000)
      expect(ringingMs(chance)).toBeLessThan(RING_LIMIT_MS / 2)
    }
    expect(typingMs('Hello')).toBeLessThan(typingMs('Hello there'))
    expect(typingMs('x'.repeat(10_000))).toBeLessThanOrEqual(5_000)
    expect(TALK_MS).toBeLessThanOrEqual(10 * MINUTE)
  })
})
