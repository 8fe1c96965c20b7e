import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from './cx'
import { FieldFrame, type FieldTexts } from './field-frame'
import styles from './floating.module.css'
import { Icon } from './icon'
import { useOpen } from './use-open'

type Option<V extends string> = { readonly value: V; readonly label: string }

export type SelectProps<V extends string> = FieldTexts & {
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly choices: ReadonlyArray<Option<V>>
  readonly placeholder?: string
  readonly disabled?: boolean
}

const Options = <V extends string>({ choices }: { readonly choices: ReadonlyArray<Option<V>> }) => (
  <Base.Portal>
    <Base.Positioner className={styles.positioner} alignItemWithTrigger={false} sideOffset={6} collisionPadding={12}>
      <Base.Popup className={cx(styles.popup, styles.select)}>
        {choices.map((choice) => (
          <Base.Item className={styles.item} key={choice.value} value={choice.value}>
            <Base.ItemText className={styles.grow}>{choice.label}</Base.ItemText>
            <Base.ItemIndicator className={styles.check}>
              <Icon of={Check} />
            </Base.ItemIndicator>
          </Base.Item>
        ))}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
)

/** One of many in a list that opens. */
export const Select = <V extends string>({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  choices,
  placeholder = '',
  disabled = false,
}: SelectProps<V>) => {
  const id = useId()
  const opening = useOpen({})
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <Base.Root
        items={[...choices]}
        value={value}
        onValueChange={(next: V | null) => next !== null && onChange(next)}
        disabled={disabled}
        {...opening}
      >
        <Base.Trigger
          className={styles.trigger}
          id={id}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
        >
          <Base.Value placeholder={placeholder} />
          <Base.Icon className={styles.chevron}>
            <Icon of={ChevronDown} />
          </Base.Icon>
        </Base.Trigger>
        <Options choices={choices} />
      </Base.Root>
    </FieldFrame>
  )
}
