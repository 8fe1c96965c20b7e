import type { Language } from '../../domain/kernel/language'
import { SHIPPED } from './languages'
import { ownName } from './own-name'

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
