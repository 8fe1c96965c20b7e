import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import styles from './spinner.module.css'

/** A turning ring without a name, for use inside a control that is busy. */
export const SpinnerRing = ({ large = false }: { readonly large?: boolean }) => (
  <span className={cx(styles.spinner, large && styles.lg)} aria-hidden />
)

/** So long something may load before it is said that the line is slow, in milliseconds. */
const SLOW_MS = 6_000

const useSlow = (): boolean => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

/** Covers a view while its first data loads; says so when that takes long. @rule SHELL-81 */
export const Spinner = () => {
  const { t } = useTranslation('common')
  const slow = useSlow()
  return (
    <div className={styles.cover} role="status" aria-label={slow ? t('slow_note') : t('loading')}>
      <SpinnerRing large />
      {slow && <p className={styles.slow}>{t('slow_note')}</p>}
    </div>
  )
}
