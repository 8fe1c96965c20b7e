import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { AlbumPhotos, AlbumVideos } from '../shell/album'
import { Fact } from '../shell/person-facts'
import { useFeature } from '../shell/use-feature'

/** Photos and videos of a person; nothing where there are none. @rule PROF-9 */
export const PersonAlbum = observer(({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('profile')
  const { openAlbum, view } = useFeature('profile')
  const { photos, videos } = view.album(person.id)
  useEffect(() => void openAlbum(person.id)(), [openAlbum, person.id])
  return (
    <>
      {photos.length > 0 && (
        <Fact title={t('photos')}>
          <AlbumPhotos name={person.name} photos={photos} />
        </Fact>
      )}
      {videos.length > 0 && (
        <Fact title={t('videos')}>
          <AlbumVideos videos={videos} />
        </Fact>
      )}
    </>
  )
})
