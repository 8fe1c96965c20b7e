import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  readonly shape?: 'text' | 'circle' | 'card'
  readonly width?: 'short' | 'long' | 'full'
}

/** One bone of what comes. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={cx(styles.bone, styles[shape], shape === 'text' && styles[width])} aria-hidden />
)

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A list that is on its way: faces and two lines of text. */
export const SkeletonRows = ({ count = 6 }: { readonly count?: number }) => {
  const { t } = useTranslation('common')
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {ROWS.slice(0, count).map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton width={row % 2 === 0 ? 'short' : 'long'} />
            <Skeleton width={row % 2 === 0 ? 'long' : 'full'} />
          </span>
        </div>
      ))}
    </div>
  )
}
