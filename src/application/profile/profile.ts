import type { LoadHost, SaveHost } from './host-settings.use-case'
import type { LoadPhotos } from './load-photos.use-case'
import type { OpenAlbum } from './open-album.use-case'
import type { OpenPictureFile } from './open-picture.use-case'
import type { PhotoUploads } from './photo-uploads'
import type { ProfileFeature } from './profile.feature'
import type { ProfileModel } from './profile.model'
import type { RemovePhoto } from './remove-photo.use-case'
import type { SaveProfile } from './save-profile.use-case'
import type { SendPicture } from './send-picture.use-case'

export interface ProfileParts {
  readonly model: ProfileModel
  readonly save: SaveProfile
  readonly loadPhotos: LoadPhotos
  readonly uploads: PhotoUploads
  readonly removePhoto: RemovePhoto
  readonly openPicture: OpenPictureFile
  readonly sendPicture: SendPicture
  readonly openAlbum: OpenAlbum
  readonly loadHost: LoadHost
  readonly saveHost: SaveHost
}

/** The profile feature as a user interface sees it. */
export const makeProfile = ({ model, uploads, ...useCases }: ProfileParts): ProfileFeature => ({
  view: model,
  addPhotos: uploads.add,
  retryUpload: uploads.retry,
  cancelUpload: uploads.cancel,
  ...useCases,
})
