import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cx } from './cx'
import styles from './floating.module.css'
import { Icon } from './icon'
import { useOpen } from './use-open'

export type SearchOption = {
  readonly value: string
  readonly label: string
  /** Shown at the end of the row. */
  readonly detail?: string
  /** Shown before the label, read to nobody. */
  readonly mark?: string
  /** Further words by which it is found. */
  readonly words?: readonly string[]
}

export type SearchSelectProps = {
  readonly label: string
  /** The name of the field in which one types to search. */
  readonly search: string
  /** Said when nothing fits. */
  readonly nothing: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly SearchOption[]
  /** What the closed control shows; the label of the choice elsewhere. */
  readonly shown?: ReactNode
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** How well a choice fits what is typed, accents and case aside: 0 its label begins so, 1 one of its words does, 2 not. */
const rank = ({ label, words = [] }: SearchOption, typed: string): 0 | 1 | 2 => {
  if (plain(label).startsWith(typed)) return 0
  return [label, ...words].some((text) => ` ${plain(text)}`.includes(` ${typed}`)) ? 1 : 2
}

const found = (choices: readonly SearchOption[], typed: string): readonly SearchOption[] => {
  const wanted = plain(typed.trim())
  const ranked = choices.map((choice) => ({ choice, rank: rank(choice, wanted) }))
  return [0, 1].flatMap((best) => ranked.filter((one) => one.rank === best).map(({ choice }) => choice))
}

const Row = ({ choice }: { readonly choice: SearchOption }) => (
  <Base.Item className={styles.item} value={choice}>
    {choice.mark !== undefined && <span aria-hidden>{choice.mark}</span>}
    <span className={styles.grow}>{choice.label}</span>
    {choice.detail !== undefined && <bdi className={styles.detail}>{choice.detail}</bdi>}
    <Base.ItemIndicator className={styles.check}>
      <Icon of={Check} />
    </Base.ItemIndicator>
  </Base.Item>
)

/** One of very many: the list opens with a field that searches it. */
export const SearchSelect = (props: SearchSelectProps) => {
  const { label, search, nothing, value, onChange, choices, shown } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const opening = useOpen({})
  const chosen = choices.find((choice) => choice.value === value) ?? null
  return (
    <Base.Root<SearchOption>
      items={choices}
      value={chosen}
      onValueChange={(next) => next !== null && onChange(next.value)}
      inputValue={typed}
      onInputValueChange={setTyped}
      filteredItems={found(choices, typed)}
      autoHighlight
      {...opening}
    >
      <Base.Trigger className={cx(styles.trigger, shown !== undefined && styles.short)} id={id} aria-label={label}>
        {shown ?? <span className={styles.chosen}>{chosen?.label}</span>}
        <Icon of={ChevronDown} size="sm" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align="start" sideOffset={6} collisionPadding={12}>
          <Base.Popup className={cx(styles.popup, styles.searched)} aria-label={label}>
            <Base.Input className={styles.search} placeholder={search} aria-label={search} />
            <Base.Empty className={styles.nothing}>{nothing}</Base.Empty>
            <Base.List className={styles.rows}>
              {(choice: SearchOption) => <Row key={choice.value} choice={choice} />}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
