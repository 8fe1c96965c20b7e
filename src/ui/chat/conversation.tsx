import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenConversation } from '../../application/chat/chat.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { isSystem, type UserId } from '../../domain/kernel/ids'
import { Banner } from '../design/banner'
import { EmptyState } from '../design/empty-state'
import { useFeature } from '../shell/use-feature'
import { Composer } from './composer'
import type { ComposerProps } from './composer-tools'
import { MessageList } from './message-list'
import { RestrictionNote } from './restriction-note'
import styles from './session.module.css'
import { SkeletonMessages } from './skeleton-messages'
import { TranslationLimit } from './translation-limit'

/** The other person, loaded when nothing is known of them yet, with their presence kept fresh. */
const usePerson = (friend: UserId): Acquaintance | null => {
  const friends = useFeature('friends')
  const person = O.toNullable(friends.view.person(friend))
  const missing = person === null
  useEffect(() => {
    if (missing && !isSystem(friend)) void friends.open(friend)()
  }, [friends, friend, missing])
  useEffect(() => (isSystem(friend) ? undefined : friends.watch([friend])), [friends, friend])
  return person
}

/** All but the draft, so that typing does not draw the list anew. */
const listed = ({ messages, older, unread }: OpenConversation) => ({
  messages,
  older,
  unread,
})

const Foot = (props: ComposerProps) => {
  const { restriction } = props.open
  return restriction === null ? (
    <Composer {...props} />
  ) : (
    <RestrictionNote why={restriction} friend={props.open.friend} />
  )
}

/** Who it is with. */
export interface HeadProps {
  readonly person: Acquaintance | null
  readonly name: string
}

interface ConversationProps {
  readonly friend: UserId
  readonly me: UserId
  /** Nobody looks at it: it is closed, so that nothing counts as read. */
  readonly covered?: boolean
  readonly inCall?: boolean
  /** The upper edge. */
  readonly Head: ComponentType<HeadProps>
  /** What lies over it. */
  readonly children?: ReactNode
}

/** What two people have written each other, and the box for the next message. */
export const Conversation = observer((props: ConversationProps) => {
  const { friend, me, covered = false, inCall, Head } = props
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const person = usePerson(friend)
  useEffect(() => {
    return covered ? undefined : chat.look(friend)
  }, [chat, covered, friend])
  const { conversations, open, storeProblem } = chat.view
  const shown = open?.friend === friend ? open : null
  const name = person?.name ?? conversations.find((one) => one.friend === friend)?.name ?? ''
  return (
    <section className={styles.session} aria-label={name || t('conversation')}>
      <Head person={person} name={name} />
      {storeProblem && <Banner tone="warning">{t(storeProblem.full ? 'store_full' : 'store_failed')}</Banner>}
      {!shown?.loaded && <SkeletonMessages />}
      {shown?.loaded && shown.messages.length === 0 && (
        <div className={styles.empty}>
          <EmptyState art="messages" title={t('first_title', { name })} text={t('first_text')} />
        </div>
      )}
      {shown?.loaded && shown.messages.length > 0 && <MessageList {...listed(shown)} me={me} name={name} />}
      {shown?.translating === 'limit' && <TranslationLimit />}
      {shown && <Foot open={shown} person={person} inCall={inCall} />}
      {props.children}
    </section>
  )
})
