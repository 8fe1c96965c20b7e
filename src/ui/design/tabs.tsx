import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './tabs.module.css'

export type TabsProps<V extends string> = {
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  /** The panel takes the place that is left, and scrolls by itself. */
  readonly fill?: boolean
  readonly tabs: ReadonlyArray<{ readonly value: V; readonly label: ReactNode; readonly panel: ReactNode }>
}

/** Several views in one place; arrow keys move between their tabs. */
export const Tabs = <V extends string>({ fill = false, label, value, onChange, tabs }: TabsProps<V>) => (
  <Base.Root className={fill ? styles.fill : undefined} value={value} onValueChange={(next: V) => onChange(next)}>
    <Base.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <Base.Tab className={styles.tab} key={tab.value} value={tab.value}>
          {tab.label}
        </Base.Tab>
      ))}
      <Base.Indicator className={styles.indicator} />
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel className={cx(styles.panel, fill && styles.filling)} key={tab.value} value={tab.value}>
        {tab.panel}
      </Base.Panel>
    ))}
  </Base.Root>
)
