import { useTranslation } from 'react-i18next'
import { Card } from '../design/card'
import { useCore } from '../shell/core-context'
import { PushChoices } from './push-choices'
import styles from './push-settings.module.css'
import { PushSwitch } from './push-switch'

/** Notifications of this device and what they tell; nothing where the deployment sends none (@rule GATE-31). */
export const Slot = () => {
  const { t } = useTranslation('pushes')
  if (useCore().config.push.kind === 'off') return null
  return (
    <Card>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('title')}</h2>
        <PushSwitch />
        <PushChoices />
      </section>
    </Card>
  )
}
