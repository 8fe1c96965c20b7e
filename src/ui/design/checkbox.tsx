import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './choice.module.css'
import { VisuallyHidden } from './visually-hidden'

export type CheckboxProps = {
  /** May hold links: it names the box. */
  readonly label: ReactNode
  readonly labelHidden?: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
}

/** A box to tick, with its text beside it. */
export const Checkbox = ({ label, labelHidden = false, checked, onChange, disabled = false, error }: CheckboxProps) => (
  <div className={styles.group}>
    <label className={styles.row}>
      <Base.Root
        className={styles.box}
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
      >
        <Base.Indicator className={styles.tick}>
          <Check aria-hidden />
        </Base.Indicator>
      </Base.Root>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.words}>{label}</span>}
    </label>
    {error !== undefined && (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
  </div>
)
