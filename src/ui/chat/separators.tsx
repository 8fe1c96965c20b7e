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
}

/** What stands above a message: the day, the hour (CHAT-19). */
export const Separators = ({ at, now, day, hour }: SeparatorsProps) => {
  const { i18n } = useTranslation('chat')
  const language = i18n.resolvedLanguage ?? 'en'
  const moment = new Date(at).toISOString()
  return (
    <>
      {day && (
        <time className={styles.day} dateTime={moment}>
          <span className={styles.word}>{dayOf(at, now, language)}</span>
        </time>
      )}
      {hour && (
        <time className={styles.hour} dateTime={moment}>
          {hourOf(at, language)}
        </time>
      )}
    </>
  )
}
