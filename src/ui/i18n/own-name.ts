import type { Language } from '../../domain/kernel/language'
import { SHIPPED } from './languages'

/** The name of a language in that language, as `Intl` knows it. */
const ownName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

const byName = new Intl.Collator('en')

/** All languages that are offered with their own names, in the order of these. */
export const offeredLanguages = (): readonly {
  readonly value: Language
  readonly label: string
  readonly lang: Language
}[] =>
  SHIPPED.map((code) => ({ value: code, label: ownName(code), lang: code })).toSorted((one, other) =>
    byName.compare(one.label, other.label),
  )
