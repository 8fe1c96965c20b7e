import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/icon'
import { birthdayParts, type BirthdayDraft, type Part } from './birthday-parts'
import styles from './birthday.module.css'

type PartProps = {
  readonly label: string
  readonly value: string
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly described: string | undefined
  readonly onChange: (value: string) => void
}

/** The system's own list: a wheel on phones, letters jump on desktops. */
const PartSelect = ({ label, value, choices, described, onChange }: PartProps) => (
  <span className={styles.part}>
    <select
      className={styles.select}
      aria-label={label}
      aria-describedby={described}
      aria-invalid={described !== undefined || undefined}
      data-empty={value === '' || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        {label}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
    <span className={styles.chevron}>
      <Icon of={ChevronDown} size="sm" />
    </span>
  </span>
)

type Props = {
  readonly chosen: BirthdayDraft
  /** Years to choose from, in their order. */
  readonly years: readonly number[]
  readonly onChange: (chosen: Partial<BirthdayDraft>) => void
  readonly error: string | undefined
}

/** Day, month and year in the order of the language. @rule ACCT-83 PROF-15 */
export const BirthdayField = ({ chosen, years, onChange, error }: Props) => {
  const { t, i18n } = useTranslation('account')
  const id = useId()
  const labels: Readonly<Record<Part, string>> = { day: t('day'), month: t('month'), year: t('year') }
  const { order, choices } = birthdayParts(i18n.resolvedLanguage ?? 'en', years)
  return (
    <div className={styles.group} role="group" aria-labelledby={`${id}-label`}>
      <span className={styles.label} id={`${id}-label`}>
        {t('birthday')}
      </span>
      <div className={styles.parts}>
        {order.map((part) => (
          <PartSelect
            key={part}
            label={labels[part]}
            value={chosen[part]}
            choices={choices[part]}
            described={error === undefined ? undefined : `${id}-error`}
            onChange={(value) => onChange({ [part]: value })}
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
