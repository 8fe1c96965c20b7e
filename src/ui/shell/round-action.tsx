import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../design/icon-button'
import styles from './round-action.module.css'

export type RoundActionProps = {
  /** The accessible name; it says what the caption shows. */
  readonly label: string
  readonly icon: LucideIcon
  /** Below the button, such as its price; only seen. */
  readonly caption?: ReactNode
  readonly loading?: boolean
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly onClick: () => void
}

/** A round button on a picture with what it costs below it. */
export const RoundAction = ({ caption, disabled = false, icon, label, loading = false, ...rest }: RoundActionProps) => (
  <span className={styles.action} data-pressed={rest.pressed || undefined}>
    <IconButton
      variant="glass"
      size="lg"
      guarded
      label={label}
      icon={icon}
      loading={loading}
      aria-disabled={disabled}
      aria-pressed={rest.pressed}
      onClick={() => (disabled ? undefined : rest.onClick())}
    />
    {caption !== undefined && (
      <span className={styles.caption} aria-hidden>
        {caption}
      </span>
    )}
  </span>
)
