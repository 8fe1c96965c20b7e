import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconDisc } from '../design/icon-disc'
import styles from './security.module.css'

type CardProps = { readonly title: string; readonly text?: string; readonly children: ReactNode }

/** What belongs together, below its name. */
export const SettingCard = ({ title, text, children }: CardProps) => (
  <section className={styles.card}>
    <h2 className={styles.title}>{title}</h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
  </section>
)

export const SettingRows = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.rows} role="list" aria-label={label}>
    {children}
  </ul>
)

type RowProps = {
  readonly icon: LucideIcon
  readonly name: ReactNode
  readonly state: ReactNode
  /** What hinders or follows. */
  readonly note?: string | undefined
  readonly action?: ReactNode
}

/** One setting: how it stands, and the way to change it. */
export const SettingRow = ({ icon, name, state, note, action }: RowProps) => (
  <li className={styles.row}>
    <IconDisc of={icon} />
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{state}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    {action}
  </li>
)
