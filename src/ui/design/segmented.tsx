import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import type { RadioGroupProps } from './radio-group'
import styles from './choice.module.css'

/** One of a few, side by side. */
export const Segmented = <V extends string>({ label, value, onChange, choices }: RadioGroupProps<V>) => (
  <Base
    className={styles.segments}
    aria-label={label}
    value={value}
    onValueChange={(next: V | null) => next !== null && onChange(next)}
  >
    {choices.map((choice) => (
      <Radio.Root
        key={choice.value}
        className={styles.segment}
        value={choice.value}
        disabled={choice.disabled ?? false}
      >
        {choice.label}
      </Radio.Root>
    ))}
  </Base>
)
