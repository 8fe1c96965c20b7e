import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <div className={styles.stack}>{children}</div>
  </section>
)

export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>
