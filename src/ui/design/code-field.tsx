import { useId, type ComponentProps } from 'react'
import { digitsOf } from '../../domain/kernel/digits'
import { cx } from './cx'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'

const CELLS = [0, 1, 2, 3, 4, 5] as const

export type CodeFieldProps = Pick<ComponentProps<'input'>, 'autoFocus' | 'disabled' | 'name' | 'ref'> &
  FieldTexts & {
    readonly value: string
    readonly onChange: (digits: string) => void
    /** Called once the sixth digit is there. */
    readonly onComplete?: (digits: string) => void
  }

const Cells = ({ digits }: { readonly digits: string }) => (
  <div className={styles.cells} aria-hidden>
    {CELLS.map((cell) => (
      <span key={cell} className={cx(styles.cell, cell === Math.min(digits.length, 5) && styles.next)}>
        {digits[cell]}
      </span>
    ))}
  </div>
)

/** Six digits in one input, so that pasting and the phone's own suggestion work. */
export const CodeField = ({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  onComplete,
  ...rest
}: CodeFieldProps) => {
  const id = useId()
  const take = (typed: string) => {
    const digits = digitsOf(typed, CELLS.length)
    onChange(digits)
    if (digits.length === CELLS.length && digits !== value) onComplete?.(digits)
  }
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <div className={styles.code}>
        <Cells digits={value} />
        <input
          {...rest}
          id={id}
          className={styles.digits}
          value={value}
          onChange={(event) => take(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { label, hint: error === undefined ? hint : undefined, error })}
        />
      </div>
    </FieldFrame>
  )
}
