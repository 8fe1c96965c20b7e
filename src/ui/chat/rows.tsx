import { memo, useMemo, type ReactNode, type RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnreadMark } from '../../application/chat/chat.feature'
import type { ShownMessage } from '../../domain/chat/delivery'
import { isSameBubble } from '../../domain/chat/showing'
import type { UserId } from '../../domain/kernel/ids'
import { cx } from '../design/cx'
import { Bubble, type BubbleProps, type BubbleWords } from './bubble'
import type { Found } from './found'
import styles from './message-list.module.css'
import { useNow } from './use-now'
import type { useRows } from './use-rows'
import { sameDay } from './when'

interface RowProps extends BubbleProps {
  readonly index: number
  /** A search has led here; it has the focus and is marked for a moment. */
  readonly found: Found | null
  readonly measure: RefCallback<HTMLDivElement>
}

const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.index === other.index &&
  one.found === other.found &&
  one.day === other.day &&
  one.turn === other.turn &&
  one.fresh === other.fresh &&
  one.now === other.now &&
  one.words === other.words &&
  isSameBubble(one.message, other.message)

/** Drawn anew only when something of it has changed: what comes in behind a hundred rows draws one. */
const Row = memo(
  ({ index, found, measure, ...bubble }: RowProps) => (
    <div
      className={cx(styles.item, found?.lit && styles.lit)}
      ref={measure}
      data-index={index}
      tabIndex={found === null ? undefined : -1}
    >
      <Bubble {...bubble} />
    </div>
  ),
  isSameRow,
)

type RowsProps = Pick<ReturnType<typeof useRows>, 'drawn' | 'measure'> & {
  readonly messages: readonly ShownMessage[]
  readonly me: UserId
  readonly unread: UnreadMark | null
  /** The message that a search has led to. */
  readonly found: Found | null
}

const useWords = (): BubbleWords => {
  const { t } = useTranslation('chat')
  return useMemo(
    () => ({ youWrote: t('you_wrote'), theyWrote: t('they_wrote'), sending: t('sending'), sent: t('sent') }),
    [t],
  )
}

/** What stands between a message and the one above it. */
const between = (message: ShownMessage, before: ShownMessage | undefined) => ({
  day: before === undefined || !sameDay(before.at, message.at),
  turn: before !== undefined && !message.separated && before.mine !== message.mine,
})

/** The messages that are drawn; looked through only when they change. */
export const Rows = memo(({ drawn, measure, messages, me, unread, found }: RowsProps): ReactNode => {
  const words = useWords()
  const now = useNow()
  return drawn.map(({ index, key }) => {
    const message = messages[index]
    if (message === undefined) return null
    const place = {
      index,
      measure,
      fresh: message.uuid === unread?.from ? unread.count : 0,
      found: message.uuid === found?.uuid ? found : null,
      ...between(message, messages[index - 1]),
    }
    return <Row key={key} message={message} me={me} now={now} words={words} {...place} />
  })
})
