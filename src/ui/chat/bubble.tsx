import type { ShownMessage } from '../../domain/chat/delivery'
import type { MessageKind } from '../../domain/chat/message'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { cx } from '../design/cx'
import styles from './bubble.module.css'
import { Failure } from './failure'
import { MessageContent } from './message-content'
import { Separators } from './separators'

export interface BubbleProps {
  readonly message: ShownMessage
  readonly me: UserId
  readonly now: Instant
  /** The first message of its day. */
  readonly day: boolean
  /** Somebody else speaks: the bubble keeps a distance. */
  readonly turn: boolean
  /** So many new messages begin here; 0: they do not. */
  readonly fresh: number
  readonly words: BubbleWords
}

/** Of the whole list: to look each of them up for each bubble would cost more than the rest of it. */
export interface BubbleWords {
  readonly youWrote: string
  readonly theyWrote: string
  readonly sending: string
  readonly sent: string
}

/** Kinds that a person sends and waits for. */
const sendable: ReadonlySet<MessageKind> = new Set(['txt', 'img'])

/** Kinds that fill their bubble to its edges. */
const bare: ReadonlySet<MessageKind> = new Set(['img', 'gift'])

/** Text for screen readers alone, as `VisuallyHidden`, but without layers: hundreds of them are scrolled. */
const Read = ({ children }: { readonly children: string }) => <span className={styles.read}>{children}</span>

const Mark = ({ message, words }: Pick<BubbleProps, 'message' | 'words'>) => {
  if (!message.mine || !sendable.has(message.kind) || message.delivery._tag === 'Failed') return null
  const state = message.delivery._tag === 'Sent' ? 'sent' : 'sending'
  return <span className={cx(styles.mark, styles[state])}>{words[state]}</span>
}

/** One message with day and time above it when they change (CHAT-19). */
export const Bubble = ({ message, me, now, day, turn, fresh, words }: BubbleProps) => {
  const { at, delivery, kind, mine, separated, uuid } = message
  const look = cx(styles.bubble, mine ? styles.mine : styles.theirs, bare.has(kind) && styles.bare)
  return (
    <div className={cx(styles.line, turn && styles.turn)}>
      {(day || separated || fresh > 0) && <Separators at={at} now={now} day={day} hour={separated} fresh={fresh} />}
      <div className={look} data-message={uuid} tabIndex={-1}>
        {kind !== 'video' && <Read>{mine ? words.youWrote : words.theyWrote}</Read>}
        <MessageContent message={message} me={me} />
        <Mark message={message} words={words} />
      </div>
      {delivery._tag === 'Failed' && <Failure uuid={uuid} why={delivery.why} />}
    </div>
  )
}
