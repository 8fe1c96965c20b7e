import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { FriendsFeature } from '../../application/friends/friends.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { useCore } from '../shell/core-context'
import { FirstScreen } from '../shell/first-screen'
import { PRIVACY, TERMS } from '../shell/places'
import { Portrait } from '../shell/portrait'
import { GuestVideos } from './guest-videos'
import styles from './home.module.css'

const NOBODY: readonly Acquaintance[] = []

/** People for the windows of the first screen; it stands without them too. Call inside an observer. */
const useGuests = (wanted: boolean): readonly Acquaintance[] => {
  const core = useCore()
  const [friends, setFriends] = useState<FriendsFeature | undefined>(() => core.loaded('friends'))
  useEffect(() => {
    if (!wanted || friends !== undefined) return
    let gone = false
    core.feature('friends').then(
      (loaded) => void (gone || setFriends(loaded)),
      () => undefined,
    )
    return () => void (gone = true)
  }, [core, friends, wanted])
  useEffect(() => {
    if (wanted && friends?.view.guestListing === 'idle') void friends.loadGuests()
  }, [friends, wanted])
  return friends?.view.guests ?? NOBODY
}

const Outside = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

/** One line, faces, one button; below them the hot videos. */
export const VisitorHome = observer(({ ready }: { readonly ready: boolean }) => {
  const { account } = useCore()
  const { t } = useTranslation('home')
  const faces = useGuests(ready).map((person, at) => (
    <Portrait key={person.id} person={person} status={person.status} eager turned={at === 0} />
  ))
  return (
    <div className={styles.home}>
      <FirstScreen
        faces={faces}
        onStart={() => account.openSignIn({ _tag: 'Button' })}
        notice={
          <Trans
            t={t}
            i18nKey="notice"
            components={{ terms: <Outside to={TERMS} />, privacy: <Outside to={PRIVACY} /> }}
          />
        }
      />
      {ready && <GuestVideos />}
    </div>
  )
})
