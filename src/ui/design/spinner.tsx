import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import styles from './spinner.module.css'

/** A turning ring without a name, for use inside a control that is busy. */
export const SpinnerRing = ({ large = false }: { readonly large?: boolean }) => (
  <span className={cx(styles.spinner, large && styles.lg)} aria-hidden />
)

/** Covers a view while its first data loads. @rule SHELL-81 */
export const Spinner = () => {
  const { t } = useTranslation('common')
  return (
    <div className={styles.cover} role="status" aria-label={t('loading')}>
      <SpinnerRing large />
    </div>
  )
}
