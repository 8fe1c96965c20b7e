import { ImagePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { pictureTypes } from '../../domain/kernel/picture-file'
import { pictureAt } from '../../domain/kernel/picture-size'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { PhotoViewer } from '../design/photo-viewer'
import { useFilePicker } from '../design/use-file-picker'
import { useFeature } from '../shell/use-feature'
import { PhotoTile } from './photo-tile'
import styles from './photos.module.css'
import { ReviewNote } from './review-note'
import { Section } from './section'
import { UploadTile } from './upload-tile'

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

/** The own album with all that is on its way into it. @rule PROF-21 PROF-22 PROF-24 */
export const PhotosSection = observer(({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('profile')
  const { loadPhotos, view } = useFeature('profile')
  const { photoListing, photos, uploads } = view
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => void loadPhotos(), [loadPhotos])
  return (
    <Section title={t('photos')} hint={t('photos_hint')}>
      {photoListing === 'failed' && <Failure />}
      <ul className={styles.grid} role="list" aria-label={t('photos')}>
        {photos.map((photo, place) => (
          <PhotoTile key={photo.id} photo={photo} place={place} total={photos.length} onOpen={() => setAt(place)} />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={`upload-${upload.key}`} upload={upload} />
        ))}
        <AddTile />
      </ul>
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
