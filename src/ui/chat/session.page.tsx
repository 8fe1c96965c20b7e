import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toUserId, type UserId } from '../../domain/kernel/ids'
import { EmptyState } from '../design/empty-state'
import { Spinner } from '../design/spinner'
import { useCore } from '../shell/core-context'
import { Covering } from '../shell/covering'
import type { PageProps } from '../shell/pages'
import { GiftFlight } from '../shell/slots'
import { Conversation, type HeadProps } from './conversation'
import { RequestBanner } from './request-banner'
import { SessionHeader } from './session-header'

const Head = ({ person, name }: HeadProps) => (
  <>
    <SessionHeader person={person} name={name} />
    {person && <RequestBanner person={person} />}
  </>
)

const Session = ({ friend, me }: { readonly friend: UserId; readonly me: UserId }) => {
  const [covered, setCovered] = useState(false)
  return (
    <Conversation friend={friend} me={me} covered={covered} Head={Head}>
      <GiftFlight peer={friend} />
      <Covering onChange={setCovered} />
    </Conversation>
  )
}

/** One conversation (SHELL-10). */
export const Page = observer(({ params }: PageProps) => {
  const { t } = useTranslation('chat')
  const { session } = useCore().account.view
  const friend = O.toNullable(toUserId(Number(params.friendId)))
  if (friend === null) return <EmptyState art="search" title={t('nobody')} />
  return session._tag === 'SignedIn' ? <Session key={friend} friend={friend} me={session.me.id} /> : <Spinner />
})
