import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ButtonVariant } from './button'
import styles from './button.module.css'
import { cx } from './cx'
import { Icon } from './icon'
import { SpinnerRing } from './spinner'
import { useGuard } from './use-guard'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  /** The accessible name. */
  readonly label: string
  readonly icon: LucideIcon
  readonly variant?: ButtonVariant
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly flips?: boolean
  readonly loading?: boolean
  readonly guarded?: boolean
  /** A badge over the corner; only seen, so the name says it too. */
  readonly mark?: ReactNode
}

/** A round button with an icon and a name that only screen readers hear. */
export const IconButton = ({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  flips = false,
  loading = false,
  guarded = false,
  mark,
  onClick,
  ...rest
}: IconButtonProps) => {
  const press = useGuard((event: MouseEvent<HTMLButtonElement>) => onClick?.(event), guarded)
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(styles.button, styles.round, styles[variant], styles[size])}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => (loading ? event.preventDefault() : press(event))}
    >
      <span className={styles.label}>
        <Icon of={icon} size={size} flips={flips} />
      </span>
      {loading && (
        <span className={styles.busy}>
          <SpinnerRing />
        </span>
      )}
      {mark !== undefined && (
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
      )}
    </button>
  )
}
