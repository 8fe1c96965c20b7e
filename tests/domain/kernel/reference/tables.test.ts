import { describe, expect, it } from 'vitest'
import { emojiTable } from '../../../../src/domain/kernel/reference/emoji'
import { spokenLanguageByCode, spokenLanguages } from '../../../../src/domain/kernel/reference/spoken-languages'
import { languageId, LANGUAGES } from '../../../../src/domain/kernel/language'

describe('spoken languages', () => {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

  it('are the 183 of ISO 639-1, each once', () => {
    expect(spokenLanguages).toHaveLength(183)
    for (const column of ['id', 'code', 'name'] as const)
      expect(new Set(spokenLanguages.map((language) => language[column])).size).toBe(183)
    expect(spokenLanguages.every(({ code }) => /^[a-z]{2}$/.test(code))).toBe(true)
  })

  it('have the name that the locale data know for their code, but for three that are better known by another', () => {
    const unlike = spokenLanguages.filter(({ code, name }) => english.of(code) !== name)
    expect(unlike.map(({ name }) => name)).toEqual(['Bengali', 'Tagalog', 'Twi'])
  })

  it('have the ids of the interface languages that are given one, and no other takes them [I18N-1]', () => {
    const given = LANGUAGES.filter((code) => code === 'en' || languageId(code) !== 1)
    expect(given.map((code) => spokenLanguageByCode(code)?.id)).toEqual(given.map(languageId))
    const others = spokenLanguages.filter(({ code }) => !given.some((one) => one === code))
    expect(others.every(({ id }) => id > 100)).toBe(true)
  })

  it('contain every language of the interface', () => {
    expect(LANGUAGES.filter((code) => spokenLanguageByCode(code) === undefined)).toEqual([])
    expect(spokenLanguageByCode('EN')).toBeUndefined()
  })
})

describe('emoji', () => {
  it('are 93, each once, with codes of the form [name] [DATA-1, DATA-2]', () => {
    expect(emojiTable).toHaveLength(93)
    expect(new Set(emojiTable.map(({ code }) => code)).size).toBe(93)
    expect(new Set(emojiTable.map(({ emoji }) => emoji)).size).toBe(93)
    expect(emojiTable.filter(({ code }) => !/^\[[a-z]+(-[a-z]+)*\]$/.test(code))).toEqual([])
  })

  it('are one emoji each, as Unicode recommends them [DATA-2]', () => {
    expect(emojiTable.filter(({ emoji }) => !/^\p{RGI_Emoji}$/v.test(emoji))).toEqual([])
  })
})
