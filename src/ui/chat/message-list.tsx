import { ArrowDown } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentProps, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenConversation } from '../../application/chat/chat.feature'
import type { ShownMessage } from '../../domain/chat/delivery'
import { PAGE_SIZE } from '../../domain/chat/timeline'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { Spinner } from '../design/spinner'
import { loadChunk } from '../shell/load-chunk'
import { useFeature } from '../shell/use-feature'
import { whenIdle } from '../shell/when-idle'
import { useFound } from './found'
import styles from './message-list.module.css'
import { Rows } from './rows'
import { useMessageMenu } from './use-message-menu'
import { useRows } from './use-rows'

const NEAR_END = 120
const NEAR_START = 400
/** An older page is not read before nobody has scrolled for so long, in ms, unless the start is near. */
const REST_MS = 150

const indexOf = (messages: readonly ShownMessage[], uuid: MessageUuid | undefined): number =>
  messages.findLastIndex((message) => message.uuid === uuid)

/** Whether the end is in sight, and how many messages came behind the last one that was. */
const useEnd = (messages: readonly ShownMessage[]) => {
  const [left, setLeft] = useState<MessageUuid | null>(null)
  const atEnd = left === null
  const look = (element: HTMLElement): void => {
    const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    if (near !== atEnd) setLeft(near ? null : (messages.at(-1)?.uuid ?? null))
  }
  return { atEnd, unseen: atEnd ? 0 : messages.length - 1 - indexOf(messages, left), look }
}

type DownProps = { readonly unseen: number; readonly onPress: () => void }

/** Leads to the newest message; says how many are new. */
const Down = memo(({ unseen, onPress }: DownProps) => {
  const { t } = useTranslation('chat')
  const variant = unseen > 0 ? 'primary' : 'secondary'
  return (
    <div className={styles.down} role="status">
      <Button variant={variant} size="sm" pill icon={<Icon of={ArrowDown} size="sm" />} onClick={onPress}>
        {unseen > 0 ? t('new_messages', { count: unseen }) : t('to_end')}
      </Button>
    </div>
  )
})

/** Long conversations are read ahead of who scrolls back; a short one is read on when its start comes near. */
const useReadAhead = ({ messages, older }: Listed, wanting: boolean): void => {
  const { loadOlder } = useFeature('chat')
  const { length } = messages
  const reads = wanting && older === 'more' && length >= PAGE_SIZE
  useEffect(() => (reads ? whenIdle(() => void loadOlder(), REST_MS) : undefined), [length, loadOlder, reads])
}

/** Above the first message while there is more: that it comes, or that it could not be had. */
const OlderRow = ({ older }: Pick<Listed, 'older'>) => {
  const { t } = useTranslation('shell')
  const { loadOlder } = useFeature('chat')
  if (older !== 'loading' && older !== 'missed') return null
  return (
    <div className={styles.older}>
      {older === 'loading' ? (
        <Spinner />
      ) : (
        <Button size="sm" pill onClick={() => void loadOlder()}>
          {t('failed_again')}
        </Button>
      )}
    </div>
  )
}

type ScrolledProps = Listed &
  Pick<MessageListProps, 'me'> &
  Pick<ReturnType<typeof useEnd>, 'atEnd' | 'unseen'> & {
    /** Of the element that scrolls. */
    readonly around: ComponentProps<'div'>
  }

/** What is drawn anew while it scrolls: so it does nothing else. */
const Scrolled = ({ me, atEnd, unseen, around, ...listed }: ScrolledProps) => {
  const { messages, older, unread } = listed
  const scroller = useRef<HTMLDivElement>(null)
  const { atStart, drawn, measure, toEnd, toRow, track, wanting } = useRows(messages, scroller)
  useReadAhead(listed, wanting)
  const found = useFound({ messages, scroller, toRow })
  return (
    <>
      {atStart && <OlderRow older={older} />}
      <div ref={scroller} className={styles.scroller} {...around}>
        <div className={styles.track} ref={track}>
          <Rows drawn={drawn} measure={measure} messages={messages} me={me} unread={unread} found={found} />
        </div>
      </div>
      {!atEnd && <Down unseen={unseen} onPress={toEnd} />}
    </>
  )
}

type Listed = Pick<OpenConversation, 'messages' | 'older' | 'unread'>

interface MessageListProps extends Listed {
  readonly me: UserId
  /** What the other person is called. */
  readonly name: string
}

const MessageMenu = lazy(() =>
  loadChunk(() => import('./message-menu')).then((module) => ({ default: module.MessageMenu })),
)

/**
 * The messages of a conversation: opens at the end, keeps its place when older ones come in front or new ones behind.
 * Rows that only come back into sight are not read out.
 */
export const MessageList = memo(({ messages, older, unread, me, name }: MessageListProps) => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const { atEnd, look, unseen } = useEnd(messages)
  const { close, heard, place } = useMessageMenu(messages)
  const chosen = place && messages.find(({ uuid }) => uuid === place.uuid)
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    if (currentTarget.clientHeight === 0) return
    look(currentTarget)
    if (currentTarget.scrollTop < NEAR_START && (older === 'more' || older === 'missed')) void chat.loadOlder()
  }
  const live = atEnd ? 'polite' : 'off'
  const log = { role: 'log', 'aria-live': live, 'aria-label': t('messages_log'), tabIndex: 0 } as const
  return (
    <div className={styles.frame}>
      <Scrolled {...{ messages, older, unread, me, atEnd, unseen }} around={{ onScroll, ...log, ...heard }} />
      {place && chosen && (
        <Suspense>
          <MessageMenu key={place.uuid} message={chosen} anchor={place.anchor} name={name} onClose={close} />
        </Suspense>
      )}
    </div>
  )
})
