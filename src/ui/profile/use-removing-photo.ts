import * as E from 'fp-ts/Either'
import { useRef, useState, type RefObject } from 'react'
import type { Photo } from '../../domain/profile/photo'
import { buttonAt } from '../design/button-at'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { useProblemTexts } from './problem-texts'

/** Asks whether a photo goes, removes it, says so when it stays, and keeps the focus in the `list`. */
export const useRemovingPhoto = (list: RefObject<Element | null>) => {
  const { removePhoto, view } = useFeature('profile')
  const texts = useProblemTexts()
  const toast = useToast()
  const [asked, setAsked] = useState<Photo | null>(null)
  const [busy, setBusy] = useState(false)
  const before = useRef({ place: 0, total: 0 })
  const remove = async (photo: Photo): Promise<void> => {
    setBusy(true)
    const removed = await removePhoto(photo.id)()
    setBusy(false)
    setAsked(null)
    if (E.isLeft(removed)) toast({ text: texts.gateway(removed.left), tone: 'error' })
  }
  return {
    ask: (photo: Photo) => {
      before.current = { place: view.photos.indexOf(photo), total: view.photos.length }
      setAsked(photo)
    },
    question: {
      open: asked !== null,
      busy,
      onConfirm: () => (asked === null ? undefined : void remove(asked)),
      onCancel: () => setAsked(null),
      finalFocus: () =>
        view.photos.length < before.current.total ? buttonAt(list.current, before.current.place) : null,
    },
  }
}
