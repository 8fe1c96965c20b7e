import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserKind } from '../../../src/domain/calls/browser-kind'
import { nextDevice, speakersMissing, substitutes, type DeviceInfo } from '../../../src/domain/calls/device'
import { locations } from '../../../src/domain/calls/locations'
import { leavesWithoutDevice } from '../../../src/domain/calls/missing-device'
import { volumeOf } from '../../../src/domain/calls/volume'

const device = (kind: DeviceInfo['kind'], id: string): DeviceInfo => ({ kind, id, label: id })
const front = device('camera', 'front')
const back = device('camera', 'back')
const headset = device('microphone', 'headset')
const loud = device('speaker', 'loud')

describe('devices', () => {
  it('what is gone is replaced by another of its kind, never by itself [PLUS-24]', () => {
    expect(substitutes([front, headset, back], 'camera', 'front')).toEqual([back])
    expect(substitutes([headset, back], 'camera', 'front')).toEqual([back])
    expect(substitutes([front, headset], 'camera', 'front')).toEqual([])
  })

  it('a device without an id cannot be asked for', () => {
    expect(substitutes([device('camera', '')], 'camera', undefined)).toEqual([])
  })

  it('cameras come round and round; a single one has no next [PLUS-24]', () => {
    const third = device('camera', 'third')
    const all = [front, headset, back, third]
    expect(nextDevice(all, 'camera', 'front')).toBe(back)
    expect(nextDevice(all, 'camera', 'third')).toBe(front)
    expect(nextDevice([front, headset], 'camera', 'front')).toBeUndefined()
    expect(nextDevice([], 'camera', 'front')).toBeUndefined()
    expect(nextDevice([front], 'camera', 'gone')).toBe(front)
  })

  it('as many presses as there are cameras lead back to the first [PLUS-24]', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 }), (ids) => {
        const all = ids.map((id) => device('camera', id))
        const seen = ids.reduce<string[]>(
          (path) => [...path, nextDevice(all, 'camera', path.at(-1))?.id ?? ''],
          [ids[0] ?? ''],
        )
        return new Set(seen).size === ids.length && seen.at(-1) === ids[0]
      }),
    ))

  it('speakers are missing only where some were listed before [CALL-27]', () => {
    expect(speakersMissing(false, [front])).toBe(false)
    expect(speakersMissing(true, [front])).toBe(true)
    expect(speakersMissing(true, [front, loud])).toBe(false)
  })

  it('a missing device leaves the match page once, and no other page ever [CALL-27]', () => {
    expect(leavesWithoutDevice(locations.match, false)).toBe(true)
    expect(leavesWithoutDevice(locations.match, true)).toBe(false)
    expect(leavesWithoutDevice(locations.wallOrChat, false)).toBe(false)
  })

  it('muting is the volume 0, and the end of it 100 [CALL-86]', () => {
    expect([volumeOf(true), volumeOf(false)]).toEqual([0, 100])
  })
})

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('families of browsers', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1',
      5,
      'ios',
    ],
    [`${mac} Version/18.5 Safari/605.1.15`, 5, 'ios'],
    [`${mac} Version/18.5 Safari/605.1.15`, 0, 'safari'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 0, 'firefox'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 0, 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 10, 'chrome'],
    ['curl/8.0', 0, 'unknown'],
  ] as const)('%s with %d points of touch is %s [CALL-27]', (userAgent, points, kind) => {
    expect(browserKind(userAgent, points)).toBe(kind)
  })
})
