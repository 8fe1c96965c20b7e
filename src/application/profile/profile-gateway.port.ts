import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Me } from '../../domain/kernel/person'
import type { Changes } from '../../domain/profile/changes'
import type { HostSettings } from '../../domain/profile/host-settings'
import type { Photo } from '../../domain/profile/photo'
import type { Video } from '../../domain/profile/video'
import type { GatewayError } from '../kernel/gateway-error'
import type { PictureFile } from '../kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../kernel/upload'

export interface HostStanding extends HostSettings {
  /** Earned by calls so far. */
  readonly points: number
}

type Asked<A> = TaskEither<GatewayError, A>

/** Profiles, pictures and settings of hosts, as the gateway sees them. */
export interface ProfileGateway {
  /** Changes those fields alone; answers with the own data as they then are. */
  readonly update: (changes: Changes) => Asked<Me>
  /** Takes a portrait or backdrop and answers with its address, to be used in `update`. */
  readonly uploadPicture: (file: PictureFile, onProgress: OnProgress) => Sending<GatewayError, string>
  /** The own album, with photos that others do not see. */
  readonly photos: (me: UserId) => Asked<readonly Photo[]>
  readonly uploadPhoto: (file: PictureFile, onProgress: OnProgress) => Sending<GatewayError, Photo>
  readonly deletePhoto: (id: number) => Asked<void>
  /** Photos of somebody else that may be seen. */
  readonly photosOf: (id: UserId) => Asked<readonly Photo[]>
  readonly videosOf: (id: UserId) => Asked<readonly Video[]>
  readonly hostStanding: Asked<HostStanding>
  readonly setHost: (settings: HostSettings) => Asked<HostStanding>
}
