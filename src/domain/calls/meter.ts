import * as O from 'fp-ts/Option'
import { SECOND, type Instant } from '../kernel/time'
import type { Role } from './call'
import { union, type Interval } from './intervals'
import type { MediaReport, MediaState } from './media-report'

/** A lease holds so long, and is renewed every 5 s (@rule PLUS-8). */
export const LEASE_MS = 15 * SECOND
export const RENEW_EVERY_MS = 5 * SECOND
/** Who has said nothing for so long has missed a renewal: that side was cut off (@rule PLUS-8). */
export const MISSED_MS = 7.5 * SECOND

interface Side {
  /** This side has seen the first frame: it said so (`notifyStartCall`), or renewed its lease. */
  readonly startedAt: Instant | null
  readonly renewedAt: Instant
  /** Last renewal that missed nothing. */
  readonly flowingAt: Instant
  /** Since when this side misses the other one; null: it misses nothing. */
  readonly lostFrom: Instant | null
  /** When it first said so. */
  readonly lostAt: Instant | null
  readonly out: { readonly sound: MediaReport['out']; readonly picture: MediaReport['out'] }
}

/** What is known of a talk; plain data, so that it can be stored between two leases. */
export interface Meter {
  readonly caller: Side
  readonly callee: Side
  /** Pauses that are over, in order, without overlaps. */
  readonly pauses: readonly Interval[]
  /** Losses that the caller has told and taken back since the callee's last word: its next one tells whether they count. */
  readonly unheard: readonly Interval[]
  readonly endedAt: Instant | null
}

export type MeterEvent =
  | { readonly _tag: 'Started'; readonly side: Role; readonly at: Instant }
  | { readonly _tag: 'Renewed'; readonly side: Role; readonly at: Instant; readonly media: MediaState }
  | { readonly _tag: 'Ended'; readonly at: Instant }

const fresh: Side = {
  startedAt: null,
  renewedAt: 0,
  flowingAt: 0,
  lostFrom: null,
  lostAt: null,
  out: { sound: 'on', picture: 'on' },
}

export const newMeter: Meter = { caller: fresh, callee: fresh, pauses: [], unheard: [], endedAt: null }

export const otherSide = (side: Role): Role => (side === 'caller' ? 'callee' : 'caller')

/** When the meter started: at the later of both first frames; none: not yet (@rule PLUS-8). */
export const startOf = ({ caller, callee }: Meter): O.Option<Instant> =>
  caller.startedAt === null || callee.startedAt === null ? O.none : O.some(Math.max(caller.startedAt, callee.startedAt))

const expired = ({ renewedAt }: Side, now: Instant): boolean => now - renewedAt >= LEASE_MS

/**
 * Since when a side's pause lasts: it said `lost`, or its lease has run out. The caller pays, so that its silence alone is no
 * pause while the callee reports that everything flows (@rule PLUS-8).
 */
export const pausedFrom = (meter: Meter, role: Role, now: Instant): O.Option<Instant> => {
  const { callee, [role]: side } = meter
  if (side.lostFrom !== null) return O.some(side.lostFrom)
  if (!expired(side, now)) return O.none
  if (role === 'callee') return O.some(side.renewedAt)
  const flows = callee.lostFrom === null && !expired(callee, now)
  return flows ? O.none : O.some(Math.max(side.renewedAt, callee.flowingAt))
}

/**
 * Where a loss begins that is told at `at`: at the renewal before it. A caller that renews late claims no more than one step
 * of what the callee has called flowing since (@rule PLUS-8).
 */
const lossFrom = (meter: Meter, role: Role, at: Instant): Instant => {
  const { renewedAt } = meter[role]
  return role === 'callee' ? renewedAt : Math.max(renewedAt, Math.min(meter.callee.flowingAt, at - RENEW_EVERY_MS))
}

/** What a caller called lost without the callee hearing of it is no pause: its media went on. Unless it was cut off itself. */
const isHeard = (meter: Meter, role: Role): boolean => {
  const { lostAt } = meter[role]
  return role === 'callee' || lostAt === null || meter.callee.renewedAt >= lostAt
}

/** What counts at `now` of the losses that the callee has not heard of (@rule PLUS-8). */
export const unheardPauses = ({ callee, unheard }: Meter, now: Instant): readonly Interval[] =>
  now - callee.renewedAt >= MISSED_MS ? unheard : []

/** A loss that is over; one that the callee has not heard of begins with the callee's silence. */
const withLoss = (meter: Meter, role: Role, { from, to }: Interval): Meter =>
  isHeard(meter, role)
    ? { ...meter, pauses: union([...meter.pauses, { from, to }]) }
    : { ...meter, unheard: [...meter.unheard, { from: Math.max(from, meter.callee.renewedAt), to }] }

/** The callee's word decides on the losses that it has not heard of. */
const decided = (meter: Meter, role: Role, at: Instant): Meter =>
  role === 'caller' || meter.unheard.length === 0
    ? meter
    : { ...meter, pauses: union([...meter.pauses, ...unheardPauses(meter, at)]), unheard: [] }

/** Only what the other side sends at full strength can be lost; `off` and `limited` never pause (@rule PLUS-8). */
const misses = (media: MediaState, sent: Side['out']): boolean =>
  (media.sound.in === 'lost' && sent.sound === 'on') || (media.picture.in === 'lost' && sent.picture === 'on')

const started = (meter: Meter, side: Role, at: Instant): Meter => {
  if (meter[side].startedAt !== null) return meter
  const next = { ...meter, [side]: { ...meter[side], startedAt: at } }
  const start = O.toNullable(startOf(next))
  if (start === null) return next
  const begun = { renewedAt: start, flowingAt: start, lostFrom: null, lostAt: null }
  return { ...next, caller: { ...next.caller, ...begun }, callee: { ...next.callee, ...begun } }
}

/** A lease is renewed from the first frame on, so that the first one says that there was a frame. */
const renewed = (earlier: Meter, side: Role, told: Instant, media: MediaState): Meter => {
  const begun = started(earlier, side, told)
  const before = begun[side]
  const out = { sound: media.sound.out, picture: media.picture.out }
  if (O.isNone(startOf(begun))) return { ...begun, [side]: { ...before, out } }
  const at = Math.max(told, before.renewedAt)
  const meter = decided(begun, side, at)
  const from = O.toNullable(pausedFrom(meter, side, at))
  if (misses(media, meter[otherSide(side)].out)) {
    const lost = { lostFrom: from ?? lossFrom(meter, side, at), lostAt: before.lostAt ?? at }
    return { ...meter, [side]: { ...before, out, renewedAt: at, ...lost } }
  }
  const after = from === null ? meter : withLoss(meter, side, { from, to: at })
  return { ...after, [side]: { ...before, out, renewedAt: at, flowingAt: at, lostFrom: null, lostAt: null } }
}

/**
 * The fold of a talk over what both sides say. Total: what comes twice, too late or too early changes nothing that counts.
 * A pause runs from the last renewal before it to the first flowing one after it (@rule PLUS-8).
 */
export const stepMeter = (meter: Meter, event: MeterEvent): Meter => {
  if (meter.endedAt !== null) return meter
  switch (event._tag) {
    case 'Started':
      return started(meter, event.side, event.at)
    case 'Renewed':
      return renewed(meter, event.side, event.at, event.media)
    case 'Ended':
      return { ...meter, endedAt: event.at }
  }
}
