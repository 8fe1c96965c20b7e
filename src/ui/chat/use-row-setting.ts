import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SystemSender } from '../../domain/chat/system-sender'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { useNow } from './use-now'
import { useOpening, type Opening } from './use-opening'
import { usePreview, type Preview } from './use-preview'

interface RowWords {
  readonly pinned: string
  readonly notSent: string
  readonly demo: string
  readonly more: (name: string) => string
  readonly sender: (sender: SystemSender) => string
}

const useWords = (): RowWords => {
  const { t } = useTranslation('chat')
  return useMemo(
    () => ({
      pinned: t('pinned'),
      notSent: t('row_not_sent'),
      demo: t('demo'),
      more: (name) => t('row_more', { name }),
      sender: (sender) => t(`sender_${sender}`),
    }),
    [t],
  )
}

/** What all rows of the panel have in common: looked up once, since a row that did it itself would cost several times as much. */
export interface RowSetting {
  readonly me: UserId
  readonly now: Instant
  readonly language: string
  readonly words: RowWords
  readonly preview: Preview
  readonly opening: (friend: UserId) => Opening
}

/** The same object until something of it changes; null: nobody is signed in. */
export const useRowSetting = (me: UserId | null): RowSetting | null => {
  const { i18n } = useTranslation('chat')
  const [now, words, preview, opening] = [useNow(), useWords(), usePreview(), useOpening()]
  const language = i18n.resolvedLanguage ?? 'en'
  return useMemo(
    () => (me === null ? null : { me, now, language, words, preview, opening }),
    [me, now, language, words, preview, opening],
  )
}
