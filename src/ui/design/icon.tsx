import type { LucideIcon } from 'lucide-react'
import { cx } from './cx'
import styles from './icon.module.css'

export type IconProps = {
  readonly of: LucideIcon
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The icon points along the line of text, so it is mirrored from right to left. */
  readonly flips?: boolean
}

/** One icon of the set (lucide, stroke 1.9). Always decoration: the control around it carries the name. */
export const Icon = ({ of: Drawing, size = 'md', flips = false }: IconProps) => (
  <Drawing className={cx(styles.icon, styles[size], flips && styles.flips)} strokeWidth={1.9} aria-hidden />
)
