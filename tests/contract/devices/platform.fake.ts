import type { DevicesPlatform } from '../../../src/infrastructure/browser/browser-devices.adapter'

export interface TrackFake {
  readonly kind: 'audio' | 'video'
  readonly id: string
  enabled: boolean
  readyState: 'ended' | 'live'
  onended: (() => void) | null
  readonly stop: () => void
  readonly getSettings: () => {
    readonly deviceId: string
    readonly backgroundBlur: boolean
    readonly facingMode: string
  }
  readonly getCapabilities: () => { readonly backgroundBlur?: readonly boolean[] }
  readonly getConstraints: () => object
  readonly applyConstraints: (wish: { readonly backgroundBlur: { readonly exact: boolean } }) => Promise<void>
}

type Listed = { readonly kind: MediaDeviceKind; readonly deviceId: string; readonly label: string }

export const input = (kind: 'audio' | 'video', id: string): Listed => ({
  kind: `${kind}input`,
  deviceId: id,
  label: id,
})
export const output = (id: string): Listed => ({ kind: 'audiooutput', deviceId: id, label: id })

type Wish = { readonly deviceId?: { readonly exact?: string; readonly ideal?: string } }

/** A stream as far as the adapter uses it. */
const streamOf = (first: readonly TrackFake[]) => {
  let tracks = first
  return {
    getTracks: () => tracks,
    getVideoTracks: () => tracks.filter((track) => track.kind === 'video'),
    getAudioTracks: () => tracks.filter((track) => track.kind === 'audio'),
    addTrack: (track: TrackFake) => void (tracks = [...tracks, track]),
    removeTrack: (track: TrackFake) => void (tracks = tracks.filter((one) => one !== track)),
  }
}

/** A browser whose devices a test plugs in, takes away and breaks. */
export const makePlatformFake = (first: readonly Listed[], blurs: readonly string[] = []) => {
  let listed = first
  const tracks: TrackFake[] = []
  const listeners = new Set<() => void>()
  /** Names of errors by the id of the device. */
  const broken = new Map<string, string>()
  /** These open only while no other of their kind is open. */
  const alone = new Set<string>()

  const makeTrack = (kind: TrackFake['kind'], id: string): TrackFake => {
    let blurred = false
    const track: TrackFake = {
      kind,
      id,
      enabled: true,
      readyState: 'live',
      onended: null,
      stop: () => void (track.readyState = 'ended'),
      getSettings: () => ({
        deviceId: id,
        backgroundBlur: blurred,
        facingMode: id === 'back' ? 'environment' : 'user',
      }),
      getCapabilities: () => (blurs.includes(id) ? { backgroundBlur: [false, true] } : {}),
      getConstraints: () => ({}),
      applyConstraints: async (wish) => void (blurred = wish.backgroundBlur.exact),
    }
    tracks.push(track)
    return track
  }
  const openOne = (kind: TrackFake['kind'], wish: Wish): TrackFake => {
    const ids = listed.filter((one) => one.kind === `${kind}input`).map((one) => one.deviceId)
    const { exact, ideal } = wish.deviceId ?? {}
    const id = exact === undefined ? (ids.find((one) => one === ideal) ?? ids[0]) : ids.find((one) => one === exact)
    if (id === undefined) throw new DOMException('', exact === undefined ? 'NotFoundError' : 'OverconstrainedError')
    const busy = alone.has(id) && tracks.some((one) => one.kind === kind && one.readyState === 'live')
    const error = broken.get(id) ?? (busy ? 'NotReadableError' : undefined)
    if (error !== undefined) throw new DOMException('', error)
    return makeTrack(kind, id)
  }
  const platform = {
    mediaDevices: {
      getUserMedia: async (wish: { readonly audio?: Wish; readonly video?: Wish }) =>
        streamOf([
          ...(wish.video ? [openOne('video', wish.video)] : []),
          ...(wish.audio ? [openOne('audio', wish.audio)] : []),
        ]),
      enumerateDevices: async () => listed,
      addEventListener: (_: string, run: () => void) => void listeners.add(run),
      removeEventListener: (_: string, run: () => void) => void listeners.delete(run),
    },
  } as unknown as DevicesPlatform

  return {
    platform,
    broken,
    alone,
    live: () => tracks.filter((track) => track.readyState === 'live').map((track) => track.id),
    listeners: () => listeners.size,
    plugIn: (device: Listed) => {
      listed = [...listed, device]
      listeners.forEach((run) => run())
    },
    /** As a browser does: the track ends, then the list changes. */
    unplug: (id: string) => {
      listed = listed.filter((one) => one.deviceId !== id)
      const gone = tracks.filter((track) => track.id === id && track.readyState === 'live')
      for (const track of gone) {
        track.readyState = 'ended'
        track.onended?.()
      }
      listeners.forEach((run) => run())
    },
  }
}
