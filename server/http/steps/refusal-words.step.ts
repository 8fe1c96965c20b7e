import type { Language } from '../../../src/domain/kernel/language'
import en from '../../texts/en.json'
import { wordsOf, type TextKey } from '../../texts/words'
import type { Refusal } from '../handler'

const keys = new Map(
  Object.entries(en)
    .filter(([key]) => key.startsWith('refused_'))
    .map(([key, text]) => [text, key as TextKey]),
)

/** Where handlers say it, a refusal is in English, word for word as the requirements want it; here it gets the reader's language (@rule I18N-11). */
export const saidIn = (language: Language, refusal: Refusal): Refusal => {
  const key = refusal.message === undefined ? undefined : keys.get(refusal.message)
  return key === undefined ? refusal : { ...refusal, message: wordsOf(language).say(key) }
}
