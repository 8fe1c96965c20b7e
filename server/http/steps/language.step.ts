import { type Language, languageOf, toLanguage } from '../../../src/domain/kernel/language'

/** More tags than this nobody reads. */
const MOST_TAGS = 20

/** The first language of `Accept-Language` that the product has; undefined: it names none. Weights only ever fall along the list. */
const accepted = (header: string): Language | undefined =>
  header
    .slice(0, 500)
    .split(',', MOST_TAGS)
    .map((tag) => toLanguage((tag.split(';')[0] ?? '').trim()))
    .find((language) => language !== undefined)

/** What a request says about the language of the product: which, and whether it says so by name. */
export interface Spoken {
  readonly language: Language
  /** Null: it names none that the product has. */
  readonly named: Language | null
}

/** By the header that every client sends, else by the number of GATE-3, which not every language has (@rule I18N-5). */
export const spokenIn = (header: string, languageId: number): Spoken => {
  const named = accepted(header) ?? null
  return { language: named ?? languageOf(languageId), named }
}
