import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { AlbumPhotos } from '../shell/album'
import { Fact } from '../shell/person-facts'
import { useFeature } from '../shell/use-feature'
import { ReviewNote } from './review-note'

/** The own photos, also those that others do not see yet. */
export const OwnAlbum = observer(({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('profile')
  const { loadPhotos, view } = useFeature('profile')
  useEffect(() => void loadPhotos(), [loadPhotos])
  return (
    view.photos.length > 0 && (
      <Fact title={t('photos')}>
        <AlbumPhotos
          name={me.name}
          photos={view.photos}
          noteOf={({ state }) => <ReviewNote state={state} onPicture />}
        />
      </Fact>
    )
  )
})
