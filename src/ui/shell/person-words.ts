import * as O from 'fp-ts/Option'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOn } from '../../domain/kernel/birthday'
import { dayOf, parseDay } from '../../domain/kernel/day'
import { whenIdle } from './when-idle'

export type PersonWords = {
  /** Whole years today; undefined when no birthday is known. */
  readonly age: (birthday: string) => number | undefined
  readonly country: (code: string) => string | undefined
  /** The country's flag as a pair of letters that fonts draw as one. */
  readonly flag: (code: string) => string
  readonly language: (code: string) => string
}

const REGIONAL_A = 0x1f1e6

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code)

const ageOf = (birthday: string): number | undefined =>
  O.isSome(parseDay(birthday)) ? ageOn(dayOf(Date.now()), birthday) : undefined

const flagOf = (code: string): string =>
  isCountry(code) ? String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 65)) : ''

const languageName = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

const wordsIn = (locale: string): PersonWords => {
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return {
    age: ageOf,
    country: (code) => (isCountry(code) ? regions.of(code) : undefined),
    flag: flagOf,
    language: (code) => languageName(languages, code),
  }
}

const made = new Map<string, PersonWords>()

/** Made once for each language: a browser takes far longer to make the names of countries than to say one. */
const wordsOf = (locale: string): PersonWords => {
  const words = made.get(locale) ?? wordsIn(locale)
  made.set(locale, words)
  return words
}

const useLocale = (): string => useTranslation('common').i18n.resolvedLanguage ?? 'en'

/** Age, country and languages of a person in the words of the interface language. */
export const usePersonWords = (): PersonWords => wordsOf(useLocale())

/** For a page whose people are still on their way: makes their words meanwhile, so that drawing them does not wait for it. */
export const usePersonWordsSoon = (): void => {
  const locale = useLocale()
  useEffect(() => whenIdle(() => wordsOf(locale), 0), [locale])
}
