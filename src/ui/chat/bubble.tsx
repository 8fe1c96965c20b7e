import { Check, Clock, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { VisuallyHidden } from '../design/visually-hidden'
import styles from './bubble.module.css'
import { CallLine } from './call-line'
import { refusalKey } from './failures'
import { MessageText } from './message-text'
import { Separators } from './separators'

export interface BubbleProps {
  readonly message: ShownMessage
  /** The message above it. */
  readonly before: ShownMessage | undefined
  readonly me: UserId
  readonly now: Instant
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

const Mark = ({ message }: { readonly message: ShownMessage }) => {
  const { t } = useTranslation('chat')
  if (!message.mine || message.kind !== 'txt' || message.delivery._tag === 'Failed') return null
  const sent = message.delivery._tag === 'Sent'
  return (
    <span className={styles.mark}>
      <Icon of={sent ? Check : Clock} size="sm" />
      <VisuallyHidden>{t(sent ? 'sent' : 'sending')}</VisuallyHidden>
    </span>
  )
}

const Failure = ({ message, onRetry, onDiscard }: BubbleProps) => {
  const { t } = useTranslation('chat')
  if (message.delivery._tag !== 'Failed') return null
  const { code, message: told } = message.delivery.why
  const key = refusalKey(code)
  return (
    <div className={styles.failure}>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Icon of={RotateCw} size="sm" />
        {t('not_sent')}
      </button>
      <IconButton size="sm" label={t('discard')} icon={Trash2} onClick={onDiscard} />
      <p className={styles.why}>{key === undefined ? told || t('failed') : t(key)}</p>
    </div>
  )
}

/** Somebody else speaks, or after a while: the bubble keeps a distance. */
const turns = ({ mine, separated }: ShownMessage, before: ShownMessage | undefined): boolean =>
  before !== undefined && !separated && before.mine !== mine

/** One message with day and time above it when they change (CHAT-19). */
export const Bubble = (props: BubbleProps) => {
  const { message, before, me, now } = props
  const { t } = useTranslation('chat')
  const { at, kind, mine, text } = message
  return (
    <div className={cx(styles.line, turns(message, before) && styles.turn)}>
      <Separators message={message} before={before} now={now} />
      <div className={cx(styles.bubble, mine ? styles.mine : styles.theirs)}>
        {kind !== 'video' && <VisuallyHidden>{t(mine ? 'you_wrote' : 'they_wrote')}</VisuallyHidden>}
        {kind === 'video' ? <CallLine content={text} at={at} me={me} /> : <MessageText text={text} />}
        <Mark message={message} />
      </div>
      <Failure {...props} />
    </div>
  )
}
