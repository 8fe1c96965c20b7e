import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAt } from '../../domain/kernel/picture-size'
import type { Photo } from '../../domain/profile/photo'
import type { Video } from '../../domain/profile/video'
import { Badge } from '../design/badge'
import { PhotoViewer } from '../design/photo-viewer'
import styles from './album.module.css'

type PhotosProps = {
  /** Whose they are. */
  readonly name: string
  readonly photos: readonly Photo[]
  /** What is told of a photo in large, such as how it stands. */
  readonly noteOf?: (photo: Photo) => ReactNode
}

/** Small photos that open in large. */
export const AlbumPhotos = ({ name, photos, noteOf }: PhotosProps) => {
  const { t } = useTranslation('profile')
  const [at, setAt] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.photos} role="list" aria-label={t('photos')}>
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('photo_open', { at: place + 1, total: photos.length })}
              onClick={() => setAt(place)}
            >
              <img src={pictureAt(photo.pic, 'medium')} alt="" loading="lazy" decoding="async" draggable={false} />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer
        title={t('photo_of', { name })}
        photos={photos.map((photo) => ({ id: photo.id, src: pictureAt(photo.pic, 'large'), note: noteOf?.(photo) }))}
        at={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </>
  )
}

/** Recorded videos say so. @rule PLUS-1 */
export const AlbumVideos = ({ videos }: { readonly videos: readonly Video[] }) => {
  const { t } = useTranslation('profile')
  return (
    <ul className={styles.videos} role="list" aria-label={t('videos')}>
      {videos.map(({ address, id, poster }) => (
        <li key={id} className={styles.video}>
          <video src={address} poster={poster === '' ? undefined : poster} preload="none" controls playsInline />
          <span className={styles.label}>
            <Badge tone="media">{t('recorded')}</Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}
