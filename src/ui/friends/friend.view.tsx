import * as O from 'fp-ts/Option'
import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import { pictureAt } from '../../domain/kernel/picture-size'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { IconButton } from '../design/icon-button'
import { Skeleton } from '../design/skeleton'
import { useCore } from '../shell/core-context'
import { isQuiet, PersonFacts } from '../shell/person-facts'
import { Picture } from '../shell/portrait'
import { useShell } from '../shell/shell-context'
import { isNobody } from './friend-problem'
import { FriendActions } from './friend-actions.view'
import { ProfileHeading } from './profile-heading'
import { PersonAlbum } from './person-album.view'
import { PersonMore } from './person-more'
import { PersonName } from './person-name.view'
import styles from './profile.module.css'
import { useBack } from '../shell/use-back'
import { usePerson } from './use-person'

/** Call inside an observer. */
const useIsMe = (): ((person: Acquaintance) => boolean) => {
  const { session } = useCore().account.view
  return ({ id }) => session._tag === 'SignedIn' && session.me.id === id
}

/** The way back, and what can be done about somebody who is not oneself. */
const Over = observer(({ person }: { readonly person: O.Option<Acquaintance> }) => {
  const { t } = useTranslation(['friends', 'common'])
  const back = useBack()
  const isMe = useIsMe()
  return (
    <span className={styles.over}>
      <IconButton variant="glass" label={t('common:back')} icon={ArrowLeft} flips onClick={back} />
      {O.isSome(person) && !isMe(person.value) && <PersonMore person={person.value} variant="glass" size="md" />}
    </span>
  )
})

const Bones = () => {
  const { t } = useTranslation(['friends', 'common'])
  return (
    <div className={styles.profile} role="status" aria-label={t('common:loading')}>
      <div className={styles.portrait}>
        <Skeleton shape="card" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="short" />
        <Skeleton width="long" />
        <Skeleton />
      </div>
    </div>
  )
}

const Failure = ({ problem, again }: { readonly problem: GatewayError; readonly again: () => void }) => {
  const { t } = useTranslation('friends')
  if (isNobody(problem)) return <EmptyState art="search" title={t('nobody')} />
  return (
    <EmptyState
      art="offline"
      title={t('person_failed')}
      text={t('failed_text')}
      action={<Button onClick={again}>{t('again')}</Button>}
    />
  )
}

type PersonProps = { readonly person: Acquaintance }

/** The wide picture of the profile: behind the portrait, or on a phone below what can be done. @rule PROF-9 */
const Backdrop = ({ person }: PersonProps) =>
  person.background !== '' && (
    <img className={styles.backdrop} src={pictureAt(person.background, 'large')} alt="" decoding="async" />
  )

const Facts = ({ person }: PersonProps) => {
  const { t } = useTranslation('friends')
  if (isQuiet(person)) return <p className={styles.quiet}>{t('quiet', { name: person.name })}</p>
  return <PersonFacts person={person} />
}

const Profile = observer(({ person }: PersonProps) => {
  const { mobile } = useShell()
  const own = useIsMe()(person)
  return (
    <article className={styles.profile} aria-labelledby="person-name" data-backdrop={person.background !== ''}>
      {!mobile && <Backdrop person={person} />}
      <div className={styles.portrait}>
        <Picture key={person.id} name={person.name} src={person.headImg} size="large" eager />
        <div className={styles.scrim}>
          <PersonName person={person} />
        </div>
      </div>
      <div className={styles.facts}>
        {own ? null : <FriendActions person={person} />}
        {mobile && <Backdrop person={person} />}
        <Facts person={person} />
        <Suspense>
          <PersonAlbum person={person} />
        </Suspense>
      </div>
    </article>
  )
})

/** Portrait, facts and what can be done together. @rule PROF-9 */
export const FriendView = observer(({ id }: { readonly id: UserId }) => {
  const { person, problem, again } = usePerson(id)
  return (
    <div className={styles.page}>
      <Over person={person} />
      {O.isSome(person) && (person.value.blocked || !(problem !== null && isNobody(problem))) ? (
        <Profile person={person.value} />
      ) : problem === null ? (
        <Bones />
      ) : (
        <div className={styles.missing}>
          <ProfileHeading />
          <Failure problem={problem} again={again} />
        </div>
      )}
    </div>
  )
})
