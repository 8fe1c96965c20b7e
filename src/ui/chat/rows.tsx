import { memo, useMemo, type ReactNode, type RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnreadMark } from '../../application/chat/chat.feature'
import type { ShownMessage } from '../../domain/chat/delivery'
import { isSameBubble, isTurn } from '../../domain/chat/showing'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { cx } from '../design/cx'
import { Bubble, type BubbleProps, type BubbleWords } from './bubble'
import { inBlocks, useNumbering } from './blocks'
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
  turn: isTurn(before, message),
})

interface BlockProps extends Omit<RowsProps, 'drawn'> {
  /** The indices of its rows, both included. */
  readonly first: number
  readonly last: number
  readonly now: Instant
  readonly words: BubbleWords
}

const isWithin = ({ first, last, messages }: BlockProps, uuid: MessageUuid | undefined): boolean => {
  for (let index = first; index <= last; index += 1) if (messages[index]?.uuid === uuid) return true
  return false
}

/** The message above its first row counts too: it says whether the day or the speaker changes. */
const areSameMessages = (one: BlockProps, other: BlockProps): boolean => {
  for (let index = one.first - 1; index <= one.last; index += 1) {
    const [was, is] = [one.messages[index], other.messages[index]]
    if (was !== is && (was === undefined || is === undefined || !isSameBubble(was, is))) return false
  }
  return true
}

const isSameBlock = (one: BlockProps, other: BlockProps): boolean =>
  one.first === other.first &&
  one.last === other.last &&
  one.now === other.now &&
  one.words === other.words &&
  (one.unread === other.unread || !(isWithin(one, one.unread?.from) || isWithin(other, other.unread?.from))) &&
  (one.found === other.found || !(isWithin(one, one.found?.uuid) || isWithin(other, other.found?.uuid))) &&
  (one.messages === other.messages || areSameMessages(one, other))

/** Some rows that are looked through together: to ask each of hundreds whether it has changed takes a weak phone a frame. */
const Block = memo(({ first, last, messages, unread, found, ...all }: BlockProps): ReactNode => {
  const rows: ReactNode[] = []
  for (let index = first; index <= last; index += 1) {
    const message = messages[index]
    if (message === undefined) continue
    const place = {
      index,
      fresh: message.uuid === unread?.from ? unread.count : 0,
      found: message.uuid === found?.uuid ? found : null,
      ...between(message, messages[index - 1]),
    }
    rows.push(<Row key={message.uuid} message={message} {...place} {...all} />)
  }
  return <div className={styles.block}>{rows}</div>
}, isSameBlock)

/** The messages that are drawn; looked through only when they change. */
export const Rows = memo(({ drawn, ...all }: RowsProps): ReactNode => {
  const words = useWords()
  const now = useNow()
  const numbered = useNumbering(all.messages)
  const [first, last] = [drawn[0]?.index ?? 0, drawn.at(-1)?.index ?? -1]
  return inBlocks(numbered, first, last).map(({ number, ...span }) => (
    <Block key={number} now={now} words={words} {...span} {...all} />
  ))
})
