import { Check, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { coinsOfDay, type CheckInDay, type CheckInKind, type CheckInWeek } from '../../domain/tasks/check-in'
import { CoinAmount } from '../design/coin-amount'
import { Icon } from '../design/icon'
import { VisuallyHidden } from '../design/visually-hidden'
import styles from './check-in.module.css'

type DayState = 'checked' | 'missed' | 'today' | 'to_come'

const stateOf = ({ day, missed, signIn }: CheckInDay, today: number): DayState => {
  if (signIn) return 'checked'
  if (missed) return 'missed'
  return day === today ? 'today' : 'to_come'
}

const Mark = ({ state }: { readonly state: DayState }) => (
  <span className={styles.mark}>
    {state === 'checked' && <Icon of={Check} size="sm" />}
    {state === 'missed' && <Icon of={X} size="sm" />}
  </span>
)

type Props = { readonly week: CheckInWeek; readonly kind: CheckInKind }

/** The days of the week with what each brings, and what became of it. @rule TASK-24 TASK-25 */
export const CheckInDays = observer(({ kind, week }: Props) => {
  const { t, i18n } = useTranslation('checkIn')
  const number = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en')
  return (
    <ol className={styles.days} aria-label={t('week')}>
      {week.days.map((day) => {
        const state = stateOf(day, week.today)
        return (
          <li
            key={day.day}
            className={styles.day}
            data-state={state}
            aria-current={day.day === week.today ? 'date' : undefined}
          >
            <span className={styles.name}>
              {state === 'today' ? t('today') : t('day', { day: number.format(day.day + 1) })}
            </span>
            <CoinAmount amount={coinsOfDay(day, kind)} />
            <Mark state={state} />
            {state !== 'today' && <VisuallyHidden>{t(state)}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
})
