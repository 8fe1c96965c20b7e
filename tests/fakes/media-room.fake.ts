import { setImmediate } from 'node:timers'
import * as TE from 'fp-ts/TaskEither'
import type { MediaReport } from '../../src/application/calls/call-gateway.port'
import type { MediaEvents, MediaRoom, OpenRoom } from '../../src/application/calls/media-room.port'
import type { MediaSignal } from '../../src/domain/calls/call-signal'
import type { Volume } from '../../src/domain/calls/volume'
import { pictureFake } from './devices.fake'

/** One side of a call, as a test sees it. */
export interface MediaRoomSide {
  readonly link: () => 'new' | 'connected' | 'interrupted' | 'lost' | 'left'
  readonly muted: () => boolean
  readonly volume: () => Volume
  readonly cameraOn: () => boolean
  /** Nothing passes yet. */
  readonly covered: () => boolean
  /** How many signals came. */
  readonly heard: () => number
  /** Says what the network has done to the own picture. */
  readonly tellQuality: MediaEvents['onQuality']
  /** Says that the link has become so, as the network would. */
  readonly become: (link: 'connected' | 'interrupted' | 'lost') => void
}

export interface MediaRoomFake extends MediaRoom {
  /** All rooms ever opened, oldest first. */
  readonly rooms: readonly MediaRoomSide[]
  readonly break: (broken: boolean) => void
  /** How often it was got ready. */
  readonly warmed: () => number
}

/**
 * Connects two people through the signals alone: both sides offer, the polite one gives way, and with offer and answer
 * exchanged each sees the other's first frame, once neither is covered. Signals may come doubled or in any order.
 */
export const makeMediaRoomFake = (): MediaRoomFake => {
  const rooms: MediaRoomSide[] = []
  let broken = false
  let warmed = 0
  return {
    rooms,
    warmed: () => warmed,
    warm: () => void (warmed += 1),
    opensAhead: true,
    break: (value) => {
      broken = value
    },
    open: (settings, events) =>
      broken
        ? TE.left({ _tag: 'MediaFailed', cause: 'broken' } as const)
        : TE.fromIO(() => {
            const side = makeSide(settings, events)
            rooms.push(side.view)
            return side.room
          }),
  }
}

const COVERED = 'fake covered'
const ADDRESS = 'a=candidate:1 1 udp 1 192.0.2.1 9 typ host'

const makeSide = (
  settings: Parameters<MediaRoom['open']>[0],
  events: MediaEvents,
): { readonly room: OpenRoom; readonly view: MediaRoomSide } => {
  let link: ReturnType<MediaRoomSide['link']> = 'new'
  let volume: Volume = 100
  let camera = true
  let covered = settings.covered === true
  let theirs = false
  let seen = false
  let has = settings.capture !== null
  let heard = 0
  let described = false
  const { polite, send } = settings

  const tell = (signal: MediaSignal) => {
    if (link !== 'left') void send(signal)()
  }
  const describe = (type: 'offer' | 'answer') =>
    tell({
      _tag: 'Description',
      type,
      sdp: covered ? COVERED : `fake ${type}\n${ADDRESS}`,
      turn: 1,
      from: 'fake',
      to: null,
    })
  const passes = () => has && !covered
  const tellDevices = () => tell({ _tag: 'Devices', microphone: volume > 0 && passes(), camera: camera && passes() })
  const show = () => {
    if (covered || !theirs || seen) return
    seen = true
    events.onPicture(pictureFake('remote'))
    events.onFirstFrame()
  }
  const connect = () => {
    if (link !== 'new') return show()
    link = 'connected'
    events.onLink('connected')
    show()
    tellDevices()
  }
  const leftBehind = () => {
    link = 'interrupted'
    events.onPeerLeft()
  }
  const report = (out: boolean): MediaReport => ({
    out: out ? 'on' : 'off',
    in: link === 'connected' ? 'flowing' : 'lost',
  })
  const accept = (signal: MediaSignal) => {
    if (link === 'left') return
    heard += 1
    if (signal._tag === 'Devices') {
      const { _tag, ...devices } = signal
      return events.onPeerDevices(devices)
    }
    if (signal._tag === 'Candidate' || signal._tag === 'Hello' || signal._tag === 'OfferWanted') return
    if (signal.type === 'rollback') return link === 'connected' ? leftBehind() : undefined
    theirs = signal.sdp !== COVERED
    if (signal.type === 'offer' && !polite && link === 'new') return describe('offer')
    if (signal.type === 'offer') describe('answer')
    described = true
    if (has) connect()
  }
  // After whoever opens the room has got it, as a browser does.
  setImmediate(() => (link === 'new' && !described ? describe('offer') : undefined))
  return {
    room: {
      accept,
      bring: () => {
        if (has) return
        has = true
        tellDevices()
        if (described) connect()
      },
      volume: (value) => {
        volume = value
        tellDevices()
      },
      camera: (on) => {
        camera = on
        tellDevices()
      },
      report: async () => ({ sound: report(volume > 0 && !covered), picture: report(camera && !covered) }),
      reveal: () => {
        if (!covered || link === 'left') return
        covered = false
        describe('offer')
        show()
        tellDevices()
      },
      leave: () => {
        tell({ _tag: 'Description', type: 'rollback', sdp: 'fake left', turn: 1, from: 'fake', to: null })
        link = 'left'
      },
    },
    view: {
      link: () => link,
      muted: () => volume === 0,
      volume: () => volume,
      cameraOn: () => camera,
      covered: () => covered,
      heard: () => heard,
      tellQuality: events.onQuality,
      become: (value) => {
        if (link === 'left' || link === value) return
        link = value
        events.onLink(value)
      },
    },
  }
}
