import * as TE from 'fp-ts/TaskEither'
import type { Capture, DeviceProblem, Devices } from '../../application/calls/devices.port'
import { streamPicture } from './stream-picture'

/** @rule CALL-85 */
export const CAPTURE: MediaStreamConstraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 }, facingMode: 'user' },
}

/** What is needed of `navigator`; both are missing on pages that are not served securely. */
export interface DevicesPlatform {
  readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined
  readonly permissions?: Pick<Permissions, 'query'> | undefined
}

const problem = (_tag: DeviceProblem['_tag']): DeviceProblem => ({ _tag })

const byName: Readonly<Record<string, DeviceProblem['_tag']>> = {
  NotAllowedError: 'CameraRefused',
  SecurityError: 'CameraRefused',
  NotReadableError: 'DeviceInUse',
  AbortError: 'DeviceInUse',
  InvalidStateError: 'Unsupported',
  TypeError: 'Unsupported',
}

const nameOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : ''

/** Which of the two is not there; the browser says only that one is not. */
const missing = async (devices: NonNullable<DevicesPlatform['mediaDevices']>): Promise<DeviceProblem> => {
  const kinds = await devices.enumerateDevices().then(
    (all) => all.map((device) => device.kind),
    (): readonly MediaDeviceKind[] => [],
  )
  return problem(kinds.includes('videoinput') ? 'MicrophoneMissing' : 'CameraMissing')
}

const captureOf = (stream: MediaStream): Capture => ({
  picture: streamPicture(stream, true),
  source: stream,
  release: () => stream.getTracks().forEach((track) => track.stop()),
})

const granted = async (permissions: NonNullable<DevicesPlatform['permissions']>): Promise<boolean> => {
  const asked = ['camera', 'microphone'].map((name) => permissions.query({ name: name as PermissionName }))
  const states = await Promise.all(asked)
  return states.every((status) => status.state === 'granted')
}

/** Camera and microphone of this browser. Where it lists no sound outputs, speakers count as present (@rule CALL-26, CALL-27). */
export const makeBrowserDevices = (platform: DevicesPlatform = navigator): Devices => {
  const { mediaDevices, permissions } = platform
  return {
    allowed: () => (permissions ? granted(permissions).catch(() => false) : Promise.resolve(false)),
    open: async () => {
      if (!mediaDevices) return TE.left(problem('Unsupported'))()
      try {
        return await TE.right(captureOf(await mediaDevices.getUserMedia(CAPTURE)))()
      } catch (cause) {
        const known = byName[nameOf(cause)]
        return TE.left(known ? problem(known) : await missing(mediaDevices))()
      }
    },
  }
}
