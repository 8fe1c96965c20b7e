import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Avatar } from '../design/avatar'
import { CountBadge } from '../design/badge'
import { VisuallyHidden } from '../design/visually-hidden'
import styles from './bottom-bar.module.css'
import { nameInText } from './name-in-text'
import { pathOf } from './routes'
import { useFeature } from './use-feature'

/** How many faces stand in the bar. @rule SHELL-69 */
export const UNREAD_FACES = 6

/** The number on the messages tab. */
export const UnreadBubble = observer(() => <CountBadge count={useFeature('chat').view.unread} />)

/** Conversations with unread messages, each with its count. @rule SHELL-69 */
export const UnreadFaces = observer(() => {
  const { t } = useTranslation(['shell', 'common'])
  const { conversations } = useFeature('chat').view
  const waiting = conversations.filter(({ unread }) => unread > 0).slice(0, UNREAD_FACES)
  if (waiting.length === 0) return null
  return (
    <div className={styles.unread} role="group" aria-label={t('waiting_chats')}>
      {waiting.map(({ demo, friend, name, headImg, unread }) => (
        <Link className={styles.face} key={friend} href={pathOf('IMMessageSession', { friendId: friend })}>
          <VisuallyHidden>
            {t('open_chat', { name: nameInText({ demo, name }, t('common:demo')), count: unread })}
          </VisuallyHidden>
          <Avatar name={name} src={headImg} size="sm" />
          <span className={styles.faceCount} aria-hidden>
            <CountBadge count={unread} />
          </span>
        </Link>
      ))}
    </div>
  )
})
