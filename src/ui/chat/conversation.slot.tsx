import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCore } from '../shell/core-context'
import { useLayout } from '../shell/layout'
import { ShellContext, type Shell } from '../shell/shell-context'
import type { ConversationProps } from '../shell/slots'
import { ViewHeader } from '../shell/view-header'
import { Conversation } from './conversation'

/** Nothing leads away from a place beside something else. */
const stay = (): void => undefined

const Head = () => {
  const { t } = useTranslation('chat')
  return <ViewHeader title={t('messages')} />
}

/** The conversation as a panel of whatever draws it. */
export const Slot = observer(({ friend, onClose }: ConversationProps) => {
  const { session } = useCore().account.view
  const { mobile } = useLayout()
  const shell = useMemo<Shell>(
    () => ({ mobile, place: 'panel', close: onClose, openProfile: stay, signOut: stay }),
    [mobile, onClose],
  )
  if (session._tag !== 'SignedIn') return null
  return (
    <ShellContext value={shell}>
      <Conversation inCall friend={friend} me={session.me.id} Head={Head} />
    </ShellContext>
  )
})
