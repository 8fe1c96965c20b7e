import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** Reads the wall anew; what is there stays when that fails, and it is said. */
export const useRefresh = (): (() => void) => {
  const { t } = useTranslation('wall')
  const { load } = useFeature('wall')
  const toast = useToast()
  return useCallback(
    () =>
      void load().then((read) => {
        if (E.isLeft(read) && read.left._tag !== 'SessionOver') toast({ text: t('refresh_failed'), tone: 'error' })
      }),
    [load, t, toast],
  )
}
