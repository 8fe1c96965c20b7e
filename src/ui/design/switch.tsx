import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import styles from './choice.module.css'
import { cx } from './cx'

export type SwitchProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** On or off, with effect at once. */
export const Switch = ({ label, hint, checked, onChange, disabled = false }: SwitchProps) => (
  <label className={cx(styles.row, styles.spread)}>
    <span className={styles.words}>
      {label}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
    <Base.Root
      className={styles.switch}
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      disabled={disabled}
    >
      <Base.Thumb className={styles.thumb} />
    </Base.Root>
  </label>
)
