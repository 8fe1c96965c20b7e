import * as O from 'fp-ts/Option'
import { Volume2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { Switch } from '../design/switch'
import { useFeature } from '../shell/use-feature'
import styles from './device-check.module.css'
import { DeviceSelect } from './device-select'
import { HelpText } from './help-text'
import { LevelMeter } from './level-meter'
import { PictureView } from './picture-view'
import { startTexts } from './start-texts'

const Own = observer(() => {
  const { t } = useTranslation('calls')
  const { picture } = useFeature('calls').devices.view
  return (
    <div className={styles.picture}>
      {O.isSome(picture) ? (
        <PictureView picture={picture.value} className={styles.video} silent label={t('own_picture')} />
      ) : (
        <p role="status">{t('check_opening')}</p>
      )}
    </div>
  )
})

const Speaker = () => {
  const { t } = useTranslation('calls')
  const { testSpeaker } = useFeature('calls').devices
  const [state, setState] = useState<'failed' | 'idle' | 'played' | 'playing'>('idle')
  const play = async () => {
    setState('playing')
    setState((await testSpeaker()) ? 'played' : 'failed')
  }
  return (
    <div className={styles.speaker}>
      <DeviceSelect kind="speaker" />
      <Button icon={<Icon of={Volume2} />} loading={state === 'playing'} onClick={() => void play()}>
        {t('speaker_test')}
      </Button>
      <p className={styles.said} role="status">
        {state === 'played' && t('speaker_played')}
        {state === 'failed' && t('speaker_failed')}
      </p>
    </div>
  )
}

const Blur = observer(() => {
  const { t } = useTranslation('calls')
  const { blur, view } = useFeature('calls').devices
  if (view.blur === 'none') return null
  return <Switch label={t('blur')} checked={view.blur === 'on'} onChange={(on) => void blur(on)()} />
})

const Parts = observer(() => {
  const { t } = useTranslation('calls')
  const { picture, problem, using } = useFeature('calls').devices.view
  return (
    <div className={styles.check}>
      <Own />
      <div className={styles.parts}>
        {problem && <Banner tone="danger">{t(startTexts(problem).title)}</Banner>}
        <DeviceSelect kind="camera" />
        <Blur />
        <div className={styles.microphone}>
          <DeviceSelect kind="microphone" />
          <LevelMeter of={O.isSome(picture) && `${using.microphone}`} />
          <p className={styles.said}>{t('level_hint')}</p>
        </div>
        <Speaker />
      </div>
    </div>
  )
})

type Props = { readonly onClose: () => void; readonly footer: ReactNode }

/** What the camera sees, the microphone hears and the speakers play, and which of them are used (PLUS-24). */
export const DeviceCheck = observer(({ footer, onClose }: Props) => {
  const { t } = useTranslation('calls')
  const { check } = useFeature('calls').devices.view
  const problem = typeof check === 'string' ? null : check
  return (
    <Dialog open wide phone="full" layer="error" title={t('check_title')} onClose={onClose} footer={footer}>
      {problem ? (
        <Banner tone="danger">
          <strong>{t(startTexts(problem).title)}</strong>
          <HelpText why={problem} />
        </Banner>
      ) : (
        <Parts />
      )}
    </Dialog>
  )
})
