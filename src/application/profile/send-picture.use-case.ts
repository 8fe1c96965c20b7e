import type { Size } from '../../domain/kernel/picture-cut'
import { cutOf, type Crop } from '../../domain/profile/crop'
import type { OpenPicture } from '../kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../kernel/upload'
import type { ProfileGateway } from './profile-gateway.port'
import type { UploadProblem } from './profile.feature'
import { sendAfter } from './sending'
import { withUploadProblem } from './upload-problem'

/** The longest side of a portrait or backdrop as it is sent, in pixels. */
const LONGEST = 1_920

/** Cuts a portrait or backdrop out of a picture and sends it (PROF-14, PROF-25). */
export type SendPicture = (
  picture: OpenPicture,
  shape: Size,
  crop: Crop,
  onProgress: OnProgress,
) => Sending<UploadProblem, string>

export const makeSendPicture =
  (gateway: ProfileGateway): SendPicture =>
  (picture, shape, crop, onProgress) =>
    sendAfter<UploadProblem, Parameters<ProfileGateway['uploadPicture']>[0], string>(
      picture.take(cutOf(picture, shape, crop), { width: LONGEST, height: LONGEST }),
      (file) => withUploadProblem(gateway.uploadPicture(file, onProgress)),
    )
