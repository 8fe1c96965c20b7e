import type { IO } from 'fp-ts/IO'
import type { Bell } from '../../application/calls/bell.port'
import type { Clock } from '../../application/kernel/clock.port'
import { samplesOf, sounds } from './tones'

type SoundName = keyof typeof sounds

export interface BellPlatform {
  readonly Context: typeof AudioContext | undefined
  readonly vibrate: ((pattern: number | number[]) => void) | undefined
  /** False: nobody has touched the page yet, so that a sound card made now would only be complained about. */
  readonly maySound: () => boolean
  /** Runs at the next gesture, once. */
  readonly onGesture: (run: () => void) => void
}

const VIBRATION = [400, 200, 400]
const VIBRATION_EVERY_MS = 3_000

/** A browser that does not tell may have been touched. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive !== false

const here = (): BellPlatform => ({
  Context: globalThis.AudioContext,
  maySound: touched,
  vibrate:
    typeof navigator.vibrate === 'function' ? (pattern) => void (touched() && navigator.vibrate(pattern)) : undefined,
  onGesture: (run) => {
    const done = new AbortController()
    const once = () => {
      done.abort()
      run()
    }
    for (const name of ['pointerdown', 'keydown'])
      document.addEventListener(name, once, { signal: done.signal, capture: true })
  },
})

/** Makes the context and the sounds at their first use; a context that may not sound yet goes on after a gesture. */
const makePlayer = ({ Context, onGesture }: BellPlatform) => {
  const buffers = new Map<SoundName, AudioBuffer>()
  let context: AudioContext | null = null

  const ready = (): AudioContext | null => {
    if (!Context) return null
    context ??= new Context()
    const made = context
    if (made.state === 'suspended') {
      made.resume().catch(() => undefined)
      onGesture(() => void made.resume().catch(() => undefined))
    }
    return made
  }
  const bufferOf = (made: AudioContext, name: SoundName): AudioBuffer => {
    const known = buffers.get(name)
    if (known) return known
    const samples = samplesOf(sounds[name], made.sampleRate)
    const buffer = made.createBuffer(1, samples.length, made.sampleRate)
    buffer.copyToChannel(samples, 0)
    buffers.set(name, buffer)
    return buffer
  }
  const start = (name: SoundName, loop: boolean): IO<void> => {
    const made = ready()
    if (!made || (!loop && made.state !== 'running')) return () => {}
    const source = made.createBufferSource()
    source.buffer = bufferOf(made, name)
    source.loop = loop
    source.connect(made.destination)
    source.start()
    return () => {
      source.stop()
      source.disconnect()
    }
  }
  return start
}

/** Rings from the next gesture on, unless it is over by then. */
const afterGesture = ({ onGesture }: BellPlatform, begin: () => IO<void>): IO<void> => {
  let stop: IO<void> | null = () => {}
  onGesture(() => {
    if (stop !== null) stop = begin()
  })
  return () => {
    stop?.()
    stop = null
  }
}

/** A sound that waits for a gesture would come too late, unless it goes on. */
const makePlay = (platform: BellPlatform) => {
  const start = makePlayer(platform)
  return (name: SoundName, loop: boolean): IO<void> => {
    if (platform.maySound()) return start(name, loop)
    return loop ? afterGesture(platform, () => start(name, true)) : () => {}
  }
}

/** Rings with tones of our own; the sound card repeats them, so that a hidden page rings on time (@rule CALL-46). */
export const makeBrowserBell = (clock: Clock, platform: BellPlatform = here()): Bell => {
  const play = makePlay(platform)
  const shake = (): IO<void> => {
    platform.vibrate?.(VIBRATION)
    const stop = clock.every(VIBRATION_EVERY_MS, () => platform.vibrate?.(VIBRATION))
    return () => {
      stop()
      platform.vibrate?.(0)
    }
  }
  return {
    ring: (kind) => {
      const stops = [play(kind, true), kind === 'incoming' ? shake() : () => {}]
      let rings = true
      return () => {
        if (rings) stops.forEach((stop) => stop())
        rings = false
      }
    },
    chime: (kind) => void play(kind, false),
  }
}
