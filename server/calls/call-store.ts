import type { Selectable } from 'kysely'
import type { Role } from '../../src/domain/calls/call'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { CallsTable } from '../store/tables/calls.table'

export type CallRow = Selectable<CallsTable>

/** The call of a room, also one that is over. */
export const findCall = (db: Tx, room: string): Promise<CallRow | undefined> =>
  db.selectFrom('calls').selectAll().where('room_num', '=', room).executeTakeFirst()

/** The part of `userId` in the call; null for everybody else. */
export const roleIn = (call: CallRow, userId: number): Role | null =>
  call.caller_id === userId ? 'caller' : call.callee_id === userId ? 'callee' : null

/** The other of the two; for somebody who is none of them, the caller. */
export const peerIn = (call: CallRow, userId: number): number =>
  call.caller_id === userId ? call.callee_id : call.caller_id

/** Nobody has taken it yet. */
export const unanswered = ({ state }: CallRow): boolean => state === 'created' || state === 'ringing'

/** Two whom a match brought together, and not both have pressed 'Show' (PLUS-11). */
export const meets = ({ answered_at, state }: CallRow): boolean => state === 'answered' && answered_at === null

/** Taken, and not over. */
export const answered = ({ state }: CallRow): boolean => state === 'answered' || state === 'live'

/** Writes the changes and answers the row as it is then. */
export const updateCall = async (work: Work, call: CallRow, changes: Partial<CallRow>): Promise<CallRow> => {
  await work.db.updateTable('calls').set(changes).where('room_num', '=', call.room_num).execute()
  return { ...call, ...changes }
}

/** Takes the one call slot of each; null when both were free, else whose was taken (@rule CALL-30). */
export const takeSlots = async (work: Work, room: string, people: readonly number[]): Promise<number | null> => {
  for (const userId of people) {
    const taken = await work.db
      .insertInto('call_slots')
      .values({ user_id: userId, room_num: room })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst()
    if (taken.numInsertedOrUpdatedRows === 0n) return userId
  }
  return null
}

/** Both may call and be called again. */
export const freeSlots = async (work: Work, room: string): Promise<void> => {
  await work.db.deleteFrom('call_slots').where('room_num', '=', room).execute()
}
