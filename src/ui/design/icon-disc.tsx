import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon'
import styles from './icon-disc.module.css'

/** The icon in front of a row. */
export const IconDisc = ({ of }: { readonly of: LucideIcon }) => (
  <span className={styles.disc}>
    <Icon of={of} />
  </span>
)
