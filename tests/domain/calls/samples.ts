import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { idle, type Call, type Show } from '../../../src/domain/calls/call'
import type { MatchPerson } from '../../../src/domain/calls/match-person'
import type { CallEvent } from '../../../src/domain/calls/call-event'
import { step } from '../../../src/domain/calls/call-step'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import { toRoomNum, toUserId, type RoomNum, type UserId } from '../../../src/domain/kernel/ids'

const sure = <A>(value: O.Option<A>, what: unknown): A =>
  O.getOrElse<A>(() => {
    throw new Error(`not valid: ${String(what)}`)
  })(value)

export const user = (id: number): UserId => sure(toUserId(id), id)
export const roomNamed = (name: string): RoomNum => sure(toRoomNum(name), name)

export const me = user(7)
export const ann = user(9)
export const room = roomNamed('room-0001')
export const otherRoom = roomNamed('room-0002')

type ActionBody = RoomAction extends infer A ? (A extends RoomAction ? Omit<A, 'room' | 'at'> : never) : never
type EventBody = CallEvent extends infer A ? (A extends CallEvent ? Omit<A, 'room' | 'at'> : never) : never

export const event = (body: EventBody, at = 0, where: RoomNum = room): CallEvent =>
  ({ ...body, room: where, at }) as CallEvent

export const told = (body: ActionBody, at = 0, where: RoomNum = room): CallEvent =>
  event({ _tag: 'Told', action: { ...body, room: where, at } as RoomAction }, at, where)

export const invitation: Extract<ActionBody, { _tag: 'Invited' }> = {
  _tag: 'Invited',
  caller: { id: ann, name: 'Ann', headImg: '', demo: false },
  price: 20,
  token: 't',
  location: 102,
}
export const matched: MatchPerson = {
  id: ann,
  ident: 'm-1',
  headImg: '',
  userName: 'Ann',
  gender: 'female',
  birthday: '1990-01-01',
  countryId: 276,
  relation: 'stranger',
}
export const met = event({ _tag: 'Met', role: 'callee', person: matched })
export const found = event({ _tag: 'Found', peer: ann, role: 'caller', talkedMs: 60_000 })
export const placed = event({ _tag: 'Placed', peer: ann })
export const invited = told(invitation)
export const answered = event({ _tag: 'Answered' }, 1_000)
export const entered = told({ _tag: 'Entered' }, 1_000)
export const firstFrame = event({ _tag: 'FirstFrame' }, 2_000)
export const hungUp = (at = 0): CallEvent => event({ _tag: 'HungUp' }, at)

/** Somebody of a match presses 'Show'. */
export const shown = (by: Show, at = 0, where: RoomNum = room): CallEvent =>
  by === 'self' ? event({ _tag: 'Shown' }, at, where) : told({ _tag: 'PeerShown' }, at, where)

/** A call after these events; an event that is refused changes nothing. */
export const after = (...events: readonly CallEvent[]): Call =>
  events.reduce<Call>((call, one) => E.getOrElse(() => call)(step(call, one)), idle)
