import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import styles from './friends.module.css'
import { PeopleGrid } from './people-grid.view'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results.view'

/** Finds people by name or id; until something is typed, people to meet. */
export const Page = observer(() => {
  const { t } = useTranslation('friends')
  const { search } = useFeature('friends').view
  return (
    <>
      <ViewHeader title={t('find_people')} />
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchBox focused />
        </div>
        {search._tag === 'Idle' ? <PeopleGrid /> : <SearchResults search={search} />}
      </div>
    </>
  )
})
