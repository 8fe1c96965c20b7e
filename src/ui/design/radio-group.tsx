import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'

export type Choice<V extends string> = {
  readonly value: V
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

export type RadioGroupProps<V extends string> = {
  readonly label: string
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly choices: ReadonlyArray<Choice<V>>
}

/** One of several, each on a line of its own. */
export const RadioGroup = <V extends string>({ label, value, onChange, choices }: RadioGroupProps<V>) => {
  const id = useId()
  return (
    <Base
      className={styles.group}
      aria-labelledby={id}
      value={value}
      onValueChange={(next: V | null) => next !== null && onChange(next)}
    >
      <span className={styles.legend} id={id}>
        {label}
      </span>
      {choices.map((choice) => (
        <label className={styles.row} key={choice.value}>
          <Radio.Root className={styles.radio} value={choice.value} disabled={choice.disabled ?? false}>
            <Radio.Indicator className={styles.pip} />
          </Radio.Root>
          <span className={styles.words}>
            {choice.label}
            {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
    </Base>
  )
}
