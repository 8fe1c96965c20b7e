import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Switch } from '../design/switch'
import { useFeature } from '../shell/use-feature'
import styles from './push-settings.module.css'

/** Whether pushes come to this device. The press itself asks the browser. */
export const PushSwitch = observer(() => {
  const { t } = useTranslation('pushes')
  const { turnOff, turnOn, view } = useFeature('push')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { permission, wanted } = view
  const able = permission === 'default' || permission === 'granted'
  const turn = async (on: boolean): Promise<void> => {
    setBusy(true)
    setFailed(on ? (await turnOn()) === 'failed' : (await turnOff())._tag === 'Left')
    setBusy(false)
  }
  return (
    <>
      {failed && <Banner tone="danger">{t('failed')}</Banner>}
      <Switch
        label={t('switch')}
        hint={able ? t('hint') : undefined}
        checked={permission === 'granted' && wanted}
        disabled={busy || !able}
        onChange={(on) => void turn(on)}
      />
      {!able && <p className={styles.why}>{permission === 'denied' ? t('denied') : t('unsupported')}</p>}
    </>
  )
})
