import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../kernel/gateway-error'
import type { ProfileGateway } from './profile-gateway.port'
import type { ProfileModel } from './profile.model'

interface Deps {
  readonly gateway: ProfileGateway
  readonly model: ProfileModel
}

/** Deletes a photo of the own album; it goes from the screen when the gateway has deleted it (PROF-22). */
export type RemovePhoto = (id: number) => TE.TaskEither<GatewayError, void>

export const makeRemovePhoto =
  ({ gateway, model }: Deps): RemovePhoto =>
  (id) =>
    pipe(
      gateway.deletePhoto(id),
      TE.tapIO(() => () => model.dropPhoto(id)),
    )
