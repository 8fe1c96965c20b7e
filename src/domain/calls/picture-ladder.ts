import { SECOND, type Instant } from '../kernel/time'

/** How the own picture goes out, the best first; the sound is never held down (@rule PLUS-21). */
export const rungs = ['full', 'smaller', 'slower', 'off'] as const
export type Rung = (typeof rungs)[number]

/** What one look at the network says; null: it does not say. */
export interface NetworkReading {
  /** Bits a second that can go out, by the browser's estimate. */
  readonly available: number | null
  /** Share of what went out and did not arrive, 0 to 1, as the other side tells. */
  readonly loss: number | null
  readonly roundTripMs: number | null
}

export interface Ladder {
  readonly rung: Rung
  readonly movedAt: Instant
  /** The last move went up. */
  readonly climbed: boolean
  readonly poorSince: Instant | null
  readonly clearSince: Instant | null
  /** Until then what the network says is of the cut that has just ended. */
  readonly deafUntil: Instant
  /** For so long the network has to be clear before the next rung up is tried. */
  readonly patienceMs: number
}

export interface PictureEncoding {
  readonly active: boolean
  /** Bits a second. */
  readonly maxBitrate: number
  readonly maxFramerate: number
  readonly scaleResolutionDownBy: number
}

/** Of a picture with 480 lines. */
const encodings: Readonly<Record<Rung, PictureEncoding>> = {
  full: { active: true, maxBitrate: 1_000_000, maxFramerate: 30, scaleResolutionDownBy: 1 },
  smaller: { active: true, maxBitrate: 250_000, maxFramerate: 20, scaleResolutionDownBy: 2 },
  slower: { active: true, maxBitrate: 60_000, maxFramerate: 8, scaleResolutionDownBy: 3 },
  off: { active: false, maxBitrate: 60_000, maxFramerate: 8, scaleResolutionDownBy: 3 },
}

/**
 * Kilobits a second that are tried at first, before anything is known of the network. With less, browsers make the picture smaller
 * step by step before they send any of it.
 */
export const START_KILOBITS = 600

export const ladderFigures = {
  /** A rung needs so many bits a second for picture and sound together. */
  needs: { full: 250_000, smaller: 150_000, slower: 90_000, off: 0 },
  poorLoss: 0.1,
  clearLoss: 0.03,
  poorRoundTripMs: 1_200,
  clearRoundTripMs: 800,
  /** Each rung down takes so long. */
  fallMs: 2 * SECOND,
  /** After a move the browser's estimate has yet to find itself. */
  estimateMs: 4 * SECOND,
  /** After a cut reports of its loss still come. */
  deafMs: 10 * SECOND,
  patienceMs: 10 * SECOND,
  longestPatienceMs: 80 * SECOND,
  /** A fall so soon after a climb says that the climb was too early. */
  relapseMs: 15 * SECOND,
} as const

export const encodingOf = (rung: Rung): PictureEncoding => encodings[rung]

export const startOfLadder = (at: Instant): Ladder => ({
  rung: 'full',
  movedAt: at,
  climbed: false,
  poorSince: null,
  clearSince: null,
  deafUntil: at,
  patienceMs: ladderFigures.patienceMs,
})

/** A cut says nothing of the network that is there after it: the picture is whole again. */
export const resumeLadder = ({ patienceMs }: Ladder, at: Instant): Ladder => ({
  ...startOfLadder(at),
  deafUntil: at + ladderFigures.deafMs,
  patienceMs,
})

const isPoor = ({ movedAt, rung }: Ladder, { available, loss, roundTripMs }: NetworkReading, now: Instant): boolean =>
  (loss ?? 0) > ladderFigures.poorLoss ||
  (roundTripMs ?? 0) > ladderFigures.poorRoundTripMs ||
  (now - movedAt >= ladderFigures.estimateMs && available !== null && available < ladderFigures.needs[rung])

const isClear = ({ loss, roundTripMs }: NetworkReading): boolean =>
  loss !== null && loss <= ladderFigures.clearLoss && (roundTripMs ?? 0) <= ladderFigures.clearRoundTripMs

const neighbour = (rung: Rung, by: 1 | -1): Rung => rungs[rungs.indexOf(rung) + by] ?? rung

const fall = (ladder: Ladder, now: Instant): Ladder => {
  const { longestPatienceMs, patienceMs, relapseMs } = ladderFigures
  const relapse = ladder.climbed && now - ladder.movedAt < relapseMs
  const longer = Math.min(ladder.patienceMs * 2, longestPatienceMs)
  return {
    ...ladder,
    rung: neighbour(ladder.rung, 1),
    movedAt: now,
    climbed: false,
    poorSince: now,
    clearSince: null,
    patienceMs: relapse ? longer : Math.max(patienceMs, ladder.rung === 'full' ? 0 : ladder.patienceMs),
  }
}

const climb = (ladder: Ladder, now: Instant): Ladder => ({
  ...ladder,
  rung: neighbour(ladder.rung, -1),
  movedAt: now,
  climbed: true,
  clearSince: now,
})

/**
 * Where the picture goes after one more look: a rung down for each 2 s of a poor network, a rung up after the network was
 * clear for the patience, which doubles with every climb that did not last (@rule PLUS-21).
 */
export const stepOnLadder = (ladder: Ladder, reading: NetworkReading, now: Instant): Ladder => {
  const poor = now >= ladder.deafUntil && isPoor(ladder, reading, now)
  const clear = !poor && isClear(reading)
  const next: Ladder = {
    ...ladder,
    poorSince: poor ? (ladder.poorSince ?? now) : null,
    clearSince: clear ? (ladder.clearSince ?? now) : null,
  }
  if (next.poorSince !== null && next.rung !== 'off' && now - next.poorSince >= ladderFigures.fallMs)
    return fall(next, now)
  const climbs = next.clearSince !== null && next.rung !== 'full' && now - next.clearSince >= next.patienceMs
  return climbs ? climb(next, now) : next
}
