import { describe, expect, it } from 'vitest'
import { makeBrowserDevices, type DevicesPlatform } from '../../../src/infrastructure/browser/browser-devices.adapter'
import { makeSpeakers } from '../../../src/infrastructure/browser/devices/speakers'
import { makeDevicesFake } from '../../fakes/devices.fake'
import { failure, got } from '../harness/check'

const stream = () => {
  const stopped: string[] = []
  const track = (name: string) => ({ stop: () => void stopped.push(name) })
  return { stopped, getTracks: () => [track('camera'), track('microphone')] }
}

interface Setting {
  readonly error?: string
  readonly kinds?: readonly string[]
  readonly states?: Readonly<Record<string, string>>
}

/** A browser that answers like this. */
const platform = ({ error, kinds = [], states }: Setting, opened = stream()) =>
  ({
    mediaDevices: {
      getUserMedia: async () => {
        if (error) throw new DOMException('', error)
        return opened
      },
      enumerateDevices: async () => kinds.map((kind) => ({ kind })),
    },
    ...(states ? { permissions: { query: async ({ name }: { name: string }) => ({ state: states[name] }) } } : {}),
  }) as unknown as DevicesPlatform

describe('devices: browser', () => {
  it.each([
    [{ error: 'NotAllowedError' }, 'CameraRefused'],
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

  it('counts as not allowed where the browser cannot say', async () => {
    const query = () => Promise.reject(new TypeError('camera'))
    expect(await makeBrowserDevices(makeSpeakers(), { permissions: { query } }).allowed()).toBe(false)
  })

  it('stops every track on release', async () => {
    const opened = stream()
    const capture = await got(makeBrowserDevices(makeSpeakers(), platform({}, opened)).open({}))
    capture.release()
    expect(opened.stopped).toEqual(['camera', 'microphone'])
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
