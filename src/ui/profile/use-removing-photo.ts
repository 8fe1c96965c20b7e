import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { Photo } from '../../domain/profile/photo'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { useProblemTexts } from './problem-texts'

/** Asks whether a photo goes, removes it, and says so when it stays. */
export const useRemovingPhoto = () => {
  const { removePhoto } = useFeature('profile')
  const texts = useProblemTexts()
  const toast = useToast()
  const [asked, setAsked] = useState<Photo | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async (photo: Photo): Promise<void> => {
    setBusy(true)
    const removed = await removePhoto(photo.id)()
    setBusy(false)
    setAsked(null)
    if (E.isLeft(removed)) toast({ text: texts.gateway(removed.left), tone: 'error' })
  }
  return {
    ask: setAsked,
    question: {
      open: asked !== null,
      busy,
      onConfirm: () => (asked === null ? undefined : void remove(asked)),
      onCancel: () => setAsked(null),
    },
  }
}
