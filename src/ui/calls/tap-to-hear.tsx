import { Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import { StageNote } from './stage-note'

/** The browser plays nobody's sound before a gesture: here is the place for it. Why is said once (PLUS-24, DATA-13). */
export const TapToHear = observer(() => {
  const { t } = useTranslation('calls')
  const { hear, hearKnown } = useFeature('calls').devices.view
  if (hear === null) return null
  const button = (
    <Button size="sm" variant="answer" icon={<Icon of={Volume2} size="sm" />} onClick={hear}>
      {t('hear')}
    </Button>
  )
  if (hearKnown) return button
  return (
    <StageNote icon={VolumeX} actions={button}>
      {t('not_heard')}
    </StageNote>
  )
})
