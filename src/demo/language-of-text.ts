import { LANGUAGES, type Language } from '../domain/kernel/language'
import { countKnown, wordsIn } from './phrases'

/** Letters that only one language of the product has; the first that fits counts. */
const letters: readonly (readonly [Language, RegExp])[] = [
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['th', /\p{Script=Thai}/u],
  ['ur', /[ٹڈڑںےہھ]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu],
  ['tr', /[ğış]/u],
  ['de', /ß/u],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
]

/** In which language something is written; where several fit, that of them which its writer speaks. Undefined: none fits. */
export const languageOfText = (text: string, spoken: readonly Language[] = []): Language | undefined => {
  const own = letters.find(([, letter]) => letter.test(text))
  if (own !== undefined) return own[0]
  const said = wordsIn(text)
  const scores = LANGUAGES.map((language) => ({ language, score: countKnown(language, said) }))
  const best = Math.max(...scores.map(({ score }) => score))
  const fitting = best === 0 ? [] : scores.filter(({ score }) => score === best).map(({ language }) => language)
  return spoken.find((language) => fitting.includes(language)) ?? fitting[0]
}
