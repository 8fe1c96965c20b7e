import { useTranslation } from 'react-i18next'
import type { Instant } from '../../domain/kernel/time'
import styles from './separators.module.css'
import { dayOf, hourOf } from './when'

interface SeparatorsProps {
  readonly at: Instant
  readonly now: Instant
  /** A new day begins. */
  readonly day: boolean
  /** A while has passed. */
  readonly hour: boolean
  /** So many new messages begin here; 0: they do not. */
  readonly fresh: number
}

/** What stands above a message: the day, the hour, where the new ones begin (CHAT-19). */
export const Separators = ({ at, now, day, hour, fresh }: SeparatorsProps) => {
  const { t, i18n } = useTranslation('conversation')
  const language = i18n.resolvedLanguage ?? 'en'
  const moment = new Date(at).toISOString()
  return (
    <>
      {day && (
        <time className={styles.day} dateTime={moment}>
          <span className={styles.word}>{dayOf(at, now, language)}</span>
        </time>
      )}
      {fresh > 0 && (
        <span className={styles.fresh}>
          <span>{t('new_mark', { count: fresh })}</span>
        </span>
      )}
      {hour && (
        <time className={styles.hour} dateTime={moment}>
          {hourOf(at, language)}
        </time>
      )}
    </>
  )
}
