import { useId, type ReactNode } from 'react'
import styles from './centre.module.css'

type CentrePartProps = {
  readonly title: string
  readonly lines: readonly string[]
  /** What is done one after the other. */
  readonly steps?: boolean
  /** Found at once by whoever needs it now. */
  readonly urgent?: boolean
  /** Where it goes on. */
  readonly children?: ReactNode
}

/** One subject of a centre. */
export const CentrePart = ({ title, lines, steps = false, urgent = false, children }: CentrePartProps) => {
  const id = useId()
  const List = steps ? 'ol' : 'ul'
  return (
    <section className={urgent ? styles.urgent : styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List className={steps ? styles.steps : styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
      {children}
    </section>
  )
}
