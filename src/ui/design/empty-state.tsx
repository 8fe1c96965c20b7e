import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing'
import styles from './empty.module.css'

export type EmptyStateProps = {
  readonly art: DrawingName
  readonly title: string
  /** What to do next. */
  readonly text?: string
  readonly action?: ReactNode
}

/** Says that there is nothing yet and what to do next, with a small drawing. */
export const EmptyState = ({ art, title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Drawing name={art} />
    <h2 className={styles.title}>{title}</h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)
