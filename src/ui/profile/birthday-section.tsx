import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../domain/kernel/day'
import type { Me } from '../../domain/kernel/person'
import { birthYears } from '../../domain/profile/birthday-choice'
import { Icon } from '../design/icon'
import { BirthdayField } from '../shell/birthday-field'
import { birthdayOf, type BirthdayDraft } from '../shell/birthday-parts'
import { useDayText } from '../shell/day-text'
import styles from './editor.module.css'
import { Section } from './section'
import type { PartProps } from './words-section'

const partsOf = (birthday: string): BirthdayDraft => {
  const [year = '', month = '', day = ''] = birthday.split('-')
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

/** Day, month and year; what is not complete yet is nobody's birthday. @rule PROF-15 */
const Choice = ({ draft, saving }: PartProps) => {
  const [years] = useState(() => birthYears(dayOf(Date.now())))
  const [parts, setParts] = useState<Partial<BirthdayDraft>>({})
  const chosen = { ...partsOf(draft.values.birthday), ...parts }
  const choose = (part: Partial<BirthdayDraft>) => {
    const next = { ...chosen, ...part }
    setParts({ ...parts, ...part })
    const birthday = birthdayOf(next)
    if (birthday !== '') saving.change({ birthday })
  }
  return <BirthdayField chosen={chosen} years={years} onChange={choose} error={saving.errorAt('birthday')} />
}

const Fixed = ({ label, value, hint }: { readonly label: string; readonly value: string; readonly hint: string }) => (
  <div className={styles.fixed}>
    <span className={styles.fixedLabel}>{label}</span>
    <span className={styles.fixedValue}>
      {value}
      <Icon of={Lock} size="sm" />
    </span>
    <span className={styles.hint}>{hint}</span>
  </div>
)

/** The birthday until it was changed once, and the gender, which stays. @rule PROF-15 PROF-16 PROF-17 */
export const BirthdaySection = ({ draft, saving, me }: PartProps & { readonly me: Me }) => {
  const { t } = useTranslation(['profile', 'account'])
  const day = useDayText()
  return (
    <Section title={t('details')}>
      {me.birthdayLocked ? (
        <Fixed label={t('account:birthday')} value={day(me.birthday)} hint={t('birthday_locked')} />
      ) : (
        <div className={styles.once}>
          <Choice key={draft.version} draft={draft} saving={saving} />
          <p className={styles.hint}>{t('birthday_once')}</p>
        </div>
      )}
      <Fixed label={t('account:gender')} value={t(`account:${me.gender}`)} hint={t('gender_fixed')} />
    </Section>
  )
}
