import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markTitle } from './page-title'
import { useFeature } from './use-feature'

/** How long the title waits for the count to settle, in milliseconds. @rule CHAT-24 */
export const TITLE_MS = 300

/** Name of the page, then that of the product. */
const useFullTitle = (): ((page: string) => string) => {
  const { t } = useTranslation(['shell', 'common'])
  return useCallback(
    (page) => {
      const brand = t('common:brand')
      return page === '' ? brand : t('shell:title_page', { page, brand })
    },
    [t],
  )
}

/** The page's own name in the title; draws nothing. */
export const PageTitle = () => {
  const full = useFullTitle()
  useEffect(() => markTitle(full), [full])
  return null
}

/** The number of unread messages before it; draws nothing. */
export const UnreadTitle = observer(() => {
  const { t } = useTranslation('shell')
  const full = useFullTitle()
  const { unread } = useFeature('chat').view
  useEffect(() => {
    const write = () =>
      markTitle((page) => (unread > 0 ? t('title_unread', { count: unread, brand: full(page) }) : full(page)))
    const timer = setTimeout(write, TITLE_MS)
    return () => clearTimeout(timer)
  }, [unread, t, full])
  useEffect(() => () => markTitle(full), [full])
  return null
})
