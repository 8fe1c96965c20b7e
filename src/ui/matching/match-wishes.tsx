import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gender } from '../../domain/kernel/person'
import { countries } from '../../domain/kernel/reference/countries'
import { spokenLanguages } from '../../domain/kernel/reference/spoken-languages'
import { SearchSelect, type SearchOption } from '../design/search-select'
import { Segmented } from '../design/segmented'
import { usePersonWords } from '../shell/person-words'
import { useFeature } from '../shell/use-feature'
import styles from './match-entry.module.css'

const ANY = ''

const sorted = (choices: readonly SearchOption[], locale: string): readonly SearchOption[] => {
  const { compare } = new Intl.Collator(locale)
  return choices.toSorted((a, b) => compare(a.label, b.label))
}

/** All countries and all spoken languages in the words and the order of the product's language. */
const useChoices = () => {
  const { t, i18n } = useTranslation('match')
  const words = usePersonWords()
  const locale = i18n.resolvedLanguage ?? 'en'
  return useMemo(() => {
    const lands = countries.map(({ code, name }) => ({
      value: code,
      label: words.country(code) ?? name,
      mark: words.flag(code),
      words: [name],
    }))
    const tongues = spokenLanguages.map(({ code, name }) => ({
      value: code,
      label: words.language(code),
      words: [name],
    }))
    return {
      countries: [{ value: ANY, label: t('anywhere') }, ...sorted(lands, locale)],
      languages: [{ value: ANY, label: t('any_language') }, ...sorted(tongues, locale)],
    }
  }, [locale, t, words])
}

/** Whom one wants to meet; kept for the next time (@rule MTCH-10). */
export const MatchWishes = observer(() => {
  const { t } = useTranslation('match')
  const { view, wish } = useFeature('matching')
  const choices = useChoices()
  const { wishes } = view
  const genders = [
    { value: 'any', label: t('anyone') },
    { value: 'female', label: t('women') },
    { value: 'male', label: t('men') },
  ] as const satisfies readonly { readonly value: Gender | 'any'; readonly label: string }[]
  return (
    <section className={styles.wishes} aria-label={t('wishes')}>
      <h2 className={styles.part}>{t('wishes')}</h2>
      <Segmented
        label={t('gender')}
        value={wishes.gender ?? 'any'}
        onChange={(gender: Gender | 'any') => wish({ ...wishes, gender: gender === 'any' ? null : gender })}
        choices={genders}
      />
      <div className={styles.selects}>
        <SearchSelect
          label={t('country')}
          search={t('search_list')}
          nothing={t('nothing_found')}
          value={wishes.country ?? ANY}
          onChange={(country) => wish({ ...wishes, country: country === ANY ? null : country })}
          choices={choices.countries}
        />
        <SearchSelect
          label={t('language')}
          search={t('search_list')}
          nothing={t('nothing_found')}
          value={wishes.language ?? ANY}
          onChange={(language) => wish({ ...wishes, language: language === ANY ? null : language })}
          choices={choices.languages}
        />
      </div>
    </section>
  )
})
