import type { Language } from '../../domain/kernel/language'

/** The name of a language in that language, as `Intl` knows it. */
export const ownName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}
