import { Focus, Settings2, SwitchCamera } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../design/menu'
import { useFeature } from '../shell/use-feature'
import type { MoreEntry } from './more-entry'

const NextCamera = observer(() => {
  const { t } = useTranslation('calls')
  const { nextCamera, view } = useFeature('calls').devices
  if (!view.manyCameras) return null
  return (
    <MenuItem icon={SwitchCamera} onSelect={() => void nextCamera()}>
      {t('camera_switch')}
    </MenuItem>
  )
})

const BackgroundBlur = observer(() => {
  const { t } = useTranslation('calls')
  const { blur, view } = useFeature('calls').devices
  if (view.blur === 'none') return null
  const on = view.blur === 'on'
  return (
    <MenuItem icon={Focus} onSelect={() => void blur(!on)()}>
      {t(on ? 'blur_off' : 'blur_on')}
    </MenuItem>
  )
})

const Check = () => {
  const { t } = useTranslation('calls')
  const { openCheck } = useFeature('calls').devices
  return (
    <MenuItem icon={Settings2} onSelect={() => void openCheck()}>
      {t('check_title')}
    </MenuItem>
  )
}

/** Camera, microphone and speakers during a call (PLUS-24). */
export const deviceEntries: readonly MoreEntry[] = [
  { name: 'next-camera', Item: NextCamera },
  { name: 'background-blur', Item: BackgroundBlur },
  { name: 'device-check', Item: Check },
]
