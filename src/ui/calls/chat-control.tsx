import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserId } from '../../domain/kernel/ids'
import { CountBadge } from '../design/badge'
import { ErrorBoundary } from '../shell/error-boundary'
import { useFeature } from '../shell/use-feature'
import { ControlButton } from './control-button'

export interface CallChat {
  readonly open: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly toggle: () => void
}

type Props = { readonly peer: UserId; readonly chat: CallChat }

const ChatButton = ({ chat: { button, open, toggle }, unread }: Pick<Props, 'chat'> & { readonly unread: number }) => {
  const { t } = useTranslation('calls')
  return (
    <ControlButton
      ref={button}
      label={unread > 0 ? t('chat_unread', { count: unread }) : t('chat')}
      icon={MessageCircle}
      aria-expanded={open}
      mark={unread > 0 ? <CountBadge bare count={unread} /> : undefined}
      onClick={toggle}
    />
  )
}

const WithUnread = observer(({ chat, peer }: Props) => {
  const { conversations } = useFeature('chat').view
  const unread = conversations.find(({ friend }) => friend === peer)?.unread ?? 0
  return <ChatButton chat={chat} unread={chat.open ? 0 : unread} />
})

/** Opens and closes the conversation beside the call; says how much in it has not been read. */
export const ChatControl = (props: Props) => {
  const plain = <ChatButton chat={props.chat} unread={0} />
  return (
    <ErrorBoundary scope="silent">
      <Suspense fallback={plain}>
        <WithUnread {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
