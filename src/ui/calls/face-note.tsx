import { EyeOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { sightNote } from '../../domain/calls/face'
import { useFeature } from '../shell/use-feature'
import { StageNote } from './stage-note'
import type { TalkProps } from './talk'

/** What the other side's page tells of its picture when the talk has just begun (CALL-75). */
export const FaceNote = observer(({ name }: TalkProps) => {
  const { t } = useTranslation('calls')
  const { safety, view } = useFeature('calls')
  const note = sightNote(safety.view.peerSight, view.talkedMs, view.peerCameraOff)
  return note !== null && <StageNote icon={EyeOff}>{t(`face_${note}`, { name })}</StageNote>
})
