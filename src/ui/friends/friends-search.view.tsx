import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Search } from '../../application/friends/friends.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { useFeature } from '../shell/use-feature'
import { PeopleSection } from './people-section'
import { SearchResults } from './search-results.view'

type Running = Exclude<Search, { readonly _tag: 'Idle' }>

const matches = (text: string) => {
  const wanted = text.toLocaleLowerCase()
  return ({ id, name }: Acquaintance): boolean => String(id) === text || name.toLocaleLowerCase().includes(wanted)
}

/** Friends of that name at once, then whoever else the search finds. @rule FRND-30 FRND-32 */
export const FriendsSearch = observer(({ search }: { readonly search: Running }) => {
  const { t } = useTranslation('friends')
  const own = useFeature('friends').view.friends.filter(matches(search.text))
  return (
    <>
      <PeopleSection title={t('matches')} people={own} />
      <SearchResults search={search} shown={own} />
    </>
  )
})
