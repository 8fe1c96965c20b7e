/** Every code that the product accepts. @rule I18N-5 */
export const LANGUAGES = [
  'ar',
  'da',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pt',
  'ru',
  'sv',
  'th',
  'tr',
  'ur',
  'vi',
] as const

export type Language = (typeof LANGUAGES)[number]

const ids: Readonly<Partial<Record<Language, number>>> = {
  en: 1,
  es: 3,
  ru: 4,
  fr: 5,
  ar: 8,
  id: 10,
  pt: 12,
  tr: 20,
  th: 26,
  vi: 30,
  hi: 31,
}

/** The number that requests carry; codes without one send that of English. @rule I18N-1 I18N-5 I18N-6 */
export const languageId = (language: Language): number => ids[language] ?? 1

/** The language of such a number; English for one that none has. */
export const languageOf = (id: number): Language => LANGUAGES.find((language) => ids[language] === id) ?? 'en'

const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'ur', 'he'])

/** @rule I18N-3 */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr')

/** Older and narrower codes that browsers send for a language of the list. */
const aliases: ReadonlyMap<string, Language> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
])

const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language === code)

/** The language of a tag such as `pt-BR`; undefined when the product does not have it. */
export const toLanguage = (tag: string): Language | undefined => {
  const code = tag.toLowerCase().split('-')[0] ?? ''
  return isLanguage(code) ? code : aliases.get(code)
}

export type LocaleHint = 'tr' | 'gb' | 'nl'

/** First-visit language and country of a locale hint in the path. @rule SHELL-40 SHELL-41 */
export const localeHints: Readonly<Record<LocaleHint, { readonly language: Language; readonly country: string }>> = {
  tr: { language: 'tr', country: 'TR' },
  gb: { language: 'en', country: 'GB' },
  nl: { language: 'nl', country: 'NL' },
}

export type LanguageWishes = {
  /** What the person chose, if ever. */
  readonly chosen: string | undefined
  readonly hint: LocaleHint | undefined
  /** Tags in the browser's order. */
  readonly browser: readonly string[]
}

/** User's choice, locale hint, browser language, English: the first that `shipped` contains. @rule I18N-7 */
export const chooseLanguage = ({ chosen, hint, browser }: LanguageWishes, shipped: readonly Language[]): Language => {
  const wishes = [
    chosen === undefined ? undefined : toLanguage(chosen),
    hint === undefined ? undefined : localeHints[hint].language,
    ...browser.map(toLanguage),
  ]
  return wishes.find((language) => language !== undefined && shipped.includes(language)) ?? 'en'
}
