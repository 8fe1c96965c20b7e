import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_LIMIT } from '../../domain/profile/languages'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { TextField } from '../design/text-field'
import styles from './languages.module.css'
import { findLanguages, languageNames, type LanguageName } from './language-names'

type RowProps = {
  readonly language: LanguageName
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Row = ({ language, checked, onChange }: RowProps) => (
  <li className={styles.row}>
    <Checkbox
      label={
        <>
          <bdi>{language.name}</bdi>
          {language.own !== '' && (
            <bdi className={styles.own} lang={language.code}>
              {language.own}
            </bdi>
          )}
        </>
      }
      checked={checked}
      onChange={onChange}
    />
  </li>
)

type Props = {
  readonly open: boolean
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly onClose: () => void
}

type FoundProps = Pick<Props, 'chosen'> & {
  readonly typed: string
  readonly onSet: (code: string, checked: boolean) => void
}

const Found = ({ chosen, typed, onSet }: FoundProps) => {
  const { t, i18n } = useTranslation('profile')
  const locale = i18n.resolvedLanguage ?? 'en'
  const names = useMemo(() => languageNames(locale), [locale])
  const found = findLanguages(names, typed)
  if (found.length === 0)
    return (
      <p className={styles.none} role="status">
        {t('language_none', { text: typed })}
      </p>
    )
  return (
    <ul className={styles.list} role="list" aria-label={t('languages')}>
      {found.map((language) => (
        <Row
          key={language.code}
          language={language}
          checked={chosen.includes(language.code)}
          onChange={(checked) => onSet(language.code, checked)}
        />
      ))}
    </ul>
  )
}

const Choice = ({ chosen, onChange }: Pick<Props, 'chosen' | 'onChange'>) => {
  const { t } = useTranslation('profile')
  const [typed, setTyped] = useState('')
  const [full, setFull] = useState(false)
  const set = (code: string, checked: boolean) => {
    const refused = checked && chosen.length >= LANGUAGE_LIMIT
    setFull(refused)
    if (!refused) onChange(checked ? [...chosen, code] : chosen.filter((one) => one !== code))
  }
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('language_search')}
          labelHidden
          type="search"
          placeholder={t('language_search')}
          leading={<Icon of={Search} />}
          value={typed}
          onChange={setTyped}
          error={full ? t('languages_full', { limit: LANGUAGE_LIMIT }) : undefined}
        />
      </div>
      <Found chosen={chosen} typed={typed} onSet={set} />
    </>
  )
}

/** All spoken languages with a search; three can be chosen. @rule PROF-18 */
export const LanguagesDialog = ({ open, chosen, onChange, onClose }: Props) => {
  const { t } = useTranslation('profile')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('languages')}
      phone="full"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('languages_done', { used: chosen.length, limit: LANGUAGE_LIMIT })}
        </Button>
      }
    >
      <Choice chosen={chosen} onChange={onChange} />
    </Dialog>
  )
}
