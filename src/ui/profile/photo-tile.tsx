import * as E from 'fp-ts/Either'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAt } from '../../domain/kernel/picture-size'
import type { Photo } from '../../domain/profile/photo'
import { ConfirmDialog } from '../design/confirm-dialog'
import { IconButton } from '../design/icon-button'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import styles from './photos.module.css'
import { useProblemTexts } from './problem-texts'
import { ReviewNote } from './review-note'

/** Asks, deletes, and says so when it was not deleted. */
const useRemoving = (photo: Photo) => {
  const { removePhoto } = useFeature('profile')
  const texts = useProblemTexts()
  const toast = useToast()
  const [state, setState] = useState<'idle' | 'asked' | 'busy'>('idle')
  const remove = async () => {
    setState('busy')
    const removed = await removePhoto(photo.id)()
    setState('idle')
    if (E.isLeft(removed)) toast({ text: texts.gateway(removed.left), tone: 'error' })
  }
  return { state, ask: () => setState('asked'), stop: () => setState('idle'), remove: () => void remove() }
}

type Props = {
  readonly photo: Photo
  readonly place: number
  readonly total: number
  readonly onOpen: () => void
}

/** A photo of the own album: opens in large, says how it stands, can be deleted. */
export const PhotoTile = ({ photo, place, total, onOpen }: Props) => {
  const { t } = useTranslation('profile')
  const { ask, remove, state, stop } = useRemoving(photo)
  const numbers = { at: place + 1, total }
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.open} aria-label={t('photo_open', numbers)} onClick={onOpen}>
        <img src={pictureAt(photo.pic, 'medium')} alt="" loading="lazy" decoding="async" draggable={false} />
      </button>
      <span className={styles.status}>
        <ReviewNote state={photo.state} onPicture />
      </span>
      <span className={styles.corner}>
        <IconButton variant="glass" size="sm" label={t('photo_delete', numbers)} icon={Trash2} onClick={ask} />
      </span>
      <ConfirmDialog
        open={state !== 'idle'}
        danger
        busy={state === 'busy'}
        title={t('photo_delete_title')}
        text={t('photo_delete_text')}
        confirm={t('delete')}
        onConfirm={remove}
        onCancel={stop}
      />
    </li>
  )
}
