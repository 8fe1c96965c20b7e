import type { Translator } from '../../src/application/chat/translator.port'
import type { Translation } from '../../src/domain/chat/translation'

export interface TranslatorFake extends Translator {
  /** What comes out from now on; null: the text itself, turned round. */
  answer: Translation | null
  readonly asked: string[]
  /** Answers wait until this resolves. */
  gate: () => Promise<void>
}

export const makeTranslatorFake = (available = true): TranslatorFake => {
  const fake: TranslatorFake = {
    available,
    answer: null,
    asked: [],
    gate: async () => {},
    translate: (text) => async () => {
      fake.asked.push(text)
      await fake.gate()
      return fake.answer ?? { _tag: 'Done', text: [...text].toReversed().join(''), language: 'en' }
    },
  }
  return fake
}
