import { setImmediate } from 'node:timers/promises'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { Capture } from '../../../src/application/calls/devices.port'
import type { DeviceChoice } from '../../../src/domain/calls/device'
import { makeBrowserDevices } from '../../../src/infrastructure/browser/browser-devices.adapter'
import { loudness } from '../../../src/infrastructure/browser/devices/level-meter'
import { makeSpeakers } from '../../../src/infrastructure/browser/devices/speakers'
import { failure, got } from '../harness/check'
import { input, makePlatformFake, output, type TrackFake } from './platform.fake'

const two = [input('video', 'front'), input('video', 'back'), input('audio', 'inside'), input('audio', 'headset')]

const openOn = async (browser: ReturnType<typeof makePlatformFake>, choice: DeviceChoice = {}) => {
  const speakers = makeSpeakers()
  const devices = makeBrowserDevices(speakers, browser.platform)
  const capture = await got(devices.open(choice))
  const heard: string[] = []
  capture.changed(() => heard.push('changed'))
  capture.lost((kind, instead) =>
    heard.push(`${kind} lost, ${O.isSome(instead) ? instead.value.id : 'nothing'} instead`),
  )
  return { capture, devices, heard, speakers }
}

const tracksOf = (capture: Capture) => (capture.source as { getTracks: () => TrackFake[] }).getTracks()

describe('devices in use: browser', () => {
  it('are those that were chosen, or others when these are gone [PLUS-24]', async () => {
    const chosen = await openOn(makePlatformFake(two), { camera: 'back', microphone: 'gone' })
    expect(chosen.capture.using()).toEqual({ camera: 'back', microphone: 'inside' })
  })

  it('say whether the camera looks away from the person, also after a change [PLUS-24]', async () => {
    const { capture } = await openOn(makePlatformFake(two))
    expect(capture.facesAway()).toBe(false)
    await got(capture.use({ camera: 'back' }))
    expect(capture.facesAway()).toBe(true)
  })

  it('are exchanged in the same stream; the old one is released, the new one is as silent [PLUS-24]', async () => {
    const browser = makePlatformFake(two)
    const { capture, heard } = await openOn(browser)
    tracksOf(capture).forEach((track) => (track.enabled = false))
    await got(capture.use({ camera: 'back' }))
    expect([capture.using().camera, heard, browser.live().toSorted()]).toEqual([
      'back',
      ['changed'],
      ['back', 'inside'],
    ])
    expect(tracksOf(capture).map((track) => track.enabled)).toEqual([false, false])
  })

  it('stay when the new one does not open [PLUS-24]', async () => {
    const browser = makePlatformFake(two)
    const { capture, heard } = await openOn(browser)
    browser.broken.set('back', 'NotReadableError')
    expect(await failure(capture.use({ camera: 'back' }))).toEqual({ _tag: 'DeviceInUse' })
    expect([capture.using().camera, browser.live().toSorted()]).toEqual(['front', ['front', 'inside']])
    expect(await failure(capture.use({ microphone: 'gone' }))).toEqual({ _tag: 'MicrophoneMissing' })
    expect([capture.using().microphone, heard]).toEqual(['inside', ['changed']])
  })

  it('give way first where only one camera may be open [PLUS-24]', async () => {
    const browser = makePlatformFake(two)
    const { capture } = await openOn(browser)
    browser.alone.add('back')
    await got(capture.use({ camera: 'back' }))
    expect([capture.using().camera, browser.live().toSorted()]).toEqual(['back', ['back', 'inside']])
  })

  it('change one after the other: the last choice holds', async () => {
    const browser = makePlatformFake(two)
    const { capture } = await openOn(browser)
    await Promise.all([capture.use({ camera: 'back' })(), capture.use({ camera: 'front' })()])
    expect([capture.using().camera, browser.live().toSorted()]).toEqual(['front', ['front', 'inside']])
  })

  it('that open after the release are released at once', async () => {
    const browser = makePlatformFake(two)
    const { capture, heard } = await openOn(browser)
    const changing = capture.use({ camera: 'back' })()
    capture.release()
    await changing
    expect([browser.live(), heard, browser.listeners()]).toEqual([[], [], 0])
  })
})

describe('devices that are unplugged: browser', () => {
  it('are replaced by others of their kind, and it is told [PLUS-24]', async () => {
    const browser = makePlatformFake(two)
    const { capture, heard } = await openOn(browser)
    browser.unplug('front')
    await setImmediate()
    expect([capture.using().camera, heard]).toEqual(['back', ['changed', 'camera lost, back instead']])
  })

  it('pass over what does not open; that nothing is left is told once [PLUS-24]', async () => {
    const browser = makePlatformFake(two)
    const { heard } = await openOn(browser)
    browser.broken.set('headset', 'NotReadableError')
    browser.unplug('inside')
    await setImmediate()
    expect(heard).toEqual(['microphone lost, nothing instead'])
  })

  it('are used again as soon as one is plugged in [PLUS-24]', async () => {
    const browser = makePlatformFake([input('video', 'front'), input('audio', 'inside')])
    const { capture, heard } = await openOn(browser)
    browser.unplug('front')
    await setImmediate()
    browser.plugIn(input('video', 'new'))
    await setImmediate()
    expect(capture.using().camera).toBe('new')
    expect(heard).toEqual(['camera lost, nothing instead', 'changed', 'camera lost, new instead'])
  })
})

describe('speakers: browser', () => {
  it('count as present where none was ever listed, as missing where some were [CALL-27]', async () => {
    const browser = makePlatformFake(two)
    const { devices } = await openOn(browser)
    await got(devices.open({}))
    browser.plugIn(output('loud'))
    await got(devices.open({}))
    const held = browser.live().length
    browser.unplug('loud')
    expect(await failure(devices.open({}))).toEqual({ _tag: 'SpeakersMissing' })
    expect(browser.live()).toHaveLength(held)
  })

  it('that were chosen are used when they are there, and left when they go [PLUS-24]', async () => {
    const browser = makePlatformFake([...two, output('loud'), output('quiet')])
    const { capture, heard, speakers } = await openOn(browser, { speaker: 'quiet' })
    expect([capture.using().speaker, speakers.current()]).toEqual(['quiet', 'quiet'])
    browser.unplug('quiet')
    await setImmediate()
    expect([speakers.current(), heard]).toEqual(['', ['speaker lost, loud instead']])
    await got(capture.use({ speaker: 'loud' }))
    expect(speakers.current()).toBe('loud')
    expect((await openOn(browser, { speaker: 'gone' })).speakers.current()).toBeUndefined()
  })
})

describe('background blur: browser', () => {
  it('is there with the camera that has it, and gone with another [PLUS-24]', async () => {
    const { capture } = await openOn(makePlatformFake(two, ['front']))
    const { blur } = capture
    if (O.isNone(blur)) throw new Error('no blur')
    await got(blur.value.set(true))
    expect(blur.value.on()).toBe(true)
    await got(capture.use({ camera: 'back' }))
    expect(capture.blur).toEqual(O.none)
  })
})

describe('loudness', () => {
  const wave = (height: number) => Float32Array.from({ length: 1_000 }, (_, n) => height * Math.sin(n))

  it('is 0 in silence, half the scale at ordinary speech, never above 1', () => {
    expect(loudness(wave(0))).toBe(0)
    expect(loudness(wave(0.177))).toBeCloseTo(0.5, 1)
    expect(loudness(wave(1))).toBe(1)
    expect(loudness(new Float32Array())).toBe(0)
  })
})
