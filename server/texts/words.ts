/// <reference types="vite/types/importMeta.d.ts" />
import { inWholeUnits, type Price } from '../../src/domain/coins/price'
import { directionOf, type Language } from '../../src/domain/kernel/language'
import { moneyText } from '../../src/domain/kernel/money-text'
import type { Instant } from '../../src/domain/kernel/time'
import en from './en.json'

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Key = keyof typeof en
type Counted<K = Key> = K extends `${infer Name}_other` ? Name : never

/** A text of the server; one that counts is named without its plural form. */
export type TextKey = Counted | Exclude<Key, `${Counted}_${Form}`>

type Values = Readonly<Record<string, string | number>>
type Texts = Readonly<Record<string, string>>

/** What the server says to one reader. */
export interface Words {
  readonly language: Language
  /** `count` chooses the plural form, and is written as the language writes numbers. */
  readonly say: (key: TextKey, values?: Values) => string
  /** The day of an instant, in UTC. */
  readonly day: (at: Instant) => string
  readonly price: (price: Price) => string
}

const found = import.meta.glob<Texts>('./*.json', { eager: true, import: 'default' })

const textsOf = (language: Language): Texts => found[`./${language}.json`] ?? {}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u
/** What is copied or pressed stays as it is. */
const LITERAL = /^(?:https?:\S+|\d+)$/

/** Keeps a name of the other direction from turning the words around it. */
const isolated = (language: Language, value: string): string =>
  !LITERAL.test(value) && (directionOf(language) === 'rtl' || RIGHT_TO_LEFT.test(value))
    ? `\u2068${value}\u2069`
    : value

const english: Texts = en

/** The text of a key in one set; undefined: that set has none. */
const pick = (texts: Texts, locale: string, key: string, count: Values[string] | undefined): string | undefined =>
  typeof count === 'number'
    ? (texts[`${key}_${new Intl.PluralRules(locale).select(count)}`] ?? texts[`${key}_other`])
    : texts[key]

/** What is not translated is said in English. */
export const wordsOf = (language: Language): Words => {
  const number = new Intl.NumberFormat(language)
  const shown = (value: string | number | undefined): string =>
    typeof value === 'number' ? number.format(value) : isolated(language, value ?? '')
  return {
    language,
    say: (key, values = {}) => {
      const text = pick(textsOf(language), language, key, values['count']) ?? pick(english, 'en', key, values['count'])
      return (text ?? '').replace(/{{(\w+)}}/g, (_, name: string) => shown(values[name])).trim()
    },
    day: (at) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at),
    price: (price) =>
      moneyText(
        { locale: language, direction: directionOf(language) },
        { amount: inWholeUnits(price), currency: price.currency },
      ),
  }
}
