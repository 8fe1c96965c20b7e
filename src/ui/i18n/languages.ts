import { LANGUAGES, type Language } from '../../domain/kernel/language'
import { otherLanguages } from './texts'

/** Languages whose texts are there; the others fall back to English and are not offered. @rule I18N-5 */
export const SHIPPED: readonly Language[] = LANGUAGES.filter(
  (language) => language === 'en' || otherLanguages.includes(language),
)
