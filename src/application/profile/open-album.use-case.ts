import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import { sortPhotos, type Photo } from '../../domain/profile/photo'
import type { ProfileGateway } from './profile-gateway.port'
import type { ProfileModel } from './profile.model'

interface Deps {
  readonly gateway: ProfileGateway
  readonly me: () => UserId | null
  readonly model: ProfileModel
}

const isSeen = ({ state }: Photo): boolean => state === 'approved'

/**
 * Reads what others may see of somebody's photos and videos; without the one the other is shown all the same
 * (PROF-9, PROF-21).
 */
export type OpenAlbum = (id: UserId) => Task<void>

export const makeOpenAlbum =
  ({ gateway, me, model }: Deps): OpenAlbum =>
  (id) =>
  () => {
    const user = me()
    const known = model.album(id)
    model.setAlbum(id, { ...known, listing: 'loading' })
    return pipe(
      T.Do,
      T.apS('photos', TE.getOrElse(() => T.of(known.photos))(gateway.photosOf(id))),
      T.apS('videos', TE.getOrElse(() => T.of(known.videos))(gateway.videosOf(id))),
      T.map(({ photos, videos }) => {
        if (me() === user) model.setAlbum(id, { listing: 'loaded', photos: sortPhotos(photos.filter(isSeen)), videos })
      }),
    )()
  }
