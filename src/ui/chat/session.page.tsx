import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenConversation } from '../../application/chat/chat.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { isSystem, toUserId, type UserId } from '../../domain/kernel/ids'
import { Banner } from '../design/banner'
import { EmptyState } from '../design/empty-state'
import { Spinner } from '../design/spinner'
import { useCore } from '../shell/core-context'
import type { PageProps } from '../shell/pages'
import { GiftFlight } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { Composer } from './composer'
import type { ComposerProps } from './composer-tools'
import { MessageList } from './message-list'
import { RequestBanner } from './request-banner'
import { RestrictionNote } from './restriction-note'
import { SessionHeader } from './session-header'
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
const listed = ({ messages, hasOlder, loadingOlder, unread }: OpenConversation) => ({
  messages,
  hasOlder,
  loadingOlder,
  unread,
})

const Foot = (props: ComposerProps) => {
  const { restriction } = props.open
  return restriction === null ? <Composer {...props} /> : <RestrictionNote why={restriction} />
}

const Conversation = observer(({ friend, me }: { readonly friend: UserId; readonly me: UserId }) => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const person = usePerson(friend)
  useEffect(() => {
    void chat.open(friend)()
    return () => chat.close()
  }, [chat, friend])
  const { conversations, open, storeProblem } = chat.view
  const shown = open?.friend === friend ? open : null
  const name = person?.name ?? conversations.find((one) => one.friend === friend)?.name ?? ''
  return (
    <section className={styles.session} aria-label={name || t('conversation')}>
      <SessionHeader person={person} name={name} />
      {person && <RequestBanner person={person} />}
      {storeProblem && <Banner tone="warning">{t(storeProblem.full ? 'store_full' : 'store_failed')}</Banner>}
      {!shown?.loaded && <SkeletonMessages />}
      {shown?.loaded && shown.messages.length === 0 && (
        <div className={styles.empty}>
          <EmptyState art="messages" title={t('first_title', { name })} text={t('first_text')} />
        </div>
      )}
      {shown?.loaded && shown.messages.length > 0 && <MessageList {...listed(shown)} me={me} name={name} />}
      {shown?.translating === 'limit' && <TranslationLimit />}
      {shown && <Foot open={shown} person={person} />}
      <GiftFlight peer={friend} />
    </section>
  )
})

/** One conversation (SHELL-10). */
export const Page = observer(({ params }: PageProps) => {
  const { t } = useTranslation('chat')
  const { session } = useCore().account.view
  const friend = O.toNullable(toUserId(Number(params.friendId)))
  if (friend === null) return <EmptyState art="search" title={t('nobody')} />
  return session._tag === 'SignedIn' ? <Conversation key={friend} friend={friend} me={session.me.id} /> : <Spinner />
})
