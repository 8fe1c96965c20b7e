import {
  Compass,
  GalleryHorizontalEnd,
  LayoutGrid,
  MessageCircle,
  Settings,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/icon'
import styles from './bottom-bar.module.css'

export type Tab = {
  readonly key: 'discover' | 'wall' | 'card' | 'messages' | 'friends'
  readonly href: string
  readonly active: boolean
  readonly onPress?: (event: MouseEvent) => void
  readonly bubble?: ReactNode
  /** At build time the layout is not known yet. */
  readonly only?: 'phone' | 'desktop'
}

const icons: Readonly<Record<Tab['key'], LucideIcon>> = {
  discover: Compass,
  wall: LayoutGrid,
  card: GalleryHorizontalEnd,
  messages: MessageCircle,
  friends: UsersRound,
}

export type BottomBarViewProps = {
  readonly tabs: readonly Tab[]
  /** Own avatar on a phone. */
  readonly me?: ReactNode
  /** Faces of conversations with unread messages. */
  readonly unread?: ReactNode
  readonly settings: ReactNode
}

/** The bar's shape: along the lower edge of a phone, a dock on a desktop. Faces stand beside it: no tab moves as they come. @rule SHELL-68 */
export const BottomBarView = ({ tabs, me, unread, settings }: BottomBarViewProps) => {
  const { t } = useTranslation('shell')
  return (
    <nav className={styles.place} aria-label={t('main_bar')}>
      <div className={styles.bar}>
        {tabs.map(({ key, href, active, onPress, bubble, only }) => (
          <a
            className={styles.tab}
            key={key}
            href={href}
            onClick={onPress}
            aria-current={active ? 'page' : undefined}
            data-only={only}
          >
            <span className={styles.glyph}>
              <Icon of={icons[key]} size="lg" />
              {bubble !== undefined && <span className={styles.bubble}>{bubble}</span>}
            </span>
            {t(key)}
          </a>
        ))}
        {me}
        {settings}
      </div>
      {unread}
    </nav>
  )
}

type BarButtonProps = ComponentProps<'button'> & { readonly label: string; readonly 'data-only'?: 'phone' }

/** A tab that opens something instead of leading somewhere. */
export const BarButton = ({ label, children, ...rest }: BarButtonProps) => (
  <button type="button" {...rest} className={styles.tab}>
    <span className={styles.glyph}>{children ?? <Icon of={UserRound} size="lg" />}</span>
    {label}
  </button>
)

/** Opens terms, privacy and guidelines. @rule SHELL-70 */
export const SettingsButton = (props: ComponentProps<'button'>) => {
  const { t } = useTranslation('shell')
  return (
    <button type="button" {...props} className={`${styles.tab} ${styles.icon}`} aria-label={t('settings')}>
      <Icon of={Settings} size="lg" />
    </button>
  )
}
