import type { Translator } from '../../src/application/chat/translator.port'
import type { Translation } from '../../src/domain/chat/translation'

export interface TranslatorFake extends Translator {
  /** What comes out from now on; null: the text itself, turned round. */
  answer: Translation | null
  readonly asked: string[]
}

export const makeTranslatorFake = (available = true): TranslatorFake => {
  const fake: TranslatorFake = {
    available,
    answer: null,
    asked: [],
    translate: (text) => async () => {
      fake.asked.push(text)
      return fake.answer ?? { _tag: 'Done', text: [...text].toReversed().join(''), language: 'en' }
    },
  }
  return fake
}
