import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import { startOf } from '../../src/domain/calls/meter'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { Store, Work } from '../store/store'
import { billOf } from './bill'
import { findCall, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { endCall } from './end-call'
import { advance } from './talk'

const AT_ONCE = 200
/** The clients' own timers go first; the sweeper closes what they left. */
const PATIENCE_MS = 3 * SECOND

/** What time alone makes of a call: unanswered, never connected, out of coins, or fallen silent. */
const look = async (work: Work, deps: CallsDeps, call: CallRow, now: Instant): Promise<void> => {
  const { ringMs, firstFrameMs, launchMs } = deps.settings
  switch (call.state) {
    case 'created':
    case 'ringing':
      if (now - call.created_at > (call.state === 'created' ? launchMs : ringMs + PATIENCE_MS)) {
        await endCall(work, deps, call, { how: 'unanswered', by: 0, now })
      }
      return
    case 'answered':
    case 'live': {
      const bill = billOf(call)
      const waiting = O.isNone(startOf(bill.meter))
      if (!waiting) await advance(work, deps, call, bill, now)
      else if (now - (call.answered_at ?? now) > firstFrameMs + PATIENCE_MS) {
        await endCall(work, deps, call, { how: 'closed', by: 0, now })
      }
      return
    }
    case 'ended':
      return
  }
}

const openAfter = (store: Store, room: string): Promise<readonly string[]> =>
  store.read(async (db) => {
    // A literal: with a parameter SQLite cannot use the index of open calls.
    const open = db
      .selectFrom('calls')
      .select('room_num')
      .where('state', '<>', sql.lit('ended' as const))
    const rows = await open.where('room_num', '>', room).orderBy('room_num').limit(AT_ONCE).execute()
    return rows.map(({ room_num }) => room_num)
  })

const lookAt = (store: Store, deps: CallsDeps, room: string, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    const call = await findCall(work.db, room)
    if (call) await look(work, deps, call, now)
    return E.right(undefined)
  })

/**
 * Looks after every open call, each in a unit of its own; harmless when several processes do it at once. One that fails
 * keeps no other waiting; the first failure is thrown when all have been looked at.
 */
export const sweepCalls = async (store: Store, deps: CallsDeps, now: Instant): Promise<void> => {
  const failures: unknown[] = []
  for (let rooms = await openAfter(store, ''); rooms.length > 0; rooms = await openAfter(store, rooms.at(-1) ?? '')) {
    const looks = await Promise.allSettled(rooms.map((room) => lookAt(store, deps, room, now)))
    failures.push(...looks.flatMap((done) => (done.status === 'rejected' ? [done.reason as unknown] : [])))
  }
  if (failures.length > 0) throw failures[0]
}

/** Forgets room actions that nobody can be told any more. */
export const pruneActions = (store: Store, { settings }: CallsDeps, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('call_actions')
      .where('at', '<', now - settings.replayMs)
      .execute()
    return E.right(undefined)
  })
