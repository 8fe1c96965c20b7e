import * as O from 'fp-ts/Option'
import { makeBrowserClock } from '../../../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserDevices } from '../../../../src/infrastructure/browser/browser-devices.adapter'
import { makeSpeakers } from '../../../../src/infrastructure/browser/devices/speakers'
import type { MediaRoom } from '../../../../src/application/calls/media-room.port'
import { makeAgoraMediaRoom } from '../../../../src/infrastructure/rtc/agora/agora-media-room.adapter'
import { makeWebRtcMediaRoom } from '../../../../src/infrastructure/rtc/webrtc/webrtc-media-room.adapter'
import { toRoomNum } from '../../../../src/domain/kernel/ids'
import { userId } from '../../../builders/ids'
import { makeJournalFake } from '../../../fakes/journal.fake'
import { makePageFake } from '../../../fakes/page.fake'
import { got } from '../../harness/check'
import { aheadCases } from '../../media-room/ahead.cases'
import { agoraCases, type AgoraWorld } from '../../media-room/agora.cases'
import { makeAgoraScript } from '../../media-room/agora.script'
import { coveredCases } from '../../media-room/covered.cases'
import { forgedPeerCases } from '../../media-room/forged-peer.cases'
import { mediaRoomCases } from '../../media-room/media-room.cases'
import type { MediaWorld } from '../../media-room/media-room.world'
import { restartCases } from '../../media-room/restart.cases'
import { rejoinCases } from '../../media-room/rejoin.cases'
import { webrtcCases, type WebRtcWorld } from '../../media-room/webrtc.cases'
import { makeManualClock } from './manual-clock'
import { suiteOf } from './suite'
import { until } from './until'

/** Rooms of the browser, and what is behind them. */
export const mediaWorld = () => {
  const peers: RTCPeerConnection[] = []
  class Counted extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      peers.push(this)
    }
  }
  const page = makePageFake()
  const journal = makeJournalFake()
  const captures: (() => void)[] = []
  const speakers = makeSpeakers()
  const devices = makeBrowserDevices(speakers)
  const capture = async () => {
    const opened = await got(devices.open({}))
    captures.push(opened.release)
    return opened
  }
  const media = makeWebRtcMediaRoom({ clock: makeBrowserClock(), page, journal, speakers }, Counted)
  const end = async () => captures.forEach((release) => release())
  return { end, world: { media, capture, until, peers, page, journal } }
}

/** Rooms of the vendor on a script of its SDK, with a pass each, in one channel. */
const agoraWorld = async () => {
  const { end, world } = mediaWorld()
  const [clock, script] = [makeManualClock(), makeAgoraScript()]
  const rooms = makeAgoraMediaRoom({ clock, journal: world.journal, speakers: makeSpeakers() }, async () => script.sdk)
  const room = O.toNullable(toRoomNum('room-of-the-script'))
  if (room === null) throw new Error('no room')
  const pass = { appId: 'app', channel: room, token: 'token', user: userId(7) }
  const media: MediaRoom = {
    ...rooms,
    open: (settings, events) => rooms.open({ ...settings, ice: { ...settings.ice, pass } }, events),
  }
  const waiting: MediaWorld['until'] = async (what, condition) => {
    await until(what, () => {
      void clock.advance(1_000)
      return condition()
    })
  }
  return { end, world: { media, capture: world.capture, until: waiting, script, clock } }
}

export const agoraRoomSuite = suiteOf<MediaWorld>([...mediaRoomCases, ...coveredCases], agoraWorld)

export const agoraSuite = suiteOf<AgoraWorld>(agoraCases, agoraWorld)

export const mediaRoomSuite = suiteOf<MediaWorld>([...mediaRoomCases, ...coveredCases], async () => mediaWorld())

export const webrtcSuite = suiteOf<WebRtcWorld>([...webrtcCases, ...restartCases, ...aheadCases], async () =>
  mediaWorld(),
)

export const forgedPeerSuite = suiteOf<WebRtcWorld>(forgedPeerCases, async () => mediaWorld())

export const rejoinSuite = suiteOf<WebRtcWorld>(rejoinCases, async () => mediaWorld())
