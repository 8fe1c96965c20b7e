import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenConversation } from '../../application/chat/chat.feature'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { Spinner } from '../design/spinner'
import { useFeature } from '../shell/use-feature'
import { Bubble } from './bubble'
import styles from './message-list.module.css'
import { useNow } from './use-now'

const BUBBLE_HEIGHT = 46
const NEAR_END = 120
const NEAR_START = 400

const indexOf = (messages: readonly ShownMessage[], uuid: MessageUuid | undefined): number =>
  messages.findLastIndex((message) => message.uuid === uuid)

/** Whether the end is in sight, and how many messages came behind the last one that was. */
const useEnd = (messages: readonly ShownMessage[]) => {
  const [left, setLeft] = useState<MessageUuid | null>(null)
  const look = (element: HTMLElement): void => {
    const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    setLeft((before) => (near ? null : (before ?? messages.at(-1)?.uuid ?? null)))
  }
  const unseen = left === null ? 0 : messages.length - 1 - indexOf(messages, left)
  return { atEnd: left === null, unseen, look }
}

type DownProps = { readonly unseen: number; readonly onPress: () => void }

/** Leads to the newest message; says how many are new. */
const Down = ({ unseen, onPress }: DownProps) => {
  const { t } = useTranslation('chat')
  const variant = unseen > 0 ? 'primary' : 'secondary'
  return (
    <div className={styles.down} role="status">
      <Button variant={variant} size="sm" pill icon={<Icon of={ArrowDown} size="sm" />} onClick={onPress}>
        {unseen > 0 ? t('new_messages', { count: unseen }) : t('to_end')}
      </Button>
    </div>
  )
}

const useRows = (messages: readonly ShownMessage[], scroller: RefObject<HTMLDivElement | null>) => {
  const list = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => BUBBLE_HEIGHT,
    getItemKey: (index) => messages[index]?.uuid ?? index,
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: true,
  })
  const last = messages.at(-1)
  useLayoutEffect(() => list.scrollToEnd(), [list])
  useEffect(() => {
    if (last?.mine) list.scrollToEnd()
  }, [last?.uuid, last?.mine, list])
  return list
}

type RowsProps = {
  readonly list: ReturnType<typeof useRows>
  readonly messages: readonly ShownMessage[]
  readonly me: UserId
}

const Rows = ({ list, messages, me }: RowsProps) => {
  const chat = useFeature('chat')
  const now = useNow()
  return (
    <div className={styles.track} style={{ blockSize: list.getTotalSize() }}>
      {list.getVirtualItems().map(({ index, key, start }) => {
        const message = messages[index]
        if (message === undefined) return null
        const { uuid } = message
        const actions = { onRetry: () => void chat.retry(uuid)(), onDiscard: () => void chat.discard(uuid)() }
        const place = { ref: list.measureElement, 'data-index': index, style: { transform: `translateY(${start}px)` } }
        return (
          <div key={key} className={styles.item} {...place}>
            <Bubble message={message} before={messages[index - 1]} me={me} now={now} {...actions} />
          </div>
        )
      })}
    </div>
  )
}

/**
 * The messages of a conversation: opens at the end, keeps its place when older ones come in front or new ones behind.
 * Rows that only come back into sight are not read out.
 */
export const MessageList = observer(({ open, me }: { readonly open: OpenConversation; readonly me: UserId }) => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const { messages, hasOlder, loadingOlder } = open
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRows(messages, scroller)
  const { atEnd, look, unseen } = useEnd(messages)
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    if (currentTarget.clientHeight === 0) return
    look(currentTarget)
    if (currentTarget.scrollTop < NEAR_START && hasOlder && !loadingOlder) void chat.loadOlder()
  }
  const live = atEnd ? 'polite' : 'off'
  const log = { role: 'log', 'aria-live': live, 'aria-label': t('messages_log'), tabIndex: 0 } as const
  return (
    <div className={styles.frame}>
      {loadingOlder && (
        <div className={styles.older}>
          <Spinner />
        </div>
      )}
      <div ref={scroller} className={styles.scroller} onScroll={onScroll} {...log}>
        <Rows list={list} messages={messages} me={me} />
      </div>
      {!atEnd && <Down unseen={unseen} onPress={() => list.scrollToEnd()} />}
    </div>
  )
})
