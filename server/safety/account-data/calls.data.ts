import type { Selectable } from 'kysely'
import type { CallsTable } from '../../store/tables/calls.table'
import { bounded, fewRows, type Fate, type Part, rowsGo, time } from './fate'

const callOf = (row: Selectable<CallsTable>, userId: number) => ({
  room: row.room_num,
  with: row.caller_id === userId ? row.callee_id : row.caller_id,
  direction: row.caller_id === userId ? 'called' : 'was called',
  pricePerMinute: row.price,
  begun: time(row.created_at),
  answered: time(row.answered_at),
  ended: time(row.ended_at),
  minutesBilled: row.minutes_billed,
  connectedMs: row.connected_ms,
  pausedMs: row.paused_ms,
})

const calls: Part = {
  name: 'calls',
  read: async ({ db, limit, userId }) => {
    const rows = await db
      .selectFrom('calls')
      .selectAll()
      .where((where) => where.or([where('caller_id', '=', userId), where('callee_id', '=', userId)]))
      .orderBy('created_at', 'desc')
      .limit(limit + 1)
      .execute()
    return bounded(rows, limit, (row) => callOf(row, userId))
  },
}

const leases: Part = {
  name: 'callLeases',
  read: async ({ db, limit, userId }) => {
    const own = db.selectFrom('call_leases').selectAll().where('user_id', '=', userId)
    const rows = await own
      .orderBy('said_from', 'desc')
      .limit(limit + 1)
      .execute()
    return bounded(rows, limit, ({ media, room_num, said_from, said_to }) => ({
      room: room_num,
      from: time(said_from),
      to: time(said_to),
      media,
    }))
  },
}

/** Calls and what they leave behind. */
export const callsData = {
  calls: {
    columns: ['caller_id', 'callee_id', 'hangup_user_id'],
    exported: calls,
    deleted: 'the bill of the other person, who finds a deleted person in it',
  },
  call_disputes: {
    columns: ['user_id'],
    exported: fewRows('callDisputes', 'call_disputes', 'user_id', (row) => ({
      room: row.room_num,
      at: time(row.made_at),
      reason: row.reason,
      state: row.state,
      decided: time(row.decided_at),
      answer: row.answer,
    })),
    deleted: rowsGo('call_disputes', 'user_id'),
  },
  call_leases: {
    columns: ['user_id'],
    exported: leases,
    deleted: 'a part of the bill of the other person, gone when no dispute can ask for it any more',
  },
  call_slots: {
    columns: ['user_id'],
    exported: 'the call of this moment',
    deleted: rowsGo('call_slots', 'user_id'),
  },
  previews: {
    columns: ['user_id'],
    exported: fewRows('recording', 'previews', 'user_id', ({ added_at, path }) => ({ at: time(added_at), path })),
    deleted: rowsGo('previews', 'user_id'),
  },
  call_actions: {
    columns: ['to_user'],
    exported: 'signals of calls, gone within a minute',
    deleted: rowsGo('call_actions', 'to_user'),
  },
} as const satisfies Readonly<Record<string, Fate>>
