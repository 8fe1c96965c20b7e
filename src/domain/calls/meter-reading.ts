import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { SECOND, type Instant } from '../kernel/time'
import { minutesOf } from './billing'
import { lengthOf, union, until, without, type Interval } from './intervals'
import { pausedFrom, startOf, unheardPauses, type Meter } from './meter'

/** A call that both sides have not confirmed for so long is over (@rule PLUS-8). */
export const SILENCE_LIMIT_MS = 30 * SECOND
/** So much pause in all ends a call (@rule PLUS-8). */
export const PAUSE_LIMIT_MS = 60 * SECOND

/** What a meter shows at one instant; times in ms. */
export interface Reading {
  /** Talk without its pauses; it may still shrink when a pause is found that began earlier. */
  readonly connectedMs: number
  readonly pausedMs: number
  /** Talk up to the last instant that both sides confirmed; never shrinks. */
  readonly confirmedMs: number
  /** Minutes to pay for if the call ended now; 0: the meter never started, or nothing was talked. */
  readonly billedMinutes: number
  readonly paused: boolean
}

const nothing: Reading = { connectedMs: 0, pausedMs: 0, confirmedMs: 0, billedMinutes: 0, paused: false }

const openPauses = (meter: Meter, now: Instant): readonly Interval[] =>
  (['caller', 'callee'] as const).flatMap((side) =>
    pipe(
      pausedFrom(meter, side, now),
      O.match(
        () => [],
        (from) => [{ from, to: now }],
      ),
    ),
  )

const confirmedAt = (meter: Meter): Instant => Math.min(meter.caller.flowingAt, meter.callee.flowingAt)

/**
 * Whether there was talk to pay for: some time counts, or the callee had the caller's media after the start. What a payer
 * claims or leaves out makes no talk unsaid (@rule PLUS-8).
 */
const talked = ({ callee }: Meter, start: Instant, connectedMs: number): boolean =>
  connectedMs > 0 || callee.flowingAt > start

const pausesBefore = (meter: Meter, end: Instant): readonly Interval[] =>
  until(union([...meter.pauses, ...unheardPauses(meter, end), ...openPauses(meter, end)]), end)

const readFrom = (meter: Meter, start: Instant, now: Instant): Reading => {
  const end = Math.max(start, meter.endedAt ?? now)
  const open = openPauses(meter, end)
  const pauses = pausesBefore(meter, end)
  const pausedMs = lengthOf(pauses)
  const connectedMs = end - start - pausedMs
  const confirmed = Math.min(confirmedAt(meter), end)
  return {
    connectedMs,
    pausedMs,
    confirmedMs: confirmed - start - lengthOf(until(pauses, confirmed)),
    billedMinutes: talked(meter, start, connectedMs) ? minutesOf(connectedMs) : 0,
    paused: meter.endedAt === null && open.length > 0,
  }
}

/** Reads a meter at `now`; after the end it shows the end (@rule PLUS-8, CALL-63). */
export const readMeter = (meter: Meter, now: Instant): Reading =>
  pipe(
    startOf(meter),
    O.match(
      () => nothing,
      (start) => readFrom(meter, start, now),
    ),
  )

/** The stretches of a talk that is over which count as talked: all of it without its pauses; none before both first frames. */
export const talkOf = (meter: Meter): readonly Interval[] =>
  pipe(
    startOf(meter),
    O.match(
      () => [],
      (from) => {
        const to = Math.max(from, meter.endedAt ?? from)
        return without({ from, to }, pausesBefore(meter, to))
      },
    ),
  )

/** Why a call has to end now: 30 s without both sides' confirmation, or 60 s of pause in all (@rule PLUS-8). */
export const overdue = (meter: Meter, now: Instant): O.Option<'silent' | 'paused'> => {
  if (meter.endedAt !== null || O.isNone(startOf(meter))) return O.none
  if (now - confirmedAt(meter) >= SILENCE_LIMIT_MS) return O.some('silent')
  return readMeter(meter, now).pausedMs >= PAUSE_LIMIT_MS ? O.some('paused') : O.none
}
