import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { Flag, Star, StarOff, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedConversation } from '../../domain/chat/conversation'
import { isSystem } from '../../domain/kernel/ids'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useToast } from '../design/toast'
import { ReportDialog } from '../shell/slots'
import { useFeature } from '../shell/use-feature'

/** What can be done about a row of the panel. */
interface RowAction {
  readonly key: 'favorite' | 'report' | 'delete'
  readonly icon: LucideIcon
  readonly label: string
  readonly danger: boolean
  readonly run: () => void
}

/** Makes a friend a favourite or none; who is not known yet is read first. */
const useFavorite = ({ friend, pinned }: ListedConversation) => {
  const { t } = useTranslation('chat')
  const friends = useFeature('friends')
  const toast = useToast()
  return async (): Promise<void> => {
    if (O.isNone(friends.view.person(friend))) await friends.open(friend)()
    const done = await friends.pin(friend, !pinned)()
    if (E.isLeft(done)) toast({ text: t('action_failed'), tone: 'error' })
  }
}

/** How many `useRowActions` names: a row knows it before it needs them. */
export const countActions = ({ friend, relation }: ListedConversation): number => {
  if (isSystem(friend)) return 1
  return relation === 'friend' ? 3 : 2
}

/** What is asked before its deed; null: nothing. */
export type Asking = 'report' | 'delete' | null

interface QuestionsProps {
  readonly conversation: ListedConversation
  readonly name: string
  readonly asking: Asking
  readonly onDone: () => void
}

/** What stands between an action and its deed. */
export const Questions = ({ conversation, name, asking, onDone }: QuestionsProps): ReactNode => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const { friend } = conversation
  if (asking === 'report') return <ReportDialog person={friend} name={name} onClose={onDone} />
  return (
    <ConfirmDialog
      open={asking === 'delete'}
      danger
      title={t('delete_title', { name })}
      text={t('delete_text')}
      confirm={t('delete')}
      onConfirm={() => {
        onDone()
        void chat.deleteConversation(friend)()
      }}
      onCancel={onDone}
    />
  )
}

/** Favourites for friends only, report for people only, deletion for all (CHAT-6, CHAT-14). */
export const useRowActions = (conversation: ListedConversation, ask: (what: Asking) => void): readonly RowAction[] => {
  const { t } = useTranslation('chat')
  const favorite = useFavorite(conversation)
  const { friend, pinned, relation } = conversation
  const pinning: RowAction = {
    key: 'favorite',
    icon: pinned ? StarOff : Star,
    label: t(pinned ? 'favorite_off' : 'favorite'),
    danger: false,
    run: () => void favorite(),
  }
  return [
    ...(relation === 'friend' && !isSystem(friend) ? [pinning] : []),
    ...(isSystem(friend)
      ? []
      : [{ key: 'report', icon: Flag, label: t('report'), danger: false, run: () => ask('report') } as const]),
    { key: 'delete', icon: Trash2, label: t('delete'), danger: true, run: () => ask('delete') },
  ]
}
