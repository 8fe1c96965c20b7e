import { describe, expect, it } from 'vitest'
import { makeBrowserBell, type BellPlatform } from '../../../src/infrastructure/browser/browser-bell.adapter'
import { samplesOf, sounds } from '../../../src/infrastructure/browser/tones'
import { makeBellFake } from '../../fakes/bell.fake'
import { makeVirtualClock } from '../../fakes/clock.fake'

/** A sound card that writes down what it plays; it may be silent until a gesture. */
const soundCard = (state: 'running' | 'suspended', touched: boolean) => {
  const playing: { readonly loop: boolean }[] = []
  const gestures: (() => void)[] = []
  const shakes: unknown[] = []
  const contexts: { state: string }[] = []
  class Context {
    readonly sampleRate = 8_000
    readonly destination = null
    state: string = state
    constructor() {
      contexts.push(this)
    }
    async resume() {
      if (gestures.length > 0) this.state = 'running'
    }
    createBuffer() {
      return { copyToChannel: () => undefined }
    }
    createBufferSource() {
      const source = {
        loop: false,
        buffer: null,
        connect: () => undefined,
        disconnect: () => undefined,
        start: () => void playing.push(source),
        stop: () => void playing.splice(playing.indexOf(source), 1),
      }
      return source
    }
  }
  const platform = {
    Context: Context as unknown as typeof AudioContext,
    maySound: () => touched,
    vibrate: (pattern) => void shakes.push(pattern),
    onGesture: (run) => void gestures.push(run),
  } satisfies BellPlatform
  return { playing, gestures, shakes, contexts, platform }
}

const make = (state: 'running' | 'suspended' = 'running', touched = true) => {
  const card = soundCard(state, touched)
  const clock = makeVirtualClock()
  return { ...card, clock, bell: makeBrowserBell(clock, card.platform) }
}

describe('bell: browser', () => {
  it('makes no sound card before the first sound [CALL-46]', () => {
    const { bell, contexts } = make()
    expect(contexts).toHaveLength(0)
    bell.chime('message')
    bell.chime('message')
    expect(contexts).toHaveLength(1)
  })

  it('rings until stopped, again and again by the sound card itself', () => {
    const { bell, playing } = make()
    const stop = bell.ring('outgoing')
    expect(playing).toMatchObject([{ loop: true }])
    stop()
    stop()
    expect(playing).toHaveLength(0)
  })

  it('shakes the phone for an incoming call only, until stopped', async () => {
    const { bell, clock, shakes } = make()
    bell.ring('outgoing')()
    expect(shakes).toEqual([])
    const stop = bell.ring('incoming')
    await clock.advance(6_000)
    expect(shakes).toHaveLength(3)
    stop()
    expect(shakes.at(-1)).toBe(0)
    await clock.advance(6_000)
    expect(shakes).toHaveLength(4)
    expect(clock.pending()).toBe(0)
  })

  it('rings on after a gesture where sound is forbidden before one', async () => {
    const { bell, contexts, gestures, playing } = make('suspended')
    bell.ring('incoming')
    expect([playing.length, contexts[0]?.state]).toEqual([1, 'suspended'])
    gestures.forEach((run) => run())
    await Promise.resolve()
    expect(contexts[0]?.state).toBe('running')
  })

  it('makes no sound card before the first touch of the page; then it rings, unless it is over', () => {
    const { bell, contexts, gestures, playing } = make('running', false)
    bell.chime('message')
    const [over, stop] = [bell.ring('incoming'), bell.ring('incoming')]
    over()
    expect(contexts).toHaveLength(0)
    gestures.forEach((run) => run())
    expect(playing).toMatchObject([{ loop: true }])
    stop()
    expect(playing).toHaveLength(0)
  })

  it('does not save up chimes for later', () => {
    const { bell, playing } = make('suspended')
    bell.chime('message')
    expect(playing).toHaveLength(0)
  })

  it('is silent without a sound card', () => {
    const platform = { Context: undefined, maySound: () => true, vibrate: undefined, onGesture: () => {} }
    const bell = makeBrowserBell(makeVirtualClock(), platform)
    bell.chime('hangup')
    expect(() => bell.ring('incoming')()).not.toThrow()
  })
})

describe('bell: tones', () => {
  it.each(Object.entries(sounds))('%s can be heard and does not crackle', (_name, sound) => {
    const samples = samplesOf(sound, 8_000)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(samples).toHaveLength(sound.length * 8_000)
    expect(peak).toBeGreaterThan(0.1)
    expect(peak).toBeLessThan(1)
    expect([samples[0], Math.abs(samples.at(-1) ?? 1) < 0.01]).toEqual([0, true])
  })
})

describe('bell: fake', () => {
  it('tells what rings', () => {
    const bell = makeBellFake()
    const stop = bell.ring('incoming')
    expect(bell.ringing()).toBe('incoming')
    stop()
    expect(bell.ringing()).toBeNull()
    bell.chime('hangup')
    expect(bell.chimes).toEqual(['hangup'])
  })
})
