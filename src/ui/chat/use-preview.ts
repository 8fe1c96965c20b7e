import * as O from 'fp-ts/Option'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomeOf, recordOf } from '../../domain/calls/call-record'
import type { ListedConversation } from '../../domain/chat/conversation'
import { WELCOME_TEXT } from '../../domain/chat/notice'
import { withoutMarkup } from '../../domain/kernel/markup'
import type { UserId } from '../../domain/kernel/ids'

/** What the product's own senders write; its own words are in the reader's language (CHAT-47). */
export const useNoticeText = (): ((content: string) => string) => {
  const { t } = useTranslation('chat')
  return useCallback((content) => (content === WELCOME_TEXT ? t('welcome') : withoutMarkup(content)), [t])
}

const useCallText = (): ((content: string, me: UserId) => string) => {
  const { t } = useTranslation('chat')
  return useCallback(
    (content, me) => {
      const record = recordOf(content)
      if (O.isNone(record)) return t('preview_video')
      const outcome = outcomeOf(record.value, me)
      return outcome._tag === 'Talked' ? t('call_talked', { duration: outcome.duration }) : t(`call_${outcome._tag}`)
    },
    [t],
  )
}

export type Preview = (last: Previewed, me: UserId) => string

type Previewed = Pick<ListedConversation, 'lastKind' | 'lastText' | 'relation'>

/** The second line of a conversation's row: the text itself, or a word for what is no text (CHAT-3, CHAT-32). */
export const usePreview = (): Preview => {
  const { t } = useTranslation('chat')
  const [notice, call] = [useNoticeText(), useCallText()]
  return useCallback(
    ({ lastKind, lastText, relation }, me) => {
      switch (lastKind) {
        case 'txt':
          return withoutMarkup(lastText)
        case 'system':
          return lastText === '' ? t('preview_system') : notice(lastText)
        case 'video':
          return call(lastText, me)
        case 'friend':
          return relation === 'friend' ? t('preview_friends_now') : t('preview_friend')
        case 'gift':
        case 'giftAsk':
        case 'img':
          return t(`preview_${lastKind}`)
      }
    },
    [t, notice, call],
  )
}
