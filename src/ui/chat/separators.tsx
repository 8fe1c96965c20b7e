import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { Instant } from '../../domain/kernel/time'
import styles from './separators.module.css'
import { dayOf, hourOf, sameDay } from './when'

interface SeparatorsProps {
  readonly message: ShownMessage
  readonly before: ShownMessage | undefined
  readonly now: Instant
}

/** What stands above a message: the day when a new one begins, the hour when a while has passed (CHAT-19). */
export const Separators = ({ message: { at, separated }, before, now }: SeparatorsProps) => {
  const { i18n } = useTranslation('chat')
  const language = i18n.resolvedLanguage ?? 'en'
  const moment = new Date(at).toISOString()
  return (
    <>
      {(before === undefined || !sameDay(before.at, at)) && (
        <time className={styles.day} dateTime={moment}>
          <span className={styles.word}>{dayOf(at, now, language)}</span>
        </time>
      )}
      {separated && (
        <time className={styles.hour} dateTime={moment}>
          {hourOf(at, language)}
        </time>
      )}
    </>
  )
}
