import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { FriendsList } from './friends-list.view'
import styles from './friends.module.css'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results.view'

/** Requests, friends, and the search for more of them. */
export const Page = observer(() => {
  const { t } = useTranslation('friends')
  const { search } = useFeature('friends').view
  return (
    <>
      <ViewHeader title={t('friends')} />
      <div className={styles.panel}>
        <div className={styles.search}>
          <SearchBox />
        </div>
        {search._tag === 'Idle' ? <FriendsList /> : <SearchResults search={search} />}
      </div>
    </>
  )
})
