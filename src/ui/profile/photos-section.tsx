import { ImagePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { pictureTypes } from '../../domain/kernel/picture-file'
import { pictureAt } from '../../domain/kernel/picture-size'
import { Button } from '../design/button'
import { ConfirmDialog } from '../design/confirm-dialog'
import { Icon } from '../design/icon'
import { PhotoViewer } from '../design/photo-viewer'
import { useFilePicker } from '../design/use-file-picker'
import { useFeature } from '../shell/use-feature'
import { PhotoTile } from './photo-tile'
import styles from './photos.module.css'
import { ReviewNote } from './review-note'
import { Section } from './section'
import { UploadTile } from './upload-tile'
import { useRemovingPhoto } from './use-removing-photo'

const AddTile = () => {
  const { t } = useTranslation('profile')
  const { addPhotos } = useFeature('profile')
  const { input, pick } = useFilePicker({ accept: pictureTypes, multiple: true, onFiles: addPhotos })
  return (
    <li>
      <button type="button" className={styles.add} onClick={pick}>
        <Icon of={ImagePlus} size="lg" />
        {t('photos_add')}
      </button>
      {input}
    </li>
  )
}

const Failure = () => {
  const { t } = useTranslation('profile')
  const { loadPhotos } = useFeature('profile')
  return (
    <div className={styles.failure} role="alert">
      <p>{t('photos_failed')}</p>
      <Button size="sm" onClick={() => void loadPhotos()}>
        {t('again')}
      </Button>
    </div>
  )
}

/** The photos, what is on its way, and the way to more; each photo can be opened and deleted. */
const Tiles = observer(({ onOpen }: { readonly onOpen: (at: number) => void }) => {
  const { t } = useTranslation('profile')
  const { photos, uploads } = useFeature('profile').view
  const { ask, question } = useRemovingPhoto()
  return (
    <>
      <ul className={styles.grid} role="list" aria-label={t('photos')}>
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            total={photos.length}
            onOpen={() => onOpen(place)}
            onDelete={() => ask(photo)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={`upload-${upload.key}`} upload={upload} />
        ))}
        <AddTile />
      </ul>
      <ConfirmDialog
        {...question}
        danger
        title={t('photo_delete_title')}
        text={t('photo_delete_text')}
        confirm={t('delete')}
      />
    </>
  )
})

/** The own album with all that is on its way into it. @rule PROF-21 PROF-22 PROF-24 */
export const PhotosSection = observer(({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('profile')
  const { loadPhotos, view } = useFeature('profile')
  const { photoListing, photos } = view
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => void loadPhotos(), [loadPhotos])
  return (
    <Section title={t('photos')} hint={t('photos_hint')}>
      {photoListing === 'failed' && <Failure />}
      <Tiles onOpen={setAt} />
      <PhotoViewer
        title={t('photo_of', { name: me.name })}
        photos={photos.map(({ id, pic, state }) => ({
          id,
          src: pictureAt(pic, 'large'),
          note: <ReviewNote state={state} onPicture />,
        }))}
        at={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </Section>
  )
})
