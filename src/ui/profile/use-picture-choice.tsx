import * as E from 'fp-ts/Either'
import { useEffect, useState, type ReactNode } from 'react'
import type { OpenPicture } from '../../application/kernel/picture-preparer.port'
import { pictureTypes } from '../../domain/kernel/picture-file'
import type { Size } from '../../domain/kernel/picture-cut'
import { useToast } from '../design/toast'
import { useFilePicker } from '../design/use-file-picker'
import { useFeature } from '../shell/use-feature'
import { PictureDialog } from './picture-dialog'
import { useProblemTexts } from './problem-texts'

type Props = { readonly shape: Size; readonly title: string; readonly onSent: (address: string) => void }

export type PictureChoice = {
  readonly pick: () => void
  /** To be drawn once. */
  readonly parts: ReactNode
}

/** From the choice of a file over its cut to its address. */
export const usePictureChoice = ({ shape, title, onSent }: Props): PictureChoice => {
  const { openPicture } = useFeature('profile')
  const texts = useProblemTexts()
  const toast = useToast()
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  useEffect(() => () => picture?.close(), [picture])
  const open = async ([file]: readonly File[]) => {
    if (file === undefined) return
    const opened = await openPicture(file)()
    if (E.isRight(opened)) setPicture(opened.right)
    else toast({ text: texts.picture(opened.left), tone: 'error' })
  }
  const { input, pick } = useFilePicker({ accept: pictureTypes, onFiles: (files) => void open(files) })
  const close = () => setPicture(null)
  const sent = (address: string) => {
    close()
    onSent(address)
  }
  const parts = (
    <>
      {input}
      {picture !== null && (
        <PictureDialog picture={picture} shape={shape} title={title} onSent={sent} onClose={close} />
      )}
    </>
  )
  return { pick, parts }
}
