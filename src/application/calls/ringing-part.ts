import type { IO } from 'fp-ts/IO'
import type { RoomNum } from '../../domain/kernel/ids'
import type { SystemNotice } from './system-notices.port'

type Words = Pick<SystemNotice, 'text' | 'title'>

/** What notices of calls say, in the language of the person. */
export interface RingWords {
  readonly incoming: (name: string) => Words
  readonly missed: (name: string) => Words
}

/** What a user interface adds to the ringing. */
export interface RingingPart {
  /** Gives notices their words; returns how to take them back. Without words there are no notices. */
  readonly speak: (words: RingWords) => IO<void>
  /** Answers this call as soon as it rings here; nothing happens once it can ring no longer. */
  readonly answerSoon: (room: RoomNum) => void
}
