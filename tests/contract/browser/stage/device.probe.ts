import * as O from 'fp-ts/Option'
import type { Capture } from '../../../../src/application/calls/devices.port'
import { makeBrowserDevices } from '../../../../src/infrastructure/browser/browser-devices.adapter'
import { makeSpeakers } from '../../../../src/infrastructure/browser/devices/speakers'
import { streamPicture } from '../../../../src/infrastructure/browser/stream-picture'
import { got } from '../../harness/check'
import { until } from './until'

const cameraOf = (capture: Capture): MediaStreamTrack | undefined =>
  capture.source instanceof MediaStream ? capture.source.getVideoTracks()[0] : undefined

/** A tone that nobody has asked for. */
const tone = (): MediaStream => {
  const context = new AudioContext()
  const out = context.createMediaStreamDestination()
  const note = new OscillatorNode(context)
  note.connect(out)
  note.start()
  return out.stream
}

/** What only real devices of a browser can show. */
export const deviceProbe = {
  /** Goes over to the other camera, then takes that one away: what is in use after each step. */
  change: async (): Promise<readonly unknown[]> => {
    const devices = makeBrowserDevices()
    const capture = await got(devices.open({}))
    const cameras = (await devices.list()).filter((one) => one.kind === 'camera').map((one) => one.id)
    const inUse = () => cameras.indexOf(capture.using().camera ?? '')
    const first = inUse()
    await got(capture.use({ camera: cameras[1 - first] ?? '' }))
    const second = inUse()
    const track = cameraOf(capture)
    let told = ''
    capture.lost(
      (kind, instead) => (told = `${kind}: ${O.isSome(instead) ? cameras.indexOf(instead.value.id) : 'none'}`),
    )
    track?.stop()
    track?.dispatchEvent(new Event('ended'))
    await until('told', () => told !== '')
    const state = cameraOf(capture)?.readyState
    capture.release()
    return [first, second, told, state]
  },
  /** The first bytes of a still, and whether the microphone was heard. */
  sense: async (): Promise<readonly unknown[]> => {
    const capture = await got(makeBrowserDevices().open({}))
    const still = await capture.still(0.2)()
    let loudest = 0
    const stop = capture.levels((level) => (loudest = Math.max(loudest, level)))
    await until('heard', () => loudest > 0.01)
    stop()
    capture.release()
    return [O.isSome(still) && Array.from(still.value.slice(0, 3)), await capture.still(0.2)()]
  },
  /** Plays a tone without a gesture; what comes of it goes to the console. */
  refuse: (): void => {
    const video = document.createElement('video')
    document.body.append(video)
    const say = (what: string) => console.info(`${what}, ${video.muted ? 'muted' : 'loud'}`)
    streamPicture(tone(), makeSpeakers()).attach(video, (hear) => say(hear === null ? 'heard' : 'refused'))
  },
}
