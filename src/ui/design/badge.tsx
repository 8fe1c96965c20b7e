import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './badge.module.css'
import { cx } from './cx'
import { VisuallyHidden } from './visually-hidden'

export type BadgeProps = {
  readonly tone?: 'neutral' | 'accent' | 'gold' | 'online' | 'danger' | 'media'
  readonly children: ReactNode
}

/** A word on a tinted ground, such as 'Demo' or 'VIP'. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={cx(styles.badge, styles[tone])}>{children}</span>
)

type CountBadgeProps = {
  readonly count: number
  /** The name of the control that bears it says it in words. */
  readonly bare?: boolean
}

/** A number of unread things, `99+` at most; nothing at zero. */
export const CountBadge = ({ count, bare = false }: CountBadgeProps) => {
  const { t } = useTranslation('common')
  if (count <= 0) return null
  return (
    <span className={cx(styles.badge, styles.count)} key={count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      {!bare && <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>}
    </span>
  )
}

/** Something new, without a number. */
export const Dot = ({ label }: { readonly label: string }) => (
  <span className={styles.dot} role="img" aria-label={label} />
)
