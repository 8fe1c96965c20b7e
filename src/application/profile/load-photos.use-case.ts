import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { ProfileGateway } from './profile-gateway.port'
import type { ProfileModel } from './profile.model'

interface Deps {
  readonly gateway: ProfileGateway
  readonly me: () => UserId | null
  readonly model: ProfileModel
}

/** Reads the own album; what was read before stays on the screen meanwhile (PROF-22). */
export type LoadPhotos = Task<void>

export const makeLoadPhotos =
  ({ gateway, me, model }: Deps): LoadPhotos =>
  () => {
    const user = me()
    if (user === null || model.photoListing === 'loading') return Promise.resolve()
    model.setPhotos('loading')
    const mine = (): boolean => me() === user
    return pipe(
      gateway.photos(user),
      TE.match(
        () => (mine() ? model.setPhotos('failed') : undefined),
        (photos) => (mine() ? model.setPhotos('loaded', photos) : undefined),
      ),
    )()
  }
