import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setTitle } from './page-title'
import { useFeature } from './use-feature'

/** How long the title waits for the count to settle, in milliseconds. @rule CHAT-24 */
export const TITLE_MS = 300

/** The number of unread messages in the page title; draws nothing. */
export const UnreadTitle = observer(() => {
  const { t } = useTranslation(['shell', 'common'])
  const { unread } = useFeature('chat').view
  useEffect(() => {
    const brand = t('common:brand')
    const write = () => setTitle(unread > 0 ? t('shell:title_unread', { count: unread, brand }) : brand)
    const timer = setTimeout(write, TITLE_MS)
    return () => clearTimeout(timer)
  }, [unread, t])
  useEffect(() => () => setTitle(t('common:brand')), [t])
  return null
})
