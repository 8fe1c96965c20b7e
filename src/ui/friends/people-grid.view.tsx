import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { Skeleton } from '../design/skeleton'
import { Portrait } from '../shell/portrait'
import { pathOf } from '../shell/routes'
import type { PeopleToMeetProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './people.module.css'

const BONES = [0, 1, 2, 3, 4, 5, 6, 7] as const

export const PeopleBones = () => {
  const { t } = useTranslation(['home', 'common'])
  return (
    <div className={styles.grid} role="status" aria-label={t('common:loading')}>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="card" />
      ))}
    </div>
  )
}

type TilesProps = { readonly title: string; readonly people: readonly Acquaintance[]; readonly lit?: boolean }

const Tiles = ({ title, people, lit = false }: TilesProps) => {
  const link = useLink()
  if (people.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        {lit && <span className={styles.lamp} aria-hidden />}
        {title}
      </h2>
      <ul className={styles.grid} role="list">
        {people.map((person, at) => (
          <li key={person.id} className={styles.tile}>
            <a {...link(pathOf('FriendPage', { friendId: person.id }))} className={styles.face}>
              <Portrait person={person} status={person.status} eager={at < 6} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const order: Readonly<Record<PresenceStatus, number>> = { online: 0, busy: 1, unknown: 2, offline: 2 }

/** What stands where nobody does: the shape of who comes, what went wrong, or that there is nobody. */
const Nobody = observer(({ action }: PeopleToMeetProps) => {
  const { t } = useTranslation(['home', 'wall'])
  const { loadGuests, view } = useFeature('friends')
  if (view.guestListing === 'loaded')
    return action && <EmptyState art="search" title={t('wall:empty')} text={t('wall:empty_text')} action={action} />
  if (view.guestListing !== 'failed') return <PeopleBones />
  return (
    <EmptyState
      art="offline"
      title={t('people_failed')}
      text={t('people_failed_text')}
      action={<Button onClick={() => void loadGuests()}>{t('again')}</Button>}
    />
  )
})

/** Faces of people to meet, those who are here first. */
export const PeopleGrid = observer(({ action }: PeopleToMeetProps) => {
  const { t } = useTranslation('home')
  const { loadGuests, view } = useFeature('friends')
  const { guests } = view
  useEffect(() => {
    if (view.guestListing === 'idle') void loadGuests()
  }, [loadGuests, view])
  if (guests.length === 0) return <Nobody action={action} />
  const sorted = guests.toSorted((a, b) => order[a.status] - order[b.status])
  const here = sorted.filter(({ status }) => order[status] < 2)
  return (
    <>
      {action && <div className={styles.action}>{action}</div>}
      <Tiles title={t('online_now', { count: here.length })} people={here} lit />
      <Tiles title={here.length > 0 ? t('more_people') : t('people')} people={sorted.slice(here.length)} />
    </>
  )
})
