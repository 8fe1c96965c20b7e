import { useTranslation } from 'react-i18next'
import styles from './privacy.module.css'

const parts = ['calls', 'kept', 'cookies'] as const

/** What is kept of people, and for how long. @rule SAFE-15 PLUS-4 */
export const Slot = () => {
  const { t } = useTranslation('safety')
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <section key={part} className={styles.part}>
          <h2>{t(`privacy_${part}_title`)}</h2>
          <ul className={styles.list}>
            {([1, 2, 3] as const).map((line) => (
              <li key={line}>{t(`privacy_${part}_${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
