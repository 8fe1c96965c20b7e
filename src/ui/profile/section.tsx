import { useId, type ReactNode } from 'react'
import styles from './editor.module.css'

type Props = {
  readonly title: string
  /** How many of how many. */
  readonly count?: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** One part of the editor. */
export const Section = ({ title, count, hint, error, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </header>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  )
}
