import { useId, type ComponentProps } from 'react'
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

/** Code points of the digit zero: Arabic, Persian, Devanagari, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50] as const

const western = (digit: string): string => {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Digits of any script as 0-9, everything else dropped, six at most. */
export const sixDigits = (typed: string): string =>
  typed
    .replace(/\p{Nd}/gu, western)
    .replace(/\D/g, '')
    .slice(0, CELLS.length)

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
    const digits = sixDigits(typed)
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
