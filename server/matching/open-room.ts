import { locations } from '../../src/domain/calls/locations'
import type { Instant } from '../../src/domain/kernel/time'
import type { MatchReadyBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { takeSlots } from '../calls/call-store'
import { VIDEO_CALL } from '../calls/create-call'
import { tellBalance } from '../coins/tell-balance'
import { roomToken } from '../rtm/agora-tokens'
import type { Work } from '../store/store'
import { countMatch } from './match-days'
import { matchKey, type Side } from './match-store'
import type { MatchingDeps } from './matching-deps'
import { dropPlaces } from './queue'

/** Caller and callee: the one who has waited longer calls. */
const inRoles = async ({ db }: Work, [one, other]: readonly [Side, Side]): Promise<readonly [Side, Side]> => {
  const first = await db
    .selectFrom('match_queue')
    .select('user_id')
    .where('match_id', '=', one.match_id)
    .orderBy('since')
    .orderBy('user_id')
    .executeTakeFirst()
  return first?.user_id === other.user_id ? [other, one] : [one, other]
}

/**
 * The call of a match: taken by both already, and never billed by the minute. `answered_at` stays empty until both have let
 * the other see them, so that the meter and the wait for a first frame begin then (@rule CALL-54, PLUS-11).
 */
const storeRoom = async (work: Work, room: string, [caller, callee]: readonly [Side, Side], now: Instant) => {
  const people = { caller_id: caller.user_id, callee_id: callee.user_id, call_location: locations.match }
  const over = { ended_at: null, hangup_reason: null, hangup_user_id: null }
  await work.db
    .insertInto('calls')
    .values({
      room_num: room,
      ...people,
      ...over,
      price: 0,
      state: 'answered',
      created_at: now,
      answered_at: null,
      answered_by: callee.session_id,
      minutes_reserved: 1,
    })
    .execute()
  if ((await takeSlots(work, room, [caller.user_id, callee.user_id])) !== null)
    throw new Error(`a slot for the match ${caller.match_id} was taken`)
}

/** Takes what a side has reserved, and counts the match on the day on which it joined (@rule MTCH-13). */
const charge = async (work: Work, { calls }: MatchingDeps, side: Side): Promise<void> => {
  await countMatch(work, side.user_id, side.joined_at ?? 0)
  if (side.price === 0) return
  await calls.ledger.settleHold(work, matchKey(side))
  await tellBalance(calls, work, side.user_id)
}

const tellReady = async (
  work: Work,
  { calls }: MatchingDeps,
  { match_id, price, user_id }: Side,
  room: Pick<MatchReadyBody, 'roomNum' | 'role' | 'at'>,
): Promise<void> => {
  const body: MatchReadyBody = {
    ...room,
    matchId: match_id,
    price,
    rtcRoomToken: roomToken(calls.tokens, room.roomNum, user_id),
    rtcAppId: calls.tokens.mediaAppId,
    polite: room.role === 'callee',
    callType: VIDEO_CALL,
    callPrice: 0,
    serverCall: 0,
  }
  await calls.inbox.append(work, user_id, 'match_ready', body)
}

/** Both have joined: they get a room, pay, and wait no longer, all in this unit (@rule MTCH-27). */
export const openRoom = async (
  work: Work,
  deps: MatchingDeps,
  joined: readonly [Side, Side],
  now: Instant,
): Promise<void> => {
  const [caller, callee] = await inRoles(work, joined)
  const room = deps.calls.random.bytes(12).toString('base64url')
  await storeRoom(work, room, [caller, callee], now)
  await work.db
    .updateTable('matches')
    .set({ state: 'ready', room_num: room })
    .where('match_id', '=', caller.match_id)
    .execute()
  await dropPlaces(work, [caller.user_id, callee.user_id])
  for (const side of [caller, callee]) {
    await charge(work, deps, side)
    await tellReady(work, deps, side, { roomNum: room, role: side === caller ? 'caller' : 'callee', at: now })
  }
}
