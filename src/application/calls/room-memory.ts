import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Role } from '../../domain/calls/call'
import { toRoomNum, type RoomNum } from '../../domain/kernel/ids'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { storedKeys } from '../kernel/stored-keys'

/** @rule CALL-69, DATA-16 */
const ROOM = storedKeys.room.name
const ROLE = storedKeys.role.name

export interface RememberedRoom {
  readonly room: RoomNum
  readonly role: Role
}

/** What a tab does `alone` while it has the call on a room: the others leave that room to it (@rule CALL-68). */
export const slotOf = (room: RoomNum): string => `call:${room}`

/** Keeps the room of a call over a reload of its tab (@rule CALL-69). */
export const rememberRoom = (session: KeyedStore, room: RoomNum, role: Role): void => {
  session.write(ROOM, room)
  session.write(ROLE, role)
}

export const forgetRoom = (session: KeyedStore): void => {
  session.remove(ROOM)
  session.remove(ROLE)
}

export const rememberedRoom = (session: KeyedStore): O.Option<RememberedRoom> =>
  pipe(
    session.read(ROOM),
    O.flatMap(toRoomNum),
    O.map((room) => ({
      room,
      role: pipe(
        session.read(ROLE),
        O.exists((role) => role === 'caller'),
      )
        ? 'caller'
        : 'callee',
    })),
  )
