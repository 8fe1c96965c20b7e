import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenPicture } from '../../application/kernel/picture-preparer.port'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { usePictureProblem } from './picture-problem'
import styles from './picture-preview.module.css'

interface PicturePreviewProps {
  readonly picture: OpenPicture
  readonly onClose: () => void
}

/** A picture as it will be sent, before it is (@rule CHAT-68). */
export const PicturePreview = ({ picture, onClose }: PicturePreviewProps) => {
  const { t } = useTranslation(['conversation', 'common'])
  const chat = useFeature('chat')
  const toast = useToast()
  const problem = usePictureProblem()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const sent = await chat.sendPicture(picture)()
    if (E.isLeft(sent)) toast({ text: problem(sent.left), tone: 'error' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picture_preview')}
      phone="bottom"
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void send()}>
            {t('picture_send')}
          </Button>
        </>
      }
    >
      <img className={styles.picture} src={picture.address} alt={t('picture')} />
    </Dialog>
  )
}
