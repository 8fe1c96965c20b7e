import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { answered, findCall, updateCall } from '../calls/call-store'
import { action, tellRoom } from '../calls/room-actions'
import type { Refusal } from '../http/handler'
import type { Work } from '../store/store'
import { GONE } from './join-match'
import { ownMatch } from './match-store'
import type { MatchingDeps } from './matching-deps'

interface Shown {
  readonly matchId: string
  readonly userId: number
  readonly show: boolean
  readonly now: Instant
}

/**
 * Notes whether a side lets itself be seen, and tells the other at once. With the second the talk begins for the gateway: it
 * waits for first frames from then on (@rule CALL-54, PLUS-11).
 */
export const noteShow = async (
  work: Work,
  { calls: { bus } }: MatchingDeps,
  { matchId, now, show, userId }: Shown,
): Promise<E.Either<Refusal, undefined>> => {
  const found = await ownMatch(work.db, matchId, userId)
  const call = found?.match.room_num ? await findCall(work.db, found.match.room_num) : undefined
  if (found === undefined || call === undefined || !answered(call)) return E.left(GONE)
  const { other, own } = found
  const shown = show ? 1 : 0
  if (own.shown === shown) return E.right(undefined)
  await work.db
    .updateTable('match_sides')
    .set({ shown })
    .where('match_id', '=', matchId)
    .where('user_id', '=', userId)
    .execute()
  if (show && other.shown === 1 && call.answered_at === null) await updateCall(work, call, { answered_at: now })
  await tellRoom(work, bus, other.user_id, { action: action.shown, roomNum: call.room_num, at: now, show })
  return E.right(undefined)
}
