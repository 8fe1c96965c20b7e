import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { PanelEntry, SayHiGroup } from '../../domain/chat/panel'
import { Avatar } from '../design/avatar'
import { ListRow } from '../design/list'
import { nameInText } from '../shell/name-in-text'
import { pathOf } from '../shell/routes'
import { LabelledName } from '../shell/row-name'
import { SystemSign } from '../shell/system-sign'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { RowAside } from './panel-aside'
import styles from './panel-entries.module.css'
import { ConversationRow, itemOf, type Place } from './panel-row'
import type { RowSetting } from './use-row-setting'

interface RowProps {
  readonly place: Place
  readonly setting: RowSetting
}

const PersonRow = observer(({ conversation, ...row }: RowProps & { readonly conversation: ListedConversation }) => {
  const { view: chat } = useFeature('chat')
  const { view: friends } = useFeature('friends')
  const { friend, name, headImg, demo } = conversation
  return (
    <ConversationRow
      {...row}
      conversation={conversation}
      name={name}
      notSent={chat.notSent.has(friend)}
      leading={<Avatar name={name} src={headImg} presence={friends.presence(friend)} />}
      title={<LabelledName name={name} label={demo ? row.setting.words.demo : null} />}
    />
  )
})

type SystemEntry = Extract<PanelEntry, { readonly _tag: 'System' }>

const SystemRow = observer(({ entry, ...row }: RowProps & { readonly entry: SystemEntry }) => {
  const { view } = useFeature('chat')
  const name = row.setting.words.sender(entry.sender)
  return (
    <ConversationRow
      {...row}
      conversation={entry.conversation}
      name={name}
      notSent={view.notSent.has(entry.conversation.friend)}
      leading={<SystemSign sender={entry.sender} />}
      title={name}
    />
  )
})

const SayHiRow = ({ group, place, setting }: RowProps & { readonly group: SayHiGroup }) => {
  const { t } = useTranslation('chat')
  const link = useLink()
  const names = group.people.map((person) => nameInText(person, setting.words.demo))
  const others = group.count - names.length
  const list = new Intl.ListFormat(setting.language, { style: 'short' })
  const some = new Intl.ListFormat(setting.language, { style: 'short', type: 'unit' })
  return (
    <ListRow
      item={itemOf(place)}
      {...link(pathOf('IMSayHiSession'))}
      leading={
        <span className={styles.faces} data-count={names.length}>
          {group.people.map(({ friend, name, headImg }) => (
            <Avatar key={friend} name={name} src={headImg} size={names.length === 1 ? 'md' : 'xs'} />
          ))}
        </span>
      }
      title={t('say_hi')}
      subtitle={
        <bdi>{others > 0 ? t('say_hi_more', { names: some.format(names), count: others }) : list.format(names)}</bdi>
      }
      strong={group.unread > 0}
      aside={<RowAside at={group.lastAt} unread={group.unread} setting={setting} />}
    />
  )
}

type EntryRowProps = Place & { readonly entry: PanelEntry; readonly setting: RowSetting }

/** One row of the messages panel, drawn anew only when something of it changes (CHAT-3, CHAT-4, CHAT-5). */
export const EntryRow = memo(({ entry, setting, ...place }: EntryRowProps) => {
  const row = { place, setting }
  switch (entry._tag) {
    case 'Person':
      return <PersonRow conversation={entry.conversation} {...row} />
    case 'System':
      return <SystemRow entry={entry} {...row} />
    case 'SayHi':
      return <SayHiRow group={entry.group} {...row} />
  }
})
