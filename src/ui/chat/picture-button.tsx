import { ImagePlus } from 'lucide-react'
import * as E from 'fp-ts/Either'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenPicture } from '../../application/kernel/picture-preparer.port'
import { pictureTypes } from '../../domain/kernel/picture-file'
import { IconButton } from '../design/icon-button'
import { useToast } from '../design/toast'
import { useFilePicker } from '../design/use-file-picker'
import { loadChunk } from '../shell/load-chunk'
import { useFeature } from '../shell/use-feature'
import { usePictureProblem } from './picture-problem'

const Preview = lazy(() =>
  loadChunk(() => import('./picture-preview')).then(({ PicturePreview }) => ({ default: PicturePreview })),
)

/** From the choice of a file over a look at it to its message; before they have written it says so (@rule CHAT-68, CHAT-70). */
export const PictureButton = ({ allowed }: { readonly allowed: boolean }) => {
  const { t } = useTranslation(['conversation', 'chat'])
  const chat = useFeature('chat')
  const toast = useToast()
  const problem = usePictureProblem()
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  useEffect(() => () => picture?.close(), [picture])
  const open = async ([file]: readonly File[]) => {
    if (file === undefined) return
    const opened = await chat.openPicture(file)()
    if (E.isRight(opened)) setPicture(opened.right)
    else toast({ text: problem(opened.left), tone: 'error' })
  }
  const { input, pick } = useFilePicker({ accept: pictureTypes, onFiles: (files) => void open(files) })
  return (
    <>
      <IconButton
        label={allowed ? t('pictures') : `${t('pictures')}. ${t('chat:pictures_later')}`}
        icon={ImagePlus}
        aria-disabled={!allowed}
        onClick={() => (allowed ? pick() : toast({ text: t('chat:pictures_later') }))}
      />
      {input}
      {picture !== null && (
        <Suspense>
          <Preview picture={picture} onClose={() => setPicture(null)} />
        </Suspense>
      )}
    </>
  )
}
