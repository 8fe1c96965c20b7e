import type { Language } from '../../domain/kernel/language'

/** Languages whose texts are complete; the others fall back to English and are not offered. @rule I18N-5 */
export const SHIPPED: readonly Language[] = ['en', 'ar']

/** The name of a language in that language, as the browser knows it. */
export const ownName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}
