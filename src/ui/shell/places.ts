import type { Language } from '../../domain/kernel/language'
import { SHIPPED } from '../i18n/languages'

/** Texts that stand as pages beside the program. @rule SHELL-32 SHELL-33 SHELL-34 SHELL-36 */
const files = {
  terms: 'term.html',
  privacy: 'privacy.html',
  cookies: 'cookies.html',
  guidelines: 'community-guidelines.html',
} as const

export type LegalText = keyof typeof files

/** The address of a text in a language; English where it has none. */
export const legalAddress = (text: LegalText, language: Language, basePath: string): string => {
  const start = basePath.replace(/\/+$/, '')
  const folder = language === 'en' || !SHIPPED.includes(language) ? '' : `${language}/`
  return `${start}/html/${folder}${files[text]}`
}
