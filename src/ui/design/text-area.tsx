import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value' | 'id'> &
  FieldTexts & {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly limit?: number
  }

/** Several lines of text; grows with what is typed. */
export const TextArea = ({ label, labelHidden, hint, error, value, onChange, limit, ...rest }: TextAreaProps) => {
  const id = useId()
  const counter = limit === undefined ? undefined : { used: [...value].length, limit }
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} counter={counter}>
      <div className={styles.frame}>
        <textarea
          {...rest}
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { label, hint: error === undefined ? hint : undefined, error })}
        />
      </div>
    </FieldFrame>
  )
}
