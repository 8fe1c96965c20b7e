import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './banner.module.css'
import { cx } from './cx'
import { Icon } from './icon'
import { IconButton } from './icon-button'

export type BannerTone = 'info' | 'warning' | 'danger' | 'success'

const icons: Readonly<Record<BannerTone, LucideIcon>> = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
  success: CircleCheck,
}

export type BannerProps = {
  readonly tone?: BannerTone
  readonly icon?: LucideIcon
  /** One button that helps. */
  readonly action?: ReactNode
  readonly onDismiss?: () => void
  /** From edge to edge, without corners. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** Something that holds for the whole view, said in one sentence with one button. */
export const Banner = ({ tone = 'info', icon, action, onDismiss, flush = false, children }: BannerProps) => {
  const { t } = useTranslation('common')
  return (
    <div
      className={cx(styles.banner, styles[tone], flush && styles.flush)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon of={icon ?? icons[tone]} />
      <div className={styles.text}>{children}</div>
      <div className={styles.deeds}>
        {action}
        {onDismiss !== undefined && <IconButton size="sm" label={t('dismiss')} icon={X} onClick={onDismiss} />}
      </div>
    </div>
  )
}
