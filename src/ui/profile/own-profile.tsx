import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { Avatar } from '../design/avatar'
import { Dialog } from '../design/dialog'
import { CoinLink } from '../shell/coin-link'
import { useCore } from '../shell/core-context'
import { isQuiet, PersonFacts } from '../shell/person-facts'
import { OwnAlbum } from './own-album'
import styles from './own-profile.module.css'
import { EditWay, OwnWays } from './own-ways'
import { OwnWho } from './own-who'
import { ReviewNote } from './review-note'

type Props = {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** The own profile popup: who one is to others now, the balance, and the ways on. @rule SHELL-58 PROF-10 */
export const OwnProfile = ({ me, open, onClose, onSignOut }: Props) => {
  const { t } = useTranslation('profile')
  const { account } = useCore()
  useEffect(() => {
    if (open) void account.refresh()
  }, [account, open])
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} phone="bottom">
      <div className={styles.card}>
        <Avatar name={me.name} src={me.headImg} size="xxl" />
        <ReviewNote state={me.reviews.headImg} />
        <OwnWho me={me} />
        <CoinLink coins={me.coins} onPress={onClose} />
        <EditWay onPress={onClose} />
        <div className={styles.facts}>
          {isQuiet(me) ? <p className={styles.quiet}>{t('quiet')}</p> : <PersonFacts person={me} />}
          <Suspense>
            <OwnAlbum me={me} />
          </Suspense>
        </div>
        <OwnWays me={me} onClose={onClose} onSignOut={onSignOut} />
      </div>
    </Dialog>
  )
}
