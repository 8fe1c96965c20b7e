import type { IO } from 'fp-ts/IO'

/** Where sound comes out, for all elements that play it. */
export interface Speakers {
  /** Undefined: the platform's own choice. */
  readonly current: IO<string | undefined>
  readonly use: (id: string) => void
  readonly onChange: (run: IO<void>) => IO<void>
  /** Plays an element there, now and after every change. */
  readonly follow: (element: HTMLMediaElement) => IO<void>
}

/** A browser without a choice of speakers plays on its own ones. */
const canChooseSpeaker = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype

export const makeSpeakers = (): Speakers => {
  const listeners = new Set<IO<void>>()
  let chosen: string | undefined
  const onChange: Speakers['onChange'] = (run) => {
    listeners.add(run)
    return () => void listeners.delete(run)
  }
  return {
    current: () => chosen,
    use: (id) => {
      chosen = id
      listeners.forEach((run) => run())
    },
    onChange,
    follow: (element) => {
      // A speaker that is gone leaves the sound where it was.
      const route = () => {
        if (chosen !== undefined && canChooseSpeaker()) void element.setSinkId(chosen).catch(() => undefined)
      }
      route()
      return onChange(route)
    },
  }
}
