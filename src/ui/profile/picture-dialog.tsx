import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenPicture } from '../../application/kernel/picture-preparer.port'
import type { Size } from '../../domain/kernel/picture-cut'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { Progress } from '../design/progress'
import { useFeature } from '../shell/use-feature'
import { CropFrame } from './crop-frame'
import styles from './crop.module.css'
import { useProblemTexts } from './problem-texts'
import { useCrop } from './use-crop'

type Props = {
  readonly picture: OpenPicture
  readonly shape: Size
  readonly title: string
  /** It lies at this address now, and is to be saved. */
  readonly onSent: (address: string) => void
  readonly onClose: () => void
}

/** Sends what was cut out; closing calls it back. */
const useSending = ({ picture, shape, onSent }: Props) => {
  const { sendPicture } = useFeature('profile')
  const texts = useProblemTexts()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])
  const send = async (crop: Parameters<typeof sendPicture>[2]) => {
    setProblem(undefined)
    setPercent(0)
    const sending = sendPicture(picture, shape, crop, setPercent)
    cancel.current = sending.cancel
    const sent = await sending.done()
    setPercent(null)
    if (E.isRight(sent)) onSent(sent.right)
    else if (sent.left._tag !== 'Cancelled') setProblem(texts.picture(sent.left))
  }
  return { percent, problem, send, cancel: () => cancel.current() }
}

/** Cuts a portrait or backdrop out of a picture and sends it. @rule PROF-14 */
export const PictureDialog = (props: Props) => {
  const { picture, shape, title, onClose } = props
  const { t } = useTranslation(['profile', 'common'])
  const cropping = useCrop(picture, shape)
  const { cancel, percent, problem, send } = useSending(props)
  const busy = percent !== null
  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={title}
      phone="full"
      footer={
        <>
          <Button onClick={busy ? cancel : onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void send(cropping.crop)}>
            {t('picture_use')}
          </Button>
        </>
      }
    >
      {problem !== undefined && (
        <div className={styles.problem}>
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <CropFrame picture={picture} shape={shape} cropping={cropping} />
      {busy && (
        <div className={styles.sending}>
          <Progress label={t('uploading')} percent={percent} />
        </div>
      )}
    </Dialog>
  )
}
