import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { toUserId, type UserId } from '../kernel/ids'
import { HOUR, MINUTE, SECOND } from '../kernel/time'

/** The record of a call as its message carries it, JSON in `content` (@rule CALL-3). `videoTime` in seconds. */
export interface CallRecord {
  readonly roomNum: string
  readonly callerUserId: number
  readonly calleeUserId: number
  readonly videoTime: number
  readonly hangupReason: number
  readonly hangupUserId: number
  readonly accept: boolean
  readonly addType: number
  readonly callLocation: number
}

/** @rule CALL-8 */
export const hangupReasons = { hungUp: 1, cancelled: 2, declined: 3, unanswered: 4 } as const

export type RecordOutcome =
  | { readonly _tag: 'Talked'; readonly duration: string }
  | { readonly _tag: 'Cancelled' | 'NoAnswer' | 'Declined' | 'Missed' }

const two = (value: number): string => String(value).padStart(2, '0')

/** mm:ss, from one hour on hh:mm:ss, at least one second; `ms` of talk (@rule CALL-11). */
export const durationText = (ms: number): string => {
  const whole = Math.max(SECOND, Math.floor(ms / SECOND) * SECOND)
  const minutes = `${two(Math.floor((whole % HOUR) / MINUTE))}:${two((whole % MINUTE) / SECOND)}`
  return whole < HOUR ? minutes : `${two(Math.floor(whole / HOUR))}:${minutes}`
}

/**
 * The talk as a bill tells it: a second that has begun counts, as a minute does, so that nobody reads 02:00 beside three minutes
 * (@rule PLUS-7).
 */
export const billedTimeText = (ms: number): string =>
  ms === 0 ? '00:00' : durationText(Math.ceil(ms / SECOND) * SECOND)

const numberAt = (from: object, key: string): number => {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** Reads the content of a call record; none: it is not one. */
export const recordOf = (content: string): O.Option<CallRecord & { readonly caller: UserId }> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(content)),
    O.filter((value): value is object => typeof value === 'object' && value !== null),
    O.flatMap((value) =>
      pipe(
        toUserId(numberAt(value, 'callerUserId')),
        O.map((caller) => ({
          caller,
          roomNum: String(Reflect.get(value, 'roomNum') ?? ''),
          callerUserId: caller,
          calleeUserId: numberAt(value, 'calleeUserId'),
          videoTime: numberAt(value, 'videoTime'),
          hangupReason: numberAt(value, 'hangupReason'),
          hangupUserId: numberAt(value, 'hangupUserId'),
          accept: Reflect.get(value, 'accept') === true || numberAt(value, 'accept') === 1,
          addType: numberAt(value, 'addType'),
          callLocation: numberAt(value, 'callLocation'),
        })),
      ),
    ),
  )

/** What a record says to `me` (@rule CALL-8, CALL-9, CALL-10). */
export const outcomeOf = (
  record: Pick<CallRecord, 'callerUserId' | 'videoTime' | 'hangupReason'>,
  me: UserId,
): RecordOutcome => {
  if (record.videoTime > 0) {
    return { _tag: 'Talked', duration: durationText(record.videoTime * SECOND) }
  }
  if (record.callerUserId === me) {
    return { _tag: record.hangupReason === hangupReasons.cancelled ? 'Cancelled' : 'NoAnswer' }
  }
  return { _tag: record.hangupReason === hangupReasons.declined ? 'Declined' : 'Missed' }
}
