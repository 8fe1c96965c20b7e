import { SignalLow } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import { StageNote } from './stage-note'

/** What a poor network has done to the own picture (PLUS-21). */
export const QualityNote = observer(() => {
  const { t } = useTranslation('calls')
  const { cameraOff, interrupted, quality } = useFeature('calls').view
  if (quality.picture === 'full' || cameraOff || interrupted) return null
  return <StageNote icon={SignalLow}>{t(`quality_${quality.picture}`)}</StageNote>
})
