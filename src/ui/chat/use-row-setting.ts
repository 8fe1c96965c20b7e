import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { useNow } from './use-now'
import { useOpening, type Opening } from './use-opening'
import { usePreview, type Preview } from './use-preview'

/** What all rows of the panel have in common: looked up once, since a row that did it itself would cost several times as much. */
export interface RowSetting {
  readonly me: UserId
  readonly now: Instant
  readonly language: string
  readonly t: TFunction<'chat'>
  readonly preview: Preview
  readonly opening: (friend: UserId) => Opening
}

/** The same object until something of it changes; null: nobody is signed in. */
export const useRowSetting = (me: UserId | null): RowSetting | null => {
  const { t, i18n } = useTranslation('chat')
  const [now, preview, opening] = [useNow(), usePreview(), useOpening()]
  const language = i18n.resolvedLanguage ?? 'en'
  return useMemo(
    () => (me === null ? null : { me, now, language, t, preview, opening }),
    [me, now, language, t, preview, opening],
  )
}
