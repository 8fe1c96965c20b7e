import { useTranslation } from 'react-i18next'
import { cx } from '../design/cx'
import { Skeleton } from '../design/skeleton'
import styles from './skeleton-messages.module.css'

const ROWS = ['theirs', 'theirs', 'mine', 'theirs', 'mine', 'mine'] as const

/** A conversation that is on its way. */
export const SkeletonMessages = () => {
  const { t } = useTranslation('common')
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {ROWS.map((side, row) => (
        <span className={cx(styles.bubble, side === 'mine' && styles.mine, row % 2 === 1 && styles.short)} key={row}>
          <Skeleton />
        </span>
      ))}
    </div>
  )
}
