import { BellRing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { PanelTabs } from '../shell/panel-tabs'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { ViewHeader } from '../shell/view-header'
import { FriendsList } from './friends-list.view'
import { FriendsSearch } from './friends-search.view'
import styles from './friends.module.css'
import { moveByKeys } from './row-keys'
import { SearchBox } from './search-box'
import { usePlace } from './use-place'

/** Requests, friends, and the search for more of them. @rule FRND-28 FRND-30 FRND-31 */
export const Page = observer(() => {
  const { t } = useTranslation('friends')
  const { view } = useFeature('friends')
  const navigate = useNavigate()
  const { listing, search } = view
  const panel = usePlace<HTMLDivElement>(view, 'friends', listing !== 'idle')
  return (
    <>
      <ViewHeader
        title={t('friends')}
        tabs={<PanelTabs at="friends" />}
        actions={
          <IconButton label={t('reminders')} icon={BellRing} onClick={() => navigate(pathOf('OnlineFriends'))} />
        }
      />
      <div className={styles.panel} ref={panel} role="presentation" onKeyDown={moveByKeys}>
        <div className={styles.search}>
          <SearchBox />
        </div>
        {search._tag === 'Idle' ? <FriendsList /> : <FriendsSearch search={search} />}
      </div>
    </>
  )
})
