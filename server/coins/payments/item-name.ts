import { toLanguage } from '../../../src/domain/kernel/language'
import { wordsOf } from '../../texts/words'

/** What is bought, for the provider's page, in the language of the order. */
export const itemNameIn = (locale: string, coins: number): string =>
  wordsOf(toLanguage(locale) ?? 'en').say('coins', { count: coins })
