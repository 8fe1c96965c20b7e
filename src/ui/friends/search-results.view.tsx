import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Search } from '../../application/friends/friends.feature'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { VisuallyHidden } from '../design/visually-hidden'
import { useFeature } from '../shell/use-feature'
import { PersonRow } from './person-row'

type Running = Exclude<Search, { readonly _tag: 'Idle' }>

/** What a search has found; how many is read out. */
export const SearchResults = observer(({ search }: { readonly search: Running }) => {
  const { t } = useTranslation('friends')
  const friends = useFeature('friends')
  switch (search._tag) {
    case 'Searching':
      return <SkeletonRows count={4} />
    case 'Failed':
      return (
        <EmptyState
          art="offline"
          title={t('search_failed')}
          text={t('failed_text')}
          action={<Button onClick={() => friends.search(search.text)}>{t('again')}</Button>}
        />
      )
    case 'Found':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{t('found', { count: search.people.length })}</span>
          </VisuallyHidden>
          {search.people.length === 0 ? (
            <EmptyState art="search" title={t('found_none', { text: search.text })} text={t('found_none_text')} />
          ) : (
            <List label={t('results')}>
              {search.people.map((person) => (
                <PersonRow key={person.id} person={O.getOrElse(() => person)(friends.view.person(person.id))} />
              ))}
            </List>
          )}
        </>
      )
  }
})
