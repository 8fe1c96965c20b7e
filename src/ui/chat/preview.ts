import type { TFunction } from 'i18next'
import type { ListedConversation } from '../../domain/chat/conversation'

/** The second line of a conversation's row: the text itself, or a word for what is no text. */
export const previewOf = ({ lastKind, lastText }: ListedConversation, t: TFunction<'chat'>): string =>
  lastKind === 'txt' ? lastText : t(`preview_${lastKind}`)
