import { OWN_PICTURE } from '../../../domain/calls/own-picture'

const { width, height, rate, mostRate } = OWN_PICTURE

/** 480 lines, and a voice without the room around it. @rule CALL-85 */
const CAPTURE = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: {
    width: { ideal: width },
    height: { ideal: height },
    frameRate: { ideal: rate, max: mostRate },
    facingMode: 'user',
  },
} as const satisfies MediaStreamConstraints

/** One track; this very device, or the one that the platform likes best. */
export const constraintsOf = (kind: 'camera' | 'microphone', id?: string): MediaStreamConstraints => {
  const device = id === undefined ? {} : { deviceId: { exact: id } }
  if (kind === 'microphone') return { audio: { ...CAPTURE.audio, ...device } }
  const { facingMode, ...size } = CAPTURE.video
  return { video: id === undefined ? { ...size, facingMode } : { ...size, ...device } }
}

/** Both; devices that were chosen before and are gone are no obstacle. */
export const wishFor = ({ camera, microphone }: { readonly camera?: string; readonly microphone?: string }) => ({
  audio: { ...CAPTURE.audio, ...(microphone === undefined ? {} : { deviceId: { ideal: microphone } }) },
  video: { ...CAPTURE.video, ...(camera === undefined ? {} : { deviceId: { ideal: camera } }) },
})
