import type { RecordedVideoEvents, RecordedVideos } from '../../src/application/calls/recorded-videos.port'
import { pictureFake } from './devices.fake'

export interface RecordedVideosFake extends RecordedVideos {
  /** What was opened and not let go yet. */
  readonly loaded: () => readonly string[]
  readonly playing: () => readonly string[]
  /** What the last one opened tells, also when it was let go. */
  readonly tell: (what: 'playable' | 'ended' | 'failed') => void
}

interface Tape {
  readonly address: string
  readonly events: RecordedVideoEvents
  plays: boolean
}

/** Recordings that play as the test says. */
export const makeRecordedVideosFake = (): RecordedVideosFake => {
  const tapes = new Set<Tape>()
  let last: RecordedVideoEvents | null = null
  return {
    open: (address, events) => {
      const tape: Tape = { address, events, plays: false }
      tapes.add(tape)
      last = events
      return {
        picture: pictureFake(address),
        play: () => {
          tape.plays = true
        },
        release: () => void tapes.delete(tape),
      }
    },
    loaded: () => [...tapes].map(({ address }) => address),
    playing: () => [...tapes].filter(({ plays }) => plays).map(({ address }) => address),
    tell: (what) => {
      if (what === 'playable') last?.onPlayable()
      else if (what === 'ended') last?.onEnded()
      else last?.onFailed()
    },
  }
}
