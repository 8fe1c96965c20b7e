import { describe, expect, it } from 'vitest'
import { makeBrowserTranslator } from '../../../src/infrastructure/browser/browser-translator.adapter'

interface Given {
  readonly language?: string
  readonly availability?: string
  readonly translate?: (text: string) => Promise<string>
}

const asked: object[] = []

/** A browser with a translator of its own. */
const browser = ({ availability = 'available', language = 'de', translate = async (t) => `${t}!` }: Given = {}) => ({
  LanguageDetector: { create: async () => ({ detect: async () => [{ detectedLanguage: language, confidence: 1 }] }) },
  Translator: {
    availability: async () => availability,
    create: async (pair: object) => {
      asked.push(pair)
      return { translate }
    },
  },
})

const translate = (globals: object) => makeBrowserTranslator(globals, () => 'en').translate('hallo')()

describe('the translator of a browser', () => {
  it('translates from the language that was found into that of the page', async () => {
    expect(makeBrowserTranslator(browser(), () => 'en').available).toBe(true)
    expect(await translate(browser())).toEqual({ _tag: 'Done', text: 'hallo!', language: 'en' })
    expect(asked.at(-1)).toEqual({ sourceLanguage: 'de', targetLanguage: 'en' })
  })

  it('is not there in most browsers', async () => {
    expect(makeBrowserTranslator({}, () => 'en').available).toBe(false)
    expect(await translate({})).toEqual({ _tag: 'Unavailable' })
  })

  it.each([
    ['for a text of the reader’s own language', { language: 'en' }],
    ['for a text of no language', { language: 'und' }],
    ['for a pair that it does not have', { availability: 'unavailable' }],
  ])('has no translation %s', async (_what, given) => {
    expect(await translate(browser(given))).toEqual({ _tag: 'Unavailable' })
  })

  it('never says done when it was not', async () => {
    expect(await translate(browser({ translate: async () => ' ' }))).toEqual({ _tag: 'Failed' })
    expect(await translate(browser({ translate: () => Promise.reject(new Error('no room')) }))).toEqual({
      _tag: 'Failed',
    })
  })
})
