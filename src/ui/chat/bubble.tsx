import { Check, Clock } from 'lucide-react'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { VisuallyHidden } from '../design/visually-hidden'
import styles from './bubble.module.css'
import { CallLine } from './call-line'
import { Failure } from './failure'
import { MessageText } from './message-text'
import { Separators } from './separators'

export interface BubbleProps {
  readonly message: ShownMessage
  readonly me: UserId
  readonly now: Instant
  /** The first message of its day. */
  readonly day: boolean
  /** Somebody else speaks: the bubble keeps a distance. */
  readonly turn: boolean
  readonly words: BubbleWords
}

/** Of the whole list: to look each of them up for each bubble would cost more than the rest of it. */
export interface BubbleWords {
  readonly youWrote: string
  readonly theyWrote: string
  readonly sending: string
  readonly sent: string
}

const Mark = ({ message, words }: Pick<BubbleProps, 'message' | 'words'>) => {
  if (!message.mine || message.kind !== 'txt' || message.delivery._tag === 'Failed') return null
  const sent = message.delivery._tag === 'Sent'
  return (
    <span className={styles.mark}>
      <Icon of={sent ? Check : Clock} size="sm" />
      <VisuallyHidden>{sent ? words.sent : words.sending}</VisuallyHidden>
    </span>
  )
}

/** One message with day and time above it when they change (CHAT-19). */
export const Bubble = ({ message, me, now, day, turn, words }: BubbleProps) => {
  const { at, delivery, kind, mine, separated, text, uuid } = message
  return (
    <div className={cx(styles.line, turn && styles.turn)}>
      {(day || separated) && <Separators at={at} now={now} day={day} hour={separated} />}
      <div className={cx(styles.bubble, mine ? styles.mine : styles.theirs)}>
        {kind !== 'video' && <VisuallyHidden>{mine ? words.youWrote : words.theyWrote}</VisuallyHidden>}
        {kind === 'video' ? <CallLine content={text} at={at} me={me} /> : <MessageText text={text} />}
        <Mark message={message} words={words} />
      </div>
      {delivery._tag === 'Failed' && <Failure uuid={uuid} why={delivery.why} />}
    </div>
  )
}
