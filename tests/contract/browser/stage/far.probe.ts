import type { MediaSignal } from '../../../../src/domain/calls/call-signal'
import { openSide, type Side } from '../../media-room/media-room.world'
import { mediaWorld } from './media-room.stage'

declare global {
  interface Window {
    /** Set by a test that plays the other side. */
    toFarSide: (signal: MediaSignal) => Promise<void>
  }
}

const here: { side: Side | null; peers: readonly RTCPeerConnection[]; early: MediaSignal[]; end: () => void } = {
  side: null,
  peers: [],
  early: [],
  end: () => {},
}

/** Colours and brightness of what was decoded: a picture that is there has more than one. */
const coloursOf = async (track: MediaStreamTrack): Promise<number> => {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = new MediaStream([track])
  await video.play()
  const canvas = new OffscreenCanvas(16, 16)
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(video, 0, 0, 16, 16)
  video.srcObject = null
  const { data } = drawing?.getImageData(0, 0, 16, 16) ?? { data: [] }
  const pixels = Array.from({ length: data.length / 4 }, (_, n) =>
    Array.from(data.slice(n * 4, n * 4 + 3), (one) => one >> 4),
  )
  return new Set(pixels.map((pixel) => pixel.join())).size
}

const decodedOf = async (peer: RTCPeerConnection | undefined) => {
  const seen = { frames: 0, width: 0, sound: 0 }
  const stats: unknown = await peer?.getStats()
  if (!(stats instanceof RTCStatsReport)) return seen
  stats.forEach((one: Readonly<Record<string, unknown>>) => {
    if (one['type'] !== 'inbound-rtp') return
    seen.frames += Number(one['framesDecoded'] ?? 0)
    seen.width = Math.max(seen.width, Number(one['frameWidth'] ?? 0))
    if (one['kind'] === 'audio') seen.sound += Number(one['packetsReceived'] ?? 0)
  })
  return seen
}

/** One side of a call whose other side is not in this page. */
export const farProbe = {
  open: async (polite: boolean): Promise<void> => {
    const { end, world } = mediaWorld()
    here.side = await openSide(world, polite, (signal) => void window.toFarSide(signal))
    here.peers = world.peers
    here.end = () => void end()
    here.early.splice(0).forEach(here.side.room.accept)
  },
  accept: (signal: MediaSignal): void => {
    if (here.side) here.side.room.accept(signal)
    else here.early.push(signal)
  },
  decoded: () => decodedOf(here.peers.at(-1)),
  colours: async (): Promise<number> => {
    const track = here.peers
      .at(-1)
      ?.getReceivers()
      .find((one) => one.track.kind === 'video')?.track
    return track ? coloursOf(track) : 0
  },
  heard: () => ({
    links: here.side?.links ?? [],
    devices: here.side?.devices.at(-1),
    partings: here.side?.partings() ?? 0,
  }),
  report: () => here.side?.room.report(),
  leave: (): void => {
    here.side?.room.leave()
    here.end()
  },
}
