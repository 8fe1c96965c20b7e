import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ListedConversation } from '../../domain/chat/conversation'
import { systemSenderOf } from '../../domain/chat/system-sender'
import { Avatar } from '../design/avatar'
import { CountBadge } from '../design/badge'
import { VisuallyHidden } from '../design/visually-hidden'
import styles from './bottom-bar.module.css'
import { nameInText } from './name-in-text'
import { pathOf } from './routes'
import { SystemSign } from './system-sign'
import { useFeature } from './use-feature'
import { useLink } from './use-link'

/** How many faces stand in the bar. @rule SHELL-69 */
export const UNREAD_FACES = 6

/** The number on the messages tab. */
export const UnreadBubble = observer(() => <CountBadge count={useFeature('chat').view.unread} />)

/** Who is waiting, with how many messages. */
const UnreadFace = ({ demo, friend, headImg, name, unread }: ListedConversation) => {
  const { t } = useTranslation(['shell', 'common', 'chat'])
  const link = useLink()
  const sender = systemSenderOf(friend)
  const said = sender === null ? nameInText({ demo, name }, t('common:demo')) : t(`chat:sender_${sender}`)
  return (
    <a className={styles.face} {...link(pathOf('IMMessageSession', { friendId: friend }))}>
      <VisuallyHidden>{t('open_chat', { name: said, count: unread })}</VisuallyHidden>
      {sender === null ? <Avatar name={name} src={headImg} size="sm" /> : <SystemSign sender={sender} size="sm" />}
      <span className={styles.faceCount} aria-hidden>
        <CountBadge count={unread} />
      </span>
    </a>
  )
}

/** Conversations with unread messages, each with its count. @rule SHELL-69 */
export const UnreadFaces = observer(() => {
  const { t } = useTranslation('shell')
  const { conversations } = useFeature('chat').view
  const waiting = conversations.filter(({ unread }) => unread > 0).slice(0, UNREAD_FACES)
  if (waiting.length === 0) return null
  return (
    <div className={styles.unread} role="group" aria-label={t('waiting_chats')} data-waiting>
      {waiting.map((one) => (
        <UnreadFace key={one.friend} {...one} />
      ))}
    </div>
  )
})
