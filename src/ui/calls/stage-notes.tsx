import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import { DeviceNote } from './device-note'
import { FaceNote } from './face-note'
import { FriendAddNote } from './friend-add'
import { LowBalance } from './low-balance'
import { QualityNote } from './quality-note'
import { SnapshotNotice } from './snapshot-notice'
import { StageNote } from './stage-note'
import styles from './stage-note.module.css'
import type { TalkProps } from './talk'
import { TapToHear } from './tap-to-hear'

const Interrupted = observer(() => {
  const { t } = useTranslation('calls')
  const { interrupted } = useFeature('calls').view
  return interrupted && <StageNote>{t('interrupted')}</StageNote>
})

/** Before a Show nobody is heard anyway. */
const PeerMuted = observer(({ call, name }: TalkProps) => {
  const { t } = useTranslation('calls')
  const { interrupted, peerMuted } = useFeature('calls').view
  return peerMuted && !interrupted && call._tag !== 'Meeting' && <StageNote>{t('peer_muted', { name })}</StageNote>
})

/** Each draws a `StageNote` or nothing; what matters most stands last, next to the controls. */
const notes: readonly (readonly [name: string, Note: ComponentType<TalkProps>])[] = [
  ['friend-add', FriendAddNote],
  ['face', FaceNote],
  ['peer-muted', PeerMuted],
  ['devices', DeviceNote],
  ['quality', QualityNote],
  ['snapshots', SnapshotNotice],
  ['interrupted', Interrupted],
  ['low-balance', LowBalance],
  ['tap-to-hear', TapToHear],
]

/** What there is to say while one talks, one under the other above the controls; read out once, when it appears. */
export const StageNotes = (props: TalkProps) => (
  <div className={styles.notes} aria-live="polite" aria-relevant="additions">
    {notes.map(([name, Note]) => (
      <Note key={name} {...props} />
    ))}
  </div>
)
