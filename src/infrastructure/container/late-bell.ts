import type { IO } from 'fp-ts/IO'
import type { Bell } from '../../application/calls/bell.port'
import type { Load } from './adapters'

/** A bell whose sound comes later: it rings as soon as it is there, unless that is over by then; without it a call is silent. */
export const lateBell = (load: Load<Bell>): Bell => {
  const there = (use: (bell: Bell) => void): void => void load().then(use, () => undefined)
  return {
    ring: (kind) => {
      let stop: IO<void> | null = () => undefined
      there((bell) => {
        if (stop !== null) stop = bell.ring(kind)
      })
      return () => {
        stop?.()
        stop = null
      }
    },
    chime: (kind) => there((bell) => bell.chime(kind)),
  }
}
