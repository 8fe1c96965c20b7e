import type { DeviceInfo, DeviceKind } from '../../../domain/calls/device'

const kinds: Readonly<Record<MediaDeviceKind, DeviceKind>> = {
  videoinput: 'camera',
  audioinput: 'microphone',
  audiooutput: 'speaker',
}

/** All that the browser lists; none where it refuses to. */
export const listDevices = (media: Pick<MediaDevices, 'enumerateDevices'>): Promise<readonly DeviceInfo[]> =>
  media.enumerateDevices().then(
    (all) => all.map(({ deviceId, kind, label }) => ({ kind: kinds[kind], id: deviceId, label })),
    () => [],
  )
