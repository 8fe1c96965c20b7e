import type { ReactNode } from 'react'
import styles from './column.module.css'
import { cx } from './cx'

type Props = { readonly width?: 'narrow' | 'wide'; readonly children: ReactNode }

/** What a page of words and forms stands in: one column, no wider than can be read. */
export const Column = ({ width, children }: Props) => (
  <div className={cx(styles.column, width && styles[width])}>{children}</div>
)
