import { Star } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { IconButton } from '../design/icon-button'
import { SkeletonRows } from '../design/skeleton'
import { PanelTabs } from '../shell/panel-tabs'
import { pathOf } from '../shell/routes'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { ViewHeader } from '../shell/view-header'
import { CoinBanner } from './coin-banner'
import { MessageSearch } from './message-search'
import styles from './message.module.css'
import { PanelList } from './panel-list'

/** Only favourites, or all; on phones alone (CHAT-2). */
const FavoritesSwitch = observer(() => {
  const { t } = useTranslation('chat')
  const { setFavoritesOnly, view } = useFeature('chat')
  const { favoritesOnly } = view
  return (
    <IconButton
      label={t('favorites_only')}
      icon={Star}
      role="switch"
      aria-checked={favoritesOnly}
      variant={favoritesOnly ? 'primary' : 'ghost'}
      onClick={() => setFavoritesOnly(!favoritesOnly)}
    />
  )
})

const Nobody = ({ favorites }: { readonly favorites: boolean }) => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  if (favorites) return <EmptyState art="friends" title={t('favorites_empty_title')} text={t('favorites_empty_text')} />
  return (
    <EmptyState
      art="messages"
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <Button variant="primary" onClick={() => navigate(pathOf('LivCam'))}>
          {t('find_people')}
        </Button>
      }
    />
  )
}

/** The messages panel: tabs, search, coin banner, and one row a conversation (CHAT-1, CHAT-2, CHAT-3, CHAT-7). */
export const Page = observer(() => {
  const { t } = useTranslation('chat')
  const { mobile } = useShell()
  const { view } = useFeature('chat')
  const { entries, favoritesOnly, ready } = view
  return (
    <>
      <ViewHeader title={t('messages')} tabs={<PanelTabs at="messages" />} actions={mobile && <FavoritesSwitch />} />
      <MessageSearch>
        {ready ? <CoinBanner /> : <SkeletonRows />}
        {ready && entries.length === 0 && (
          <div className={styles.nobody}>
            <Nobody favorites={favoritesOnly} />
          </div>
        )}
        {ready && entries.length > 0 && <PanelList entries={entries} />}
      </MessageSearch>
    </>
  )
})
