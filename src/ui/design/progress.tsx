import { Progress as Base } from '@base-ui/react/progress'
import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import styles from './progress.module.css'

export type ProgressProps = {
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
  /** Words are read out, only the bar is seen. */
  readonly bare?: boolean
}

/** How much of something long has been done. */
export const Progress = ({ label, percent, bare = false }: ProgressProps) => {
  const { i18n } = useTranslation()
  return (
    <Base.Root
      className={cx(styles.progress, bare && styles.bare)}
      value={percent}
      locale={i18n.resolvedLanguage ?? 'en'}
    >
      <span className={styles.words}>
        <Base.Label>{label}</Base.Label>
        <Base.Value />
      </span>
      <Base.Track className={styles.track}>
        <Base.Indicator className={styles.bar} />
      </Base.Track>
    </Base.Root>
  )
}
