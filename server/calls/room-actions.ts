import type { RoomBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Bus } from '../bus/bus.port'
import type { Clock } from '../clock'
import { roomTopic } from '../rtm/topics'
import type { Rooms } from '../rtm/rooms.port'
import type { Store, Work } from '../store/store'
import { answered, findCall, peerIn, roleIn, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { relayOnly } from './ice'

/** The numbers of CALL-57; 102 is ours: the other side of a match lets this one see them (PLUS-11). */
export const action = {
  invited: 1,
  withdrawn: 2,
  entered: 3,
  declined: 5,
  unanswered: 6,
  hungUp: 7,
  balance: 101,
  shown: 102,
} as const

/** Tells one person something about a room: kept to be replayed for 30 s, and pushed once the unit is durable. */
export const tellRoom = async (work: Work, bus: Bus, to: number, body: RoomBody): Promise<void> => {
  const text = JSON.stringify(body)
  await work.db
    .insertInto('call_actions')
    .values({ room_num: body.roomNum, action: body.action, to_user: to, body: text, at: body.at })
    .execute()
  work.after(() => bus.publish(roomTopic(to), text))
}

const ringsFor = (call: CallRow, userId: number): boolean => call.state === 'ringing' && call.caller_id === userId

/** What the socket asks about rooms. Before a call is answered nobody has agreed to tell their address: only the caller is heard, and little. */
export const makeRooms = (
  store: Store,
  clock: Clock,
  { settings, turn }: Pick<CallsDeps, 'settings' | 'turn'>,
): Rooms => ({
  peerOf: (room, userId) =>
    store.read(async (db) => {
      const call = await findCall(db, room)
      if (!call || !roleIn(call, userId)) return null
      const rings = ringsFor(call, userId)
      if (!rings && !answered(call)) return null
      const id = peerIn(call, userId)
      return { id, rings, relayOnly: await relayOnly(db, turn, userId, id) }
    }),
  recentActions: (userIds) =>
    store.read(async (db) => {
      if (userIds.length === 0) return []
      return db
        .selectFrom('call_actions')
        .select(['to_user as to', 'body as text'])
        .where('to_user', 'in', userIds)
        .where('at', '>', clock.now() - settings.replayMs)
        .orderBy('id')
        .execute()
    }),
})
