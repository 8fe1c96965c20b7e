import { observer } from 'mobx-react-lite'
import type { PeopleSearchProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './friends.module.css'
import { Requests } from './requests.view'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results.view'
import { SuggestionCard } from './suggestion-card'

/** The search with what it finds; else who waits for an answer. */
export const Slot = observer(({ elsewhere }: PeopleSearchProps) => {
  const { search } = useFeature('friends').view
  const idle = elsewhere || search._tag === 'Idle'
  return (
    <>
      <div className={styles.lead}>
        {!elsewhere && (
          <div className={styles.search}>
            <SearchBox />
          </div>
        )}
        {idle && <SuggestionCard />}
      </div>
      {!elsewhere && (search._tag === 'Idle' ? <Requests /> : <SearchResults search={search} />)}
    </>
  )
})
