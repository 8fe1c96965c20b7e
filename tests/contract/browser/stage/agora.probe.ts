import * as O from 'fp-ts/Option'
import { makeBrowserClock } from '../../../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserDevices } from '../../../../src/infrastructure/browser/browser-devices.adapter'
import { makeSpeakers } from '../../../../src/infrastructure/browser/devices/speakers'
import { toRoomNum } from '../../../../src/domain/kernel/ids'
import { makeAgoraMediaRoom } from '../../../../src/infrastructure/rtc/agora/agora-media-room.adapter'
import { loadAgora } from '../../../../src/infrastructure/rtc/agora/load-agora'
import { loadAgoraRtm } from '../../../../src/infrastructure/rtm/agora/load-agora-rtm'
import { userId } from '../../../builders/ids'
import { makeJournalFake } from '../../../fakes/journal.fake'
import { got } from '../../harness/check'

const silent = {
  onPicture: () => {},
  onFirstFrame: () => {},
  onLink: () => {},
  onPeerLeft: () => {},
  onQuality: () => {},
  onPeerDevices: () => {},
}

const passOf = () => {
  const channel = toRoomNum('room-without-a-network')
  if (O.isNone(channel)) throw new Error('no room')
  return { appId: '0123456789abcdef0123456789abcdef', token: 'token', channel: channel.value, user: userId(7) }
}

/** The vendor's own SDKs, as far as a machine without its servers can take them. */
export const agoraProbe = {
  /** Gives the SDK the tracks of camera and microphone and closes its own: what state those of the capture are in. */
  takeTracks: async (): Promise<readonly string[]> => {
    const sdk = await loadAgora()
    const capture = await got(makeBrowserDevices().open({}))
    if (!(capture.source instanceof MediaStream)) throw new Error('no stream')
    const [sound] = capture.source.getAudioTracks()
    const [picture] = capture.source.getVideoTracks()
    if (sound === undefined || picture === undefined) throw new Error('no tracks')
    const taken = [sdk.soundOf(sound), sdk.pictureOf(picture)]
    taken[0]?.setVolume(0)
    await taken[1]?.setMuted(true)
    taken.forEach((track) => track.close())
    const states = [sound, picture].map(({ enabled, kind, readyState }) => `${kind} ${readyState} ${enabled}`)
    capture.release()
    return states
  },
  /** Opens a room that cannot be joined: how it ends, after how many ms, and how the capture is left. */
  join: async (): Promise<{ readonly tag: string; readonly ms: number; readonly capture: string }> => {
    const journal = makeJournalFake()
    const rooms = makeAgoraMediaRoom({ clock: makeBrowserClock(), journal, speakers: makeSpeakers() })
    await loadAgora()
    const capture = await got(makeBrowserDevices().open({}))
    const send = () => async () => ({ _tag: 'Right', right: undefined }) as const
    const ice = { servers: [], policy: 'all', pass: passOf() } as const
    const since = performance.now()
    const opened = await rooms.open({ ice, polite: true, capture, send }, silent)()
    const ms = performance.now() - since
    const state = capture.source instanceof MediaStream ? capture.source.getTracks().map((one) => one.readyState) : []
    capture.release()
    return { tag: opened._tag === 'Left' ? opened.left._tag : 'opened', ms, capture: state.join() }
  },
  /** Makes a client of the signalling without signing in. */
  signalling: async (): Promise<readonly string[]> => {
    const sdk = await loadAgoraRtm()
    const listener = { onText: () => {}, onEnded: () => {} }
    return Object.keys(sdk.createClient('0123456789abcdef0123456789abcdef', '7', listener))
  },
}
