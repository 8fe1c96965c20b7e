import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chips.module.css'
import { cx } from './cx'
import { Icon } from './icon'

/** Words beside each other. */
export const Chips = ({ words, label }: { readonly words: readonly string[]; readonly label?: string }) => (
  <ul className={styles.chips} role="list" aria-label={label}>
    {words.map((word) => (
      <li className={styles.chip} key={word}>
        <bdi>{word}</bdi>
      </li>
    ))}
  </ul>
)

export type RemovableChipsProps<V extends string> = {
  readonly label: string
  readonly chosen: ReadonlyArray<{ readonly value: V; readonly label: string }>
  /** Name of the button that takes one away. */
  readonly removeLabel: (word: string) => string
  readonly onRemove: (value: V) => void
  /** Stands behind the last one, such as a way to add more. */
  readonly end?: ReactNode
}

/** What has been chosen, each with a way to take it back. */
export const RemovableChips = <V extends string>(props: RemovableChipsProps<V>) => (
  <ul className={styles.chips} role="list" aria-label={props.label}>
    {props.chosen.map(({ label, value }) => (
      <li className={cx(styles.chip, styles.removable)} key={value}>
        <bdi>{label}</bdi>
        <button
          type="button"
          className={styles.remove}
          aria-label={props.removeLabel(label)}
          onClick={() => props.onRemove(value)}
        >
          <Icon of={X} size="sm" />
        </button>
      </li>
    ))}
    {props.end !== undefined && <li>{props.end}</li>}
  </ul>
)

export type ChipChoicesProps<V extends string | number> = {
  readonly label: string
  readonly choices: ReadonlyArray<{ readonly value: V; readonly label: string }>
  readonly chosen: readonly V[]
  readonly limit: number
  readonly onChange: (chosen: readonly V[]) => void
  /** One more was pressed than may be chosen. */
  readonly onFull: () => void
}

/** Some of many, at most `limit`; pressing one again takes it back. */
export const ChipChoices = <V extends string | number>(props: ChipChoicesProps<V>) => {
  const { chosen, choices, label, limit, onChange, onFull } = props
  const full = chosen.length >= limit
  const press = (value: V, pressed: boolean) => {
    if (pressed) onChange(chosen.filter((one) => one !== value))
    else if (full) onFull()
    else onChange([...chosen, value])
  }
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {choices.map((choice) => {
        const pressed = chosen.includes(choice.value)
        return (
          <button
            key={choice.value}
            type="button"
            className={cx(styles.chip, styles.choice)}
            aria-pressed={pressed}
            aria-disabled={(full && !pressed) || undefined}
            onClick={() => press(choice.value, pressed)}
          >
            {choice.label}
          </button>
        )
      })}
    </div>
  )
}
