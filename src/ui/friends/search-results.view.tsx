import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Search } from '../../application/friends/friends.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { VisuallyHidden } from '../design/visually-hidden'
import { useFeature } from '../shell/use-feature'
import styles from './friends.module.css'
import { PersonRow } from './person-row'

type Running = Exclude<Search, { readonly _tag: 'Idle' }>

type ResultsProps = { readonly title: string | undefined; readonly people: readonly Acquaintance[] }

const Results = observer(({ title, people }: ResultsProps) => {
  const { t } = useTranslation('friends')
  const { view } = useFeature('friends')
  return (
    <section className={styles.section}>
      {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
      <List label={t('results')}>
        {people.map((person) => (
          <PersonRow key={person.id} person={O.getOrElse(() => person)(view.person(person.id))} />
        ))}
      </List>
    </section>
  )
})

type Props = {
  readonly search: Running
  /** Who stands on the screen already. */
  readonly shown?: readonly Acquaintance[]
}

const NOBODY: readonly Acquaintance[] = []

/** What a search has found; how many is read out. */
export const SearchResults = observer(({ search, shown = NOBODY }: Props) => {
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
    case 'Found': {
      const people = search.people.filter(({ id }) => shown.every((one) => one.id !== id))
      return (
        <>
          <VisuallyHidden>
            <span role="status">{t('found', { count: people.length + shown.length })}</span>
          </VisuallyHidden>
          {people.length > 0 ? (
            <Results title={shown.length > 0 ? t('more_people') : undefined} people={people} />
          ) : (
            shown.length === 0 && (
              <EmptyState art="search" title={t('found_none', { text: search.text })} text={t('found_none_text')} />
            )
          )}
        </>
      )
    }
  }
})
