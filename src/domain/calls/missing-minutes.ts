import type { Instant } from '../kernel/time'
import { MINUTE } from '../kernel/time'
import type { Role } from './call'
import { common, lengthOf, stretchOf, union, type Interval } from './intervals'
import type { MediaState } from './media-report'
import type { Meter } from './meter'
import { talkOf } from './meter-reading'

/** What one side said of its media, from the first lease that said so to the last one in a row. */
export interface MediaWord {
  readonly side: Role
  readonly from: Instant
  readonly to: Instant
  readonly media: MediaState
}

type Medium = keyof MediaState

const said = (
  words: readonly MediaWord[],
  side: Role,
  medium: Medium,
  what: Partial<MediaState[Medium]>,
): readonly Interval[] =>
  words.filter(
    (word) =>
      word.side === side &&
      (what.out === undefined || word.media[medium].out === what.out) &&
      (what.in === undefined || word.media[medium].in === what.in),
  )

/**
 * When a medium certainly did not reach the caller: the callee, who earns by it, said that it was off, or said that it was
 * limited while the caller had it lost. The word of the caller, who pays, proves nothing alone (@rule PLUS-7, PLUS-8).
 */
const missing = (words: readonly MediaWord[], medium: Medium): readonly Interval[] =>
  union([
    ...said(words, 'callee', medium, { out: 'off' }),
    ...common(said(words, 'callee', medium, { out: 'limited' }), said(words, 'caller', medium, { in: 'lost' })),
  ])

/**
 * Which of the billed minutes, counted from 1, are to be returned without asking anybody: those of whose talk more than half
 * had neither sound nor picture for the caller, by the record of leases (@rule PLUS-7).
 */
export const missingMinutes = (meter: Meter, words: readonly MediaWord[], billedMinutes: number): readonly number[] => {
  const silent = common(missing(words, 'sound'), missing(words, 'picture'))
  const talk = talkOf(meter)
  return Array.from({ length: billedMinutes }, (_, index) => index + 1).filter((minute) => {
    const spans = stretchOf(talk, (minute - 1) * MINUTE, minute * MINUTE)
    return lengthOf(common(spans, silent)) * 2 > lengthOf(spans)
  })
}

/**
 * How a dispute stands as it is made: decided where every paid minute is proven, since nobody has to look at it; otherwise what is proven
 * is returned all the same, and a person looks at the rest (@rule PLUS-7).
 */
export const disputeAtFirst = (proven: readonly number[], paid: readonly number[]): 'refunded' | 'open' =>
  paid.length > 0 && paid.every((minute) => proven.includes(minute)) ? 'refunded' : 'open'
