import { MINUTE, SECOND } from '../domain/kernel/time'

/** From, and up to. */
type Span = readonly [least: number, most: number]

const within = ([least, most]: Span, chance: number): number => Math.round(least + (most - least) * chance)

const ACCEPTING: Span = [3 * SECOND, 8 * SECOND]
const READING: Span = [1.5 * SECOND, 3 * SECOND]
const RINGING: Span = [3 * SECOND, 6 * SECOND]

/** Typing: so long for a letter, and never longer than that in all. */
const LETTER_MS = 25
const TYPING_MOST_MS = 5 * SECOND

/** A call that goes on is ended by the demo person after so long: coins are not to run on where nobody sits (PLUS-30). */
export const TALK_MS = 5 * MINUTE

/** How long the end of a call is looked at. */
export const ENDED_MS = 2 * SECOND

/** How long a request waits before it is accepted; `chance` is 0 to 1. */
export const acceptingMs = (chance: number): number => within(ACCEPTING, chance)

/** How long a message is read before it is answered. */
export const readingMs = (chance: number): number => within(READING, chance)

/** How long an answer is typed. */
export const typingMs = (text: string): number => Math.min(text.length * LETTER_MS, TYPING_MOST_MS)

/** How long it rings: shorter than the caller waits (CALL-44). */
export const ringingMs = (chance: number): number => within(RINGING, chance)
