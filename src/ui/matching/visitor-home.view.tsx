import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useCore } from '../shell/core-context'
import { FirstScreen } from '../shell/first-screen'
import { usePersonWordsSoon } from '../shell/person-words'
import { Portrait } from '../shell/portrait'
import { useGuests } from '../shell/use-guests'
import { useLegal } from '../shell/use-legal'
import { GuestVideos } from './guest-videos'
import styles from './home.module.css'

const Outside = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

/** One line, faces, one button; below them the hot videos. */
export const VisitorHome = observer(({ ready }: { readonly ready: boolean }) => {
  const { account } = useCore()
  const { t } = useTranslation('home')
  const legal = useLegal()
  usePersonWordsSoon()
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
            components={{ terms: <Outside to={legal('terms')} />, privacy: <Outside to={legal('privacy')} /> }}
          />
        }
      />
      {ready && <GuestVideos />}
    </div>
  )
})
