import * as TE from 'fp-ts/TaskEither'
import { makeBrowserBell } from '../../../../src/infrastructure/browser/browser-bell.adapter'
import { makeBrowserCaptcha } from '../../../../src/infrastructure/browser/browser-captcha.adapter'
import { makeBrowserClock } from '../../../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserDevices } from '../../../../src/infrastructure/browser/browser-devices.adapter'
import { agoraProbe } from './agora.probe'
import { callProbe } from './call.probe'
import { deviceProbe } from './device.probe'
import { farProbe } from './far.probe'
import { equal, got } from '../../harness/check'

/** What a test asks of the page itself, where the launch of the browser or the far side decides. */
export const probes = {
  agora: agoraProbe,
  call: callProbe,
  far: farProbe,
  /** Opens camera and microphone: the name of the problem, or the height of the picture. */
  openDevices: async (): Promise<string | number> => {
    const devices = makeBrowserDevices()
    const opened = await devices.open({})()
    if (opened._tag === 'Left') return opened.left._tag
    const { release, source } = opened.right
    const height = source instanceof MediaStream ? source.getVideoTracks()[0]?.getSettings().height : undefined
    release()
    return height ?? 'none'
  },
  device: deviceProbe,
  devicesAllowed: () => makeBrowserDevices().allowed(),
  /** The answer to a challenge, by the worker that the product ships. */
  solve: (challenge: Readonly<Record<string, unknown>>): Promise<string> =>
    got(makeBrowserCaptcha(TE.right(challenge)).solve),
  /** Rings and chimes on the real sound card. */
  ring: async (): Promise<void> => {
    const bell = makeBrowserBell(makeBrowserClock())
    const stops = [bell.ring('incoming'), bell.ring('outgoing')]
    bell.chime('message')
    bell.chime('hangup')
    stops.forEach((stop) => stop())
    equal(stops.length, 2)
  },
}

export type Probes = typeof probes
