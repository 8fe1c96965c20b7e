import { useTranslation } from 'react-i18next'
import styles from './centre.module.css'
import { CentrePart } from './centre-part'

/** What is kept of people, and for how long. @rule SAFE-15 PLUS-4 */
export const Slot = () => {
  const { t } = useTranslation(['safety', 'centres'])
  return (
    <div className={styles.parts}>
      <CentrePart
        title={t('safety:privacy_calls_title')}
        lines={[t('safety:privacy_calls_1'), t('safety:privacy_calls_2'), t('safety:privacy_calls_3')]}
      />
      <CentrePart
        title={t('safety:privacy_kept_title')}
        lines={[
          t('safety:privacy_kept_1'),
          t('centres:privacy_messages'),
          t('centres:privacy_orders'),
          t('safety:privacy_kept_2'),
          t('centres:privacy_devices'),
          t('centres:privacy_usage'),
          t('safety:privacy_kept_3'),
        ]}
      />
      <CentrePart
        title={t('safety:privacy_cookies_title')}
        lines={[t('safety:privacy_cookies_1'), t('safety:privacy_cookies_2'), t('safety:privacy_cookies_3')]}
      />
    </div>
  )
}
