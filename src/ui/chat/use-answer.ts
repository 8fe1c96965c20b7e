import * as E from 'fp-ts/Either'
import { useTranslation } from 'react-i18next'
import type { RequestAnswer } from '../../application/friends/friends-gateway.port'
import type { UserId } from '../../domain/kernel/ids'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** Answers somebody's request and says when that failed (CHAT-15, CHAT-18). */
export const useAnswer = (friend: UserId): ((how: RequestAnswer) => Promise<void>) => {
  const { t } = useTranslation('chat')
  const { answer } = useFeature('friends')
  const toast = useToast()
  return async (how) => {
    const answered = await answer(friend, how)()
    if (E.isLeft(answered)) toast({ text: t('action_failed'), tone: 'error' })
  }
}
