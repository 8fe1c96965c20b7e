import type { Language } from '../domain/kernel/language'
import en from './texts/en.json'

type Key = keyof typeof en

export interface Words {
  /** The language that they are in. */
  readonly language: Language
  readonly say: (key: Key, values?: Readonly<Record<string, string>>) => string
}

const files = import.meta.glob<typeof en>('./texts/*.json', { eager: true, import: 'default' })

/** In the worker itself, since it cannot fetch code; pages load it when they have nothing else to do. */
const textsOf = (language: Language): typeof en | undefined => files[`./texts/${language}.json`]

/** Keeps a name of the other direction from turning the words around it. */
const isolated = (value: string): string => `\u2068${value}\u2069`

/** The texts of notices; English for languages that have none. */
export const wordsOf = (wanted: Language): Words => {
  const own = textsOf(wanted)
  return {
    language: own === undefined ? 'en' : wanted,
    say: (key, values = {}) =>
      (own ?? en)[key].replace(/{{(\w+)}}/g, (_, name: string) => isolated(values[name] ?? '')),
  }
}
