import { spokenLanguages } from '../../domain/kernel/reference/spoken-languages'

export type LanguageName = {
  readonly code: string
  /** In the language of the product. */
  readonly name: string
  /** In itself; empty where the system does not know it or it is the same. */
  readonly own: string
  /** All that it is found by. */
  readonly found: string
}

/** As it is compared: small letters without marks. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const nameIn = (locale: string, code: string): string | undefined => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

const codes: ReadonlySet<string> = new Set(spokenLanguages.map(({ code }) => code))

/** Systems count it as a variety of another one of the list and would call both the same, as Twi and Akan. */
const isVariety = (code: string): boolean => {
  const { language } = new Intl.Locale(code).maximize()
  return language !== code && codes.has(language)
}

/** All spoken languages with their names, sorted as `locale` sorts. */
export const languageNames = (locale: string): readonly LanguageName[] => {
  const here = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
  return spokenLanguages
    .map(({ code, name: english }) => {
      const variety = isVariety(code)
      const name = (variety ? undefined : here.of(code)) ?? english
      const own = (variety ? undefined : nameIn(code, code)) ?? ''
      return { code, name, own: own === name ? '' : own, found: plain([name, own, english, code].join(' ')) }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

export const findLanguages = (names: readonly LanguageName[], typed: string): readonly LanguageName[] => {
  const wanted = plain(typed.trim())
  return names.filter(({ found }) => found.includes(wanted))
}
