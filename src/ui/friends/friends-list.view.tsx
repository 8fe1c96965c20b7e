import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './friends.module.css'
import { PersonRow } from './person-row'
import { Requests } from './requests.view'

const Section = ({ title, people }: { readonly title: string; readonly people: readonly Acquaintance[] }) =>
  people.length > 0 && (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <List label={title}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </List>
    </section>
  )

const Nobody = () => {
  const { t } = useTranslation('friends')
  const link = useLink()
  return (
    <EmptyState
      art="friends"
      title={t('nobody_yet')}
      text={t('nobody_yet_text')}
      action={
        <ButtonLink variant="primary" {...link(pathOf('SearchPage'))}>
          {t('find_people')}
        </ButtonLink>
      }
    />
  )
}

/** Their presence is followed as long as the list is seen. */
const useWatched = (people: readonly Acquaintance[]) => {
  const { watch } = useFeature('friends')
  const ids = people.map(({ id }) => id)
  const key = ids.join(',')
  useEffect(() => (key === '' ? undefined : watch(ids)), [key, watch]) // oxlint-disable-line react/exhaustive-deps -- `key` stands for `ids`
}

/** Requests, favourites, friends. @rule FRND-28 */
export const FriendsList = observer(() => {
  const { t } = useTranslation('friends')
  const { load, view } = useFeature('friends')
  const { friends, listing, requests } = view
  useEffect(() => {
    if (view.listing === 'idle') void load()
  }, [load, view])
  useWatched(friends)
  const known = friends.length + requests.length > 0
  if (!known && (listing === 'idle' || listing === 'loading')) return <SkeletonRows />
  if (!known && listing === 'failed')
    return (
      <EmptyState
        art="offline"
        title={t('list_failed')}
        text={t('failed_text')}
        action={<Button onClick={() => void load()}>{t('again')}</Button>}
      />
    )
  return (
    <>
      <Requests />
      <Section title={t('favorites')} people={friends.filter(({ pinned }) => pinned)} />
      <Section title={t('friends')} people={friends.filter(({ pinned }) => !pinned)} />
      {friends.length === 0 && <Nobody />}
    </>
  )
})
