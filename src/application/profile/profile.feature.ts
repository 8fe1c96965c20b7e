import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import type { Refused } from '../../domain/kernel/refused'
import type { Changes, FieldProblem } from '../../domain/profile/changes'
import type { Size } from '../../domain/kernel/picture-cut'
import type { Crop } from '../../domain/profile/crop'
import type { HostSettings } from '../../domain/profile/host-settings'
import type { Photo } from '../../domain/profile/photo'
import type { Video } from '../../domain/profile/video'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { OpenPicture, PictureFile } from '../kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../kernel/upload'
import type { HostStanding } from './profile-gateway.port'

/** `NotApproved`: the review has said no at once (40002). */
export type UploadProblem = PictureProblem | { readonly _tag: 'NotApproved' } | GatewayError

export type SaveProblem = FieldProblem | GatewayError

export type UploadState =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Sending'; readonly percent: number }
  | { readonly _tag: 'Failed'; readonly problem: UploadProblem }

/** A photo on its way into the album. */
export interface Upload {
  readonly key: number
  /** Shows the picture on this device; empty until it was read. */
  readonly address: string
  readonly state: UploadState
}

/** What others may see of somebody's album. */
export interface Album {
  readonly listing: Loading
  readonly photos: readonly Photo[]
  readonly videos: readonly Video[]
}

export interface ProfileView {
  /** The own album in its order, with photos that others do not see. */
  readonly photos: readonly Photo[]
  readonly photoListing: Loading
  readonly uploads: readonly Upload[]
  readonly saving: boolean
  /** What this person has set as a host; none until it was read. */
  readonly host: Option<HostStanding>
  readonly hostListing: Loading
  readonly album: (id: UserId) => Album
}

export interface ProfileFeature {
  readonly view: ProfileView
  /** Checks and saves; the own data are then those of the gateway. A second saving meanwhile does nothing. */
  readonly save: (changes: Changes) => TaskEither<SaveProblem, void>
  readonly loadPhotos: Task<void>
  /** One after the other; what becomes of each is in the view. */
  readonly addPhotos: (files: readonly PictureFile[]) => void
  readonly retryUpload: (key: number) => void
  /** Calls a photo back that is on its way, or drops one that failed. */
  readonly cancelUpload: (key: number) => void
  readonly removePhoto: (id: number) => TaskEither<GatewayError, void>
  readonly openPicture: (file: PictureFile) => TaskEither<PictureProblem, OpenPicture>
  /** Cuts and sends a portrait or backdrop; its address is to be saved. */
  readonly sendPicture: (
    picture: OpenPicture,
    shape: Size,
    crop: Crop,
    onProgress: OnProgress,
  ) => Sending<UploadProblem, string>
  readonly openAlbum: (id: UserId) => Task<void>
  readonly loadHost: Task<void>
  readonly saveHost: (settings: HostSettings) => TaskEither<Refused | GatewayError, void>
}
