import { RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Upload, UploadProblem, UploadState } from '../../application/profile/profile.feature'
import { IconButton } from '../design/icon-button'
import { Progress } from '../design/progress'
import { useFeature } from '../shell/use-feature'
import styles from './photos.module.css'
import { useProblemTexts } from './problem-texts'

/** The same file would be refused again. */
const FINAL: ReadonlySet<UploadProblem['_tag']> = new Set(['PictureTooLarge', 'PictureUnsupported', 'NotApproved'])

const How = ({ state }: { readonly state: UploadState }) => {
  const { t } = useTranslation('profile')
  const texts = useProblemTexts()
  switch (state._tag) {
    case 'Waiting':
      return <p>{t('waiting')}</p>
    case 'Sending':
      return <Progress label={t('uploading')} percent={state.percent} />
    case 'Failed':
      return <p role="alert">{texts.picture(state.problem)}</p>
  }
}

/** A photo on its way: how far it is, or why it failed; it can be called back. @rule PROF-23 */
export const UploadTile = ({ upload }: { readonly upload: Upload }) => {
  const { t } = useTranslation('profile')
  const { cancelUpload, retryUpload } = useFeature('profile')
  const { address, key, state } = upload
  const failed = state._tag === 'Failed'
  return (
    <li className={styles.tile} data-failed={failed || undefined}>
      {address !== '' && <img className={styles.preview} src={address} alt="" draggable={false} />}
      <div className={styles.progress}>
        <How state={state} />
        {failed && !FINAL.has(state.problem._tag) && (
          <IconButton variant="glass" size="sm" label={t('again')} icon={RotateCcw} onClick={() => retryUpload(key)} />
        )}
      </div>
      <span className={styles.corner}>
        <IconButton
          variant="glass"
          size="sm"
          label={t(failed ? 'upload_remove' : 'upload_cancel')}
          icon={X}
          onClick={() => cancelUpload(key)}
        />
      </span>
    </li>
  )
}
