import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './field.module.css'

export type FieldTexts = {
  readonly label: string
  /** The label is read out but not shown. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong and what to do. Its presence marks the control as invalid. */
  readonly error?: string | undefined
}

export type FieldFrameProps = FieldTexts & {
  readonly id: string
  readonly counter?: { readonly used: number; readonly limit: number } | undefined
  readonly children: ReactNode
}

/** Ids of the notes that describe a control. */
export const describedBy = (id: string, { error, hint }: FieldTexts): string | undefined =>
  cx(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined

/** Label above, control, then error or hint with a counter. */
export const FieldFrame = ({ id, label, labelHidden = false, hint, error, counter, children }: FieldFrameProps) => (
  <div className={styles.field}>
    {!labelHidden && (
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
    )}
    {children}
    {(error !== undefined || hint !== undefined || counter !== undefined) && (
      <div className={styles.notes}>
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        {hint !== undefined && error === undefined && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {counter !== undefined && (
          <span className={cx(styles.counter, counter.used > counter.limit && styles.over)}>
            {counter.used}/{counter.limit}
          </span>
        )}
      </div>
    )}
  </div>
)
