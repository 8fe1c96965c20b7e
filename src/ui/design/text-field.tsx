import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'value' | 'id'> &
  FieldTexts & {
    readonly value: string
    readonly onChange: (value: string) => void
    /** Shows `used/limit`; the text may grow past it, the owner refuses. */
    readonly limit?: number
    readonly leading?: ReactNode
    readonly trailing?: ReactNode
  }

/** One line of text. */
export const TextField = ({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  limit,
  leading,
  trailing,
  ...rest
}: TextFieldProps) => {
  const id = useId()
  const counter = limit === undefined ? undefined : { used: [...value].length, limit }
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} counter={counter}>
      <div className={styles.frame}>
        {leading !== undefined && <span className={styles.leading}>{leading}</span>}
        <input
          {...rest}
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { label, hint: error === undefined ? hint : undefined, error })}
        />
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </div>
    </FieldFrame>
  )
}
