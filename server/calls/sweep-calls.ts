import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import { MEETING_LIMIT_MS } from '../../src/domain/calls/call'
import { startOf } from '../../src/domain/calls/meter'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { Store, Work } from '../store/store'
import { billOf } from './bill'
import { findCall, meets, unanswered, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { endCall } from './end-call'
import { advance, wantsLook } from './talk'

const AT_ONCE = 200
/** The clients' own timers go first; the sweeper closes what they left. */
const PATIENCE_MS = 3 * SECOND

/** Whether time alone makes something of a call: unanswered, never shown or connected, out of coins, or fallen silent. */
const isDue = (call: CallRow, { firstFrameMs, launchMs, ringMs }: CallsDeps['settings'], now: Instant): boolean => {
  switch (call.state) {
    case 'created':
      return now - call.created_at > launchMs
    case 'ringing':
      return now - call.created_at > ringMs + PATIENCE_MS
    case 'answered':
    case 'live': {
      if (meets(call)) return now - call.created_at > MEETING_LIMIT_MS + PATIENCE_MS
      const bill = billOf(call)
      return O.isNone(startOf(bill.meter))
        ? now - (call.answered_at ?? now) > firstFrameMs + PATIENCE_MS
        : wantsLook(call, bill, now)
    }
    case 'ended':
      return false
  }
}

const look = async (work: Work, deps: CallsDeps, call: CallRow, now: Instant): Promise<void> => {
  if (!isDue(call, deps.settings, now)) return
  if (unanswered(call) || meets(call)) return endCall(work, deps, call, { how: 'unanswered', by: 0, now })
  const bill = billOf(call)
  if (O.isNone(startOf(bill.meter))) return endCall(work, deps, call, { how: 'closed', by: 0, now })
  await advance(work, deps, call, bill, now)
}

const openAfter = (store: Store, room: string): Promise<readonly CallRow[]> =>
  store.read((db) => {
    // A literal: with a parameter SQLite cannot use the index of open calls.
    const open = db
      .selectFrom('calls')
      .selectAll()
      .where('state', '<>', sql.lit('ended' as const))
    return open.where('room_num', '>', room).orderBy('room_num').limit(AT_ONCE).execute()
  })

const lookAt = (store: Store, deps: CallsDeps, room: string, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    const call = await findCall(work.db, room)
    if (call) await look(work, deps, call, now)
    return E.right(undefined)
  })

/**
 * Looks after every open call; one with which there is something to do gets a unit of its own. Harmless when several processes
 * do it at once. One that fails keeps no other waiting; the first failure is thrown when all have been looked at.
 */
export const sweepCalls = async (store: Store, deps: CallsDeps, now: Instant): Promise<void> => {
  const failures: unknown[] = []
  for (
    let calls = await openAfter(store, '');
    calls.length > 0;
    calls = await openAfter(store, calls.at(-1)?.room_num ?? '')
  ) {
    const looks = await Promise.allSettled(
      calls.map(async (call) => isDue(call, deps.settings, now) && lookAt(store, deps, call.room_num, now)),
    )
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
