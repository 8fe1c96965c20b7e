import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouter } from 'wouter'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { PanelEntry, SayHiGroup } from '../../domain/chat/panel'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { ListRow } from '../design/list'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './panel-entries.module.css'
import { ConversationRow, itemOf, RowAside, type Place } from './panel-row'
import { SystemSign } from './system-sign'
import { usePreview } from './use-preview'

interface RowProps {
  readonly place: Place
  readonly now: Instant
  readonly me: UserId
}

/** Reads the conversation ahead, so that the screen changes once. */
const useOpening = (friend: UserId) => {
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const chat = useFeature('chat')
  const path = pathOf('IMMessageSession', { friendId: friend })
  return {
    href: base + path,
    onPointerDown: () => void chat.readAhead(friend)(),
    onOpen: (event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; preventDefault: () => void }) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void chat
        .readAhead(friend)()
        .then(() => navigate(path))
    },
  }
}

const PersonRow = observer(({ conversation, ...row }: RowProps & { readonly conversation: ListedConversation }) => {
  const { t } = useTranslation('chat')
  const friends = useFeature('friends')
  const opening = useOpening(conversation.friend)
  const preview = usePreview()
  const { friend, name, headImg, demo } = conversation
  return (
    <ConversationRow
      {...row}
      {...opening}
      conversation={conversation}
      name={name}
      leading={<Avatar name={name} src={headImg} presence={friends.view.presence(friend)} />}
      title={
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {demo && <Badge>{t('demo')}</Badge>}
        </span>
      }
      preview={preview(conversation, row.me)}
    />
  )
})

type SystemEntry = Extract<PanelEntry, { readonly _tag: 'System' }>

const SystemRow = observer(({ entry, ...row }: RowProps & { readonly entry: SystemEntry }) => {
  const { t } = useTranslation('chat')
  const opening = useOpening(entry.conversation.friend)
  const preview = usePreview()
  const name = t(`sender_${entry.sender}`)
  return (
    <ConversationRow
      {...row}
      {...opening}
      conversation={entry.conversation}
      name={name}
      leading={<SystemSign sender={entry.sender} />}
      title={name}
      preview={preview(entry.conversation, row.me)}
    />
  )
})

const SayHiRow = ({ group, place, now }: RowProps & { readonly group: SayHiGroup }) => {
  const { t, i18n } = useTranslation('chat')
  const link = useLink()
  const names = group.people.map(({ name }) => name)
  const others = group.count - names.length
  const list = new Intl.ListFormat(i18n.resolvedLanguage ?? 'en', { style: 'short' })
  return (
    <ListRow
      item={itemOf(place)}
      {...link(pathOf('IMSayHiSession'))}
      leading={
        <span className={styles.faces} data-count={names.length}>
          {group.people.map(({ friend, name, headImg }) => (
            <Avatar key={friend} name={name} src={headImg} size="xs" />
          ))}
        </span>
      }
      title={t('say_hi')}
      subtitle={
        <bdi>{others > 0 ? t('say_hi_more', { names: names.join(', '), count: others }) : list.format(names)}</bdi>
      }
      strong={group.unread > 0}
      aside={<RowAside at={group.lastAt} now={now} unread={group.unread} />}
    />
  )
}

/** One row of the messages panel (CHAT-3, CHAT-4, CHAT-5). */
export const EntryRow = ({ entry, ...row }: RowProps & { readonly entry: PanelEntry }) => {
  switch (entry._tag) {
    case 'Person':
      return <PersonRow conversation={entry.conversation} {...row} />
    case 'System':
      return <SystemRow entry={entry} {...row} />
    case 'SayHi':
      return <SayHiRow group={entry.group} {...row} />
  }
}
