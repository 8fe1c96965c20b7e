import {
  ChevronRight,
  Coins,
  Eye,
  ListChecks,
  LogOut,
  Pencil,
  ReceiptText,
  ShieldCheck,
  UsersRound,
  Video,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Me } from '../../domain/kernel/person'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import { isBuilt } from '../shell/pages'
import { pathOf, type RouteName } from '../shell/routes'
import styles from './own-profile.module.css'

type WayProps = {
  readonly to: RouteName
  readonly params?: Readonly<Record<string, number>>
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}

/** Nothing where the page is not built. */
const Way = ({ to, params, icon, label, onPress }: WayProps) =>
  isBuilt(to) && (
    <li>
      <Link className={styles.way} href={pathOf(to, params)} onClick={onPress}>
        <Icon of={icon} />
        <span className={styles.word}>{label}</span>
        <Icon of={ChevronRight} size="sm" flips />
      </Link>
    </li>
  )

export const EditWay = ({ onPress }: Pick<WayProps, 'onPress'>) => {
  const { t } = useTranslation('profile')
  return (
    <Link href={pathOf('EditProfile')} asChild onClick={onPress}>
      <ButtonLink wide variant="primary" icon={<Icon of={Pencil} />}>
        {t('edit')}
      </ButtonLink>
    </Link>
  )
}

/** Opens the device check outside of calls. @rule PLUS-24 */
const CheckDevices = ({ onPress }: Pick<WayProps, 'onPress'>) => {
  const { t } = useTranslation('profile')
  const core = useCore()
  const open = async (): Promise<void> => {
    onPress()
    await (await core.feature('calls')).devices.openCheck()
  }
  return (
    <li>
      <button type="button" className={styles.way} onClick={() => void open()}>
        <Icon of={Video} />
        <span className={styles.word}>{t('devices')}</span>
        <Icon of={ChevronRight} size="sm" flips />
      </button>
    </li>
  )
}

type Props = { readonly me: Me; readonly onClose: () => void; readonly onSignOut: () => void }

/** What others see, friends, what belongs to the account, and the way out. @rule PROF-10 */
export const OwnWays = ({ me, onClose, onSignOut }: Props) => {
  const { t } = useTranslation('profile')
  return (
    <div className={styles.ways}>
      <ul className={styles.list} role="list">
        <Way to="FriendPage" params={{ friendId: me.id }} icon={Eye} label={t('see_profile')} onPress={onClose} />
        <Way to="FriendsPage" icon={UsersRound} label={t('friends')} onPress={onClose} />
        {me.goddess && <Way to="HostSettings" icon={Coins} label={t('host')} onPress={onClose} />}
        <Way to="TaskList" icon={ListChecks} label={t('tasks')} onPress={onClose} />
        <Way to="CoinMovements" icon={Wallet} label={t('movements')} onPress={onClose} />
        <Way to="PayOrderList" icon={ReceiptText} label={t('orders')} onPress={onClose} />
        <Way to="AccountSecurity" icon={ShieldCheck} label={t('security')} onPress={onClose} />
        <CheckDevices onPress={onClose} />
      </ul>
      <Button wide variant="ghost" icon={<Icon of={LogOut} flips />} onClick={onSignOut}>
        {t('sign_out')}
      </Button>
    </div>
  )
}
