import { Phone, PhoneMissed, PhoneOff, type LucideIcon } from 'lucide-react'
import * as O from 'fp-ts/Option'
import { useTranslation } from 'react-i18next'
import { outcomeOf, recordOf, type RecordOutcome } from '../../domain/calls/call-record'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { CallReceipt } from '../shell/slots'
import styles from './call-line.module.css'
import { hourOf } from './when'

const icons: Readonly<Record<RecordOutcome['_tag'], LucideIcon>> = {
  Talked: Phone,
  Missed: PhoneMissed,
  NoAnswer: PhoneMissed,
  Cancelled: PhoneOff,
  Declined: PhoneOff,
}

const tones: Readonly<Partial<Record<RecordOutcome['_tag'], string | undefined>>> = {
  Talked: styles.talked,
  Missed: styles.missed,
}

interface CallLineProps {
  readonly content: string
  readonly at: Instant
  readonly me: UserId
}

/** The record of a call as the two read it, on the side of who called (CALL-9). */
export const CallLine = ({ content, at, me }: CallLineProps) => {
  const { t, i18n } = useTranslation('chat')
  const record = recordOf(content)
  if (O.isNone(record)) return null
  const outcome = outcomeOf(record.value, me)
  const text = outcome._tag === 'Talked' ? t('call_talked', { duration: outcome.duration }) : t(`call_${outcome._tag}`)
  return (
    <span className={styles.record}>
      <span className={cx(styles.sign, tones[outcome._tag])}>
        <Icon of={icons[outcome._tag]} />
      </span>
      <span className={styles.words}>
        <span className={styles.what}>{text}</span>
        <time className={styles.when} dateTime={new Date(at).toISOString()}>
          {hourOf(at, i18n.resolvedLanguage ?? 'en')}
        </time>
      </span>
      {outcome._tag === 'Talked' && <CallReceipt room={record.value.roomNum} called={record.value.caller !== me} />}
    </span>
  )
}
