import * as O from 'fp-ts/Option'
import { minutesOf } from '../../src/domain/calls/billing'
import type { Role } from '../../src/domain/calls/call'
import type { MediaState } from '../../src/domain/calls/media-report'
import { startOf, stepMeter } from '../../src/domain/calls/meter'
import { overdue, readMeter, type Reading } from '../../src/domain/calls/meter-reading'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import { billOf, billText, chargeConfirmed, holdMinute, minuteAt, type Bill } from './bill'
import { updateCall, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { endCall } from './end-call'
import { noteLease } from './lease-record'
import { action, tellRoom } from './room-actions'

/** Room action 101: what is left, and whether the next minute is missing (@rule CALL-52). */
const tellCaller = async (work: Work, { bus, ledger }: CallsDeps, call: CallRow, notEnough: boolean, at: Instant) =>
  tellRoom(work, bus, call.caller_id, {
    action: action.balance,
    roomNum: call.room_num,
    at,
    goldNum: await ledger.balance(work.db, call.caller_id),
    notEnough,
  })

interface Reserved {
  readonly minutes: number
  readonly warned: boolean
}

/** While minute k runs, minute k+1 is reserved; what fails is tried again at the next look (@rule CALL-52). */
const reserve = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  { warned }: Bill,
  reading: Reading,
  now: Instant,
): Promise<Reserved> => {
  const wanted = minuteAt(reading.connectedMs) + 1
  if (call.minutes_reserved >= wanted) return { minutes: call.minutes_reserved, warned }
  const held = await holdMinute(work, deps, call, call.minutes_reserved + 1)
  const news = held ? warned || call.minutes_reserved > 1 : !warned
  if (news) await tellCaller(work, deps, call, !held, now)
  return { minutes: call.minutes_reserved + (held ? 1 : 0), warned: !held }
}

/** Whether time alone changes anything about a talk: it has to end, or a minute is to be charged or reserved. */
export const wantsLook = (call: CallRow, { meter }: Bill, now: Instant): boolean => {
  const { confirmedMs, connectedMs } = readMeter(meter, now)
  const confirmed = confirmedMs > 0 ? Math.min(minutesOf(confirmedMs), call.minutes_reserved) : 0
  return (
    O.isSome(overdue(meter, now)) || minuteAt(connectedMs) >= call.minutes_reserved || confirmed > call.minutes_billed
  )
}

/**
 * Brings a talk up to `now`: ends it when its meter says so or the reserved minutes are used up, charges what is
 * confirmed and reserves the next minute. The answer is the call as it stands afterwards.
 */
export const advance = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  bill: Bill,
  now: Instant,
): Promise<CallRow> => {
  const kept = { meter: billText(bill) }
  if (O.isNone(startOf(bill.meter))) return updateCall(work, call, kept)
  const reading = readMeter(bill.meter, now)
  if (O.isSome(overdue(bill.meter, now)) || minuteAt(reading.connectedMs) > call.minutes_reserved) {
    const ended = await updateCall(work, call, kept)
    await endCall(work, deps, ended, { how: 'closed', by: 0, now })
    return { ...ended, state: 'ended' }
  }
  const charged = await chargeConfirmed(work, deps, call, reading)
  const reserved = await reserve(work, deps, call, bill, reading, now)
  return updateCall(work, call, {
    meter: billText({ ...bill, warned: reserved.warned }),
    minutes_billed: charged,
    minutes_reserved: reserved.minutes,
    state: 'live',
  })
}

/** A side has seen the other's first frame; when both have, the meter starts (@rule PLUS-8). */
export const firstFrame = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  role: Role,
  now: Instant,
): Promise<void> => {
  if (call.answered_at === null) return
  const bill = billOf(call)
  const meter = stepMeter(bill.meter, { _tag: 'Started', side: role, at: now })
  await advance(work, deps, call, { ...bill, meter }, now)
}

/** A lease as it came, with whose it is. */
export interface Renewal {
  readonly call: CallRow
  readonly role: Role
  readonly media: MediaState
  readonly now: Instant
}

/** Renews a side's lease (wire 164); the figures are those of the meter and the bill. */
export const renewLease = async (
  work: Work,
  deps: CallsDeps,
  { call, role, media, now }: Renewal,
): Promise<{ billedMinutes: number; paused: boolean; pausedMs: number }> => {
  if (call.state === 'ended' || call.answered_at === null) {
    return { billedMinutes: call.minutes_billed, paused: false, pausedMs: call.paused_ms }
  }
  await noteLease(work, { call, userId: role === 'caller' ? call.caller_id : call.callee_id, media, now })
  const bill = billOf(call)
  const meter = stepMeter(bill.meter, { _tag: 'Renewed', side: role, at: now, media })
  await advance(work, deps, call, { ...bill, meter }, now)
  const { billedMinutes, paused, pausedMs } = readMeter(meter, now)
  return { billedMinutes, paused, pausedMs }
}
