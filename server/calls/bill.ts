import * as E from 'fp-ts/Either'
import { minutesOf } from '../../src/domain/calls/billing'
import { newMeter, stepMeter, type Meter } from '../../src/domain/calls/meter'
import { readMeter, type Reading } from '../../src/domain/calls/meter-reading'
import { MINUTE, type Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import type { CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { earnMinute } from './host-points'

/** What a call remembers between two leases: its meter, and whether the caller was warned that coins run out (CALL-52). */
export interface Bill {
  readonly meter: Meter
  readonly warned: boolean
}

/** As it was when last looked at, by an older version perhaps; new before the first time. */
export const billOf = (call: CallRow): Bill => {
  if (call.meter === '') return { meter: newMeter, warned: false }
  const { meter, warned } = JSON.parse(call.meter) as Bill
  return { meter: { ...newMeter, ...meter }, warned }
}

/** As the call's row keeps it. */
export const billText = (bill: Bill): string => JSON.stringify(bill)

/** The minute that runs after so much talk: the first from 0 s on, the second from 60 s on. */
export const minuteAt = (connectedMs: number): number => Math.floor(connectedMs / MINUTE) + 1

/** The key under which the ledger knows a minute of a call. */
export const minuteKey = (call: CallRow, minute: number): string => `call:${call.room_num}:${minute}`

/** Sets the coins of one minute aside, once for each room and minute; false: there are not enough, or a debt is open. */
export const holdMinute = async (
  work: Work,
  { ledger }: CallsDeps,
  call: CallRow,
  minute: number,
): Promise<boolean> => {
  if (call.price === 0) return true
  const held = await ledger.hold(work, {
    userId: call.caller_id,
    amount: call.price,
    kind: 'call',
    key: minuteKey(call, minute),
    other: call.callee_id,
    ref: call.room_num,
  })
  return E.isRight(held)
}

const settleTo = async (work: Work, deps: CallsDeps, call: CallRow, minutes: number): Promise<void> => {
  if (call.price === 0) return
  for (let minute = call.minutes_billed + 1; minute <= minutes; minute++) {
    const settled = await deps.ledger.settleHold(work, minuteKey(call, minute))
    if (E.isRight(settled)) await earnMinute(work, deps, call, minute)
  }
}

/** Charges the minutes that no later report can take back; answers how many are charged by now. */
export const chargeConfirmed = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  reading: Reading,
): Promise<number> => {
  const minutes = reading.confirmedMs > 0 ? Math.min(minutesOf(reading.confirmedMs), call.minutes_reserved) : 0
  await settleTo(work, deps, call, minutes)
  return Math.max(minutes, call.minutes_billed)
}

/** Charges what was talked, never more than was reserved, and gives back every minute that was held beyond it. No talk, no charge. */
export const closeBill = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  now: Instant,
): Promise<{ minutes: number; connectedMs: number; pausedMs: number }> => {
  const { meter } = billOf(call)
  const reading = readMeter(stepMeter(meter, { _tag: 'Ended', at: now }), now)
  const minutes = Math.max(call.minutes_billed, Math.min(reading.billedMinutes, call.minutes_reserved))
  await settleTo(work, deps, call, minutes)
  for (let minute = minutes + 1; call.price > 0 && minute <= call.minutes_reserved; minute++) {
    await deps.ledger.releaseHold(work, minuteKey(call, minute))
  }
  return { minutes, connectedMs: reading.connectedMs, pausedMs: reading.pausedMs }
}
