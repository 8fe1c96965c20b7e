import { describe, expect, it } from 'vitest'
import { makeBrowserDevices, type DevicesPlatform } from '../../../src/infrastructure/browser/browser-devices.adapter'
import { makeSpeakers } from '../../../src/infrastructure/browser/devices/speakers'
import { makeDevicesFake } from '../../fakes/devices.fake'
import { failure, got } from '../harness/check'
import { input, makePlatformFake } from './platform.fake'

interface Setting {
  readonly error?: string
  readonly message?: string
  readonly kinds?: readonly string[]
  readonly states?: Readonly<Record<string, string>>
}

/** A browser in which opening fails like this. */
const platform = ({ error, kinds = [], message = '', states }: Setting) =>
  ({
    mediaDevices: {
      getUserMedia: async () => {
        throw new DOMException(message, error)
      },
      enumerateDevices: async () => kinds.map((kind) => ({ kind, deviceId: kind, label: '' })),
    },
    ...(states ? { permissions: { query: async ({ name }: { name: string }) => ({ state: states[name] }) } } : {}),
  }) as unknown as DevicesPlatform

describe('devices: browser', () => {
  it.each([
    [{ error: 'NotAllowedError' }, 'CameraRefused'],
    [{ error: 'NotAllowedError', message: 'Permission denied by system' }, 'BlockedBySystem'],
    [{ error: 'NotAllowedError', message: 'Permission dismissed' }, 'QuestionDismissed'],
    [{ error: 'NotAllowedError', states: { camera: 'granted', microphone: 'denied' } }, 'MicrophoneRefused'],
    [{ error: 'NotAllowedError', states: { camera: 'denied', microphone: 'denied' } }, 'CameraRefused'],
    [{ error: 'SecurityError' }, 'CameraRefused'],
    [{ error: 'NotFoundError', kinds: ['audioinput'] }, 'CameraMissing'],
    [{ error: 'NotFoundError', kinds: ['videoinput'] }, 'MicrophoneMissing'],
    [{ error: 'NotFoundError' }, 'CameraMissing'],
    [{ error: 'OverconstrainedError', kinds: ['audioinput'] }, 'CameraMissing'],
    [{ error: 'NotReadableError' }, 'DeviceInUse'],
    [{ error: 'AbortError' }, 'DeviceInUse'],
    [{ error: 'InvalidStateError' }, 'Unsupported'],
  ] as const)('says what is wrong: %o is %s [CALL-26]', async (setting, tag) => {
    const problem = await failure(makeBrowserDevices(makeSpeakers(), platform(setting)).open({}))
    expect(problem._tag).toBe(tag)
  })

  it('is unsupported on a page that was not served securely [CALL-26]', async () => {
    const devices = makeBrowserDevices(makeSpeakers(), {})
    expect((await failure(devices.open({})))._tag).toBe('Unsupported')
    expect(await devices.allowed()).toBe(false)
  })

  it('is allowed only when camera and microphone both are', async () => {
    const allowed = (camera: string, microphone: string) =>
      makeBrowserDevices(makeSpeakers(), platform({ states: { camera, microphone } })).allowed()
    expect(await allowed('granted', 'granted')).toBe(true)
    expect(await allowed('granted', 'prompt')).toBe(false)
    expect(await allowed('denied', 'granted')).toBe(false)
  })

  it('asks the browser once for what is granted, which keeps every answer, and again once it is not', async () => {
    const asked: string[] = []
    const answer = { state: 'prompt' }
    const query = ({ name }: { readonly name: string }) => {
      asked.push(name)
      return Promise.resolve(answer)
    }
    const devices = makeBrowserDevices(makeSpeakers(), { permissions: { query } } as unknown as DevicesPlatform)
    const look = async (state: string) => {
      answer.state = state
      return [await devices.allowed(), asked.splice(0).length]
    }
    expect([await look('prompt'), await look('granted'), await look('granted')]).toEqual([
      [false, 2],
      [true, 2],
      [true, 0],
    ])
    expect([await look('denied'), await look('granted')]).toEqual([
      [false, 2],
      [true, 0],
    ])
  })

  it('counts as not allowed where the browser cannot say', async () => {
    const query = () => Promise.reject(new TypeError('camera'))
    expect(await makeBrowserDevices(makeSpeakers(), { permissions: { query } }).allowed()).toBe(false)
  })

  it('stops every track on release', async () => {
    const browser = makePlatformFake([input('video', 'front'), input('audio', 'inside')])
    const capture = await got(makeBrowserDevices(makeSpeakers(), browser.platform).open({}))
    expect(browser.live()).toEqual(['front', 'inside'])
    capture.release()
    capture.release()
    expect(browser.live()).toEqual([])
  })
})

describe('devices: fake', () => {
  it('opens, counts what is held, and fails as told', async () => {
    const devices = makeDevicesFake(false)
    expect(await devices.allowed()).toBe(false)
    const capture = await got(devices.open({}))
    expect([devices.held(), await devices.allowed()]).toEqual([1, true])
    capture.release()
    capture.release()
    expect(devices.held()).toBe(0)
    devices.break('CameraRefused')
    expect((await failure(devices.open({})))._tag).toBe('CameraRefused')
  })
})
