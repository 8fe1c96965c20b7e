import { LANGUAGES, type Language } from '../../domain/kernel/language'
import { ownName } from './own-name'
import { otherLanguages } from './texts'

const byName = new Intl.Collator('en')

/** Languages whose texts are there, by their own names; the others fall back to English and are not offered. @rule I18N-5 */
export const SHIPPED: readonly Language[] = LANGUAGES.filter(
  (language) => language === 'en' || otherLanguages.includes(language),
).toSorted((one, other) => byName.compare(ownName(one), ownName(other)))
