import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRouter } from 'wouter'
import { Badge } from '../design/badge'
import { useCore } from '../shell/core-context'
import styles from './sign-in.module.css'

/** In a sandbox no mail and no text message leaves the machine: says where it lies. */
export const Sandbox = observer(() => {
  const { t } = useTranslation('account')
  const { config } = useCore()
  const { base } = useRouter()
  if (!config.sandbox) return null
  return (
    <p className={styles.sandbox}>
      <Badge>{t('sandbox')}</Badge>
      <a href={`${base}/outbox`} target="_blank" rel="noopener noreferrer">
        {t('outbox')}
      </a>
    </p>
  )
})
