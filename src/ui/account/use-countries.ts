import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countries, type Country } from '../../domain/kernel/reference/countries'
import type { SearchOption } from '../design/search-select'
import { usePersonWords } from '../shell/person-words'

const optionOf = ({ code, dialCode, name }: Country, shown: string, flag: string): SearchOption => ({
  value: code,
  label: shown,
  detail: `+${dialCode}`,
  mark: flag,
  words: [name, code, dialCode, `+${dialCode}`],
})

/** All countries in the order of the language, found by their names, codes and dial codes. @rule ACCT-5 DATA-3 */
export const useCountries = (): readonly SearchOption[] => {
  const words = usePersonWords()
  const { i18n } = useTranslation()
  const locale = i18n.resolvedLanguage ?? 'en'
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return countries
      .map((country) => optionOf(country, words.country(country.code) ?? country.name, words.flag(country.code)))
      .toSorted((a, b) => compare(a.label, b.label))
  }, [locale, words])
}
