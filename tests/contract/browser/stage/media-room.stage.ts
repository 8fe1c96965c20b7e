import { makeBrowserClock } from '../../../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserDevices } from '../../../../src/infrastructure/browser/browser-devices.adapter'
import { makeSpeakers } from '../../../../src/infrastructure/browser/devices/speakers'
import { makeWebRtcMediaRoom } from '../../../../src/infrastructure/rtc/webrtc/webrtc-media-room.adapter'
import { makeJournalFake } from '../../../fakes/journal.fake'
import { makePageFake } from '../../../fakes/page.fake'
import { got } from '../../harness/check'
import { mediaRoomCases } from '../../media-room/media-room.cases'
import type { MediaWorld } from '../../media-room/media-room.world'
import { webrtcCases, type WebRtcWorld } from '../../media-room/webrtc.cases'
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

export const mediaRoomSuite = suiteOf<MediaWorld>(mediaRoomCases, async () => mediaWorld())

export const webrtcSuite = suiteOf<WebRtcWorld>(webrtcCases, async () => mediaWorld())
