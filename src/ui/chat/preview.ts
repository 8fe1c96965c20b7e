import type { TFunction } from 'i18next'
import * as O from 'fp-ts/Option'
import { outcomeOf, recordOf } from '../../domain/calls/call-record'
import type { ListedConversation } from '../../domain/chat/conversation'
import { WELCOME_TEXT } from '../../domain/chat/notice'
import { withoutMarkup } from '../../domain/kernel/markup'
import type { UserId } from '../../domain/kernel/ids'

/** What the product's own senders write; its own words are in the reader's language (CHAT-47). */
export const noticeText = (content: string, t: TFunction<'chat'>): string =>
  content === WELCOME_TEXT ? t('welcome') : withoutMarkup(content)

const callText = (content: string, me: UserId, t: TFunction<'chat'>): string => {
  const record = recordOf(content)
  if (O.isNone(record)) return t('preview_video')
  const outcome = outcomeOf(record.value, me)
  return outcome._tag === 'Talked' ? t('call_talked', { duration: outcome.duration }) : t(`call_${outcome._tag}`)
}

type Previewed = Pick<ListedConversation, 'lastKind' | 'lastText' | 'relation'>

/** The second line of a conversation's row: the text itself, or a word for what is no text (CHAT-3, CHAT-32). */
export const previewOf = ({ lastKind, lastText, relation }: Previewed, me: UserId, t: TFunction<'chat'>): string => {
  switch (lastKind) {
    case 'txt':
      return withoutMarkup(lastText)
    case 'system':
      return lastText === '' ? t('preview_system') : noticeText(lastText, t)
    case 'video':
      return callText(lastText, me, t)
    case 'friend':
      return t(relation === 'friend' ? 'preview_friends_now' : 'preview_friend')
    case 'gift':
    case 'giftAsk':
    case 'img':
      return t(`preview_${lastKind}`)
  }
}
