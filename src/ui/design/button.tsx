import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx'
import { SpinnerRing } from './spinner'
import { useGuard } from './use-guard'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'answer' | 'glass'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  /** `primary` carries the accent gradient: one on a screen. `glass` stands on pictures and video. */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
  readonly pill?: boolean
  /** Shows a ring in place of the label, keeps the width, ignores presses. */
  readonly loading?: boolean
  /** Ignores a repeated press for 2 s. @rule SHELL-83 */
  readonly guarded?: boolean
  readonly icon?: ReactNode
}

/** The look of a button for elements that are not one, such as links. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize, wide: boolean, pill: boolean): string =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide, pill && styles.pill)

export const Button = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  pill = false,
  loading = false,
  guarded = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const press = useGuard((event: MouseEvent<HTMLButtonElement>) => onClick?.(event), guarded)
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, wide, pill)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => (loading ? event.preventDefault() : press(event))}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className={styles.busy}>
          <SpinnerRing />
        </span>
      )}
    </button>
  )
}
