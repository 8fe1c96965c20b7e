import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouter } from 'wouter'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { Instant } from '../../domain/kernel/time'
import { Avatar } from '../design/avatar'
import { Badge, CountBadge } from '../design/badge'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { List, ListRow } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { MessageSearch } from './message-search'
import styles from './message.module.css'
import { previewOf } from './preview'
import { useNow } from './use-now'
import { shortWhen } from './when'

const Row = observer(({ conversation, now }: { readonly conversation: ListedConversation; readonly now: Instant }) => {
  const { t, i18n } = useTranslation('chat')
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const chat = useFeature('chat')
  const friends = useFeature('friends')
  const { friend, name, headImg, unread, demo, lastAt } = conversation
  const path = pathOf('IMMessageSession', { friendId: friend })
  return (
    <ListRow
      href={base + path}
      onPointerDown={() => void chat.readAhead(friend)()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void chat
          .readAhead(friend)()
          .then(() => navigate(path))
      }}
      leading={<Avatar name={name} src={headImg} presence={friends.view.presence(friend)} />}
      title={
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {demo && <Badge>{t('demo')}</Badge>}
        </span>
      }
      subtitle={<bdi>{previewOf(conversation, t)}</bdi>}
      strong={unread > 0}
      aside={
        <span className={styles.aside}>
          <time className={styles.time} dateTime={new Date(lastAt).toISOString()}>
            {shortWhen(lastAt, now, i18n.resolvedLanguage ?? 'en')}
          </time>
          <CountBadge count={unread} />
        </span>
      }
    />
  )
})

/** The messages panel: one row a conversation (CHAT-3). */
export const Page = observer(() => {
  const { t } = useTranslation('chat')
  const [, navigate] = useLocation()
  const { view } = useFeature('chat')
  const now = useNow()
  return (
    <>
      <ViewHeader title={t('messages')} />
      <MessageSearch>
        <div className={styles.list}>
          {!view.ready && <SkeletonRows />}
          {view.ready && view.conversations.length === 0 && (
            <EmptyState
              art="messages"
              title={t('empty_title')}
              text={t('empty_text')}
              action={
                <Button variant="primary" onClick={() => navigate(pathOf('SearchPage'))}>
                  {t('find_people')}
                </Button>
              }
            />
          )}
          <List label={t('messages')}>
            {view.conversations.map((conversation) => (
              <Row key={conversation.friend} conversation={conversation} now={now} />
            ))}
          </List>
        </div>
      </MessageSearch>
    </>
  )
})
