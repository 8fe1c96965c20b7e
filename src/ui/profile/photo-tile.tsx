import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pictureAt } from '../../domain/kernel/picture-size'
import type { Photo } from '../../domain/profile/photo'
import { IconButton } from '../design/icon-button'
import styles from './photos.module.css'
import { ReviewNote } from './review-note'

type Props = {
  readonly photo: Photo
  readonly place: number
  readonly total: number
  readonly onOpen: () => void
  readonly onDelete: () => void
}

/** A photo of the own album: opens in large, says how it stands, can be deleted. */
export const PhotoTile = ({ photo, place, total, onOpen, onDelete }: Props) => {
  const { t } = useTranslation('profile')
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
        <IconButton variant="glass" size="sm" label={t('photo_delete', numbers)} icon={Trash2} onClick={onDelete} />
      </span>
    </li>
  )
}
