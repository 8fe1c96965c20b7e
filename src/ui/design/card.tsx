import type { ReactNode } from 'react'
import styles from './card.module.css'
import { cx } from './cx'

/** A raised surface. `bare` lets pictures reach its edges. */
export const Card = ({ bare = false, children }: { readonly bare?: boolean; readonly children: ReactNode }) => (
  <div className={cx(styles.card, bare && styles.bare)}>{children}</div>
)
