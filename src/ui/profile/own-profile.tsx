import { Copy, Eye, LogOut, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Me } from '../../domain/kernel/person'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { VisuallyHidden } from '../design/visually-hidden'
import { useToast } from '../design/toast'
import { CoinLink } from '../shell/coin-link'
import { usePersonWords } from '../shell/person-words'
import { pathOf } from '../shell/routes'
import styles from './own-profile.module.css'

type Props = {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** The number by which others find this person; a press copies it. */
const OwnId = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(String(id)).then(
      () => toast({ text: t('id_copied'), tone: 'success' }),
      () => undefined,
    )
  return (
    <button type="button" className={styles.id} onClick={() => void copy()}>
      {t('id')} <bdi>{id}</bdi> <VisuallyHidden>{t('id_copy')}</VisuallyHidden>
      <Icon of={Copy} size="sm" />
    </button>
  )
}

const Who = ({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('profile')
  const words = usePersonWords()
  const age = words.age(me.birthday)
  const country = words.country(me.countryCode)
  return (
    <div className={styles.who}>
      <span className={styles.name}>
        <bdi>{me.name}</bdi>
        {age !== undefined && <span className={styles.age}>{age}</span>}
        {me.paid && <Badge tone="gold">{t('vip')}</Badge>}
      </span>
      {country !== undefined && (
        <span className={styles.place}>
          <span aria-hidden>{words.flag(me.countryCode)}</span> {country}
        </span>
      )}
      <OwnId id={me.id} />
    </div>
  )
}

/** The own profile popup: face, name, id, country, balance, and the ways out. @rule SHELL-58 PROF-10 */
export const OwnProfile = ({ me, open, onClose, onSignOut }: Props) => {
  const { t } = useTranslation('profile')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} phone="bottom">
      <div className={styles.card}>
        <Avatar name={me.name} src={me.headImg} size="xxl" />
        <Who me={me} />
        <CoinLink coins={me.coins} onPress={onClose} />
        <div className={styles.ways}>
          <Link href={pathOf('FriendsPage')} asChild onClick={onClose}>
            <ButtonLink wide icon={<Icon of={UsersRound} />}>
              {t('friends')}
            </ButtonLink>
          </Link>
          <Link href={pathOf('FriendPage', { friendId: me.id })} asChild onClick={onClose}>
            <ButtonLink wide icon={<Icon of={Eye} />}>
              {t('see_profile')}
            </ButtonLink>
          </Link>
          <Button wide variant="ghost" icon={<Icon of={LogOut} flips />} onClick={onSignOut}>
            {t('sign_out')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
