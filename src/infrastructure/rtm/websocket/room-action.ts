import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Caller, RoomAction } from '../../../domain/calls/room-action'
import { toRoomNum, toUserId, type RoomNum } from '../../../domain/kernel/ids'
import { sanitise } from '../../../domain/kernel/sanitise'
import { roomBody, type RoomBody } from '../../gateway/contract/frame.codec'

/** Numbers of the wire (@rule CALL-57); 102 is ours (@rule PLUS-11). */
const [INVITED, WITHDRAWN, ENTERED, DECLINED, UNANSWERED, HUNG_UP, BALANCE, SHOWN] = [1, 2, 3, 5, 6, 7, 101, 102]

const callerOf = (body: RoomBody): O.Option<Caller> =>
  pipe(
    O.Do,
    O.bind('caller', () => O.fromNullable(body.caller)),
    O.bind('id', ({ caller }) => toUserId(caller.id)),
    O.map(({ caller, id }) => ({
      id,
      name: sanitise(caller.userName),
      headImg: caller.headImg,
      demo: caller.demo === 1,
    })),
  )

const invited = (body: RoomBody, base: { readonly room: RoomNum; readonly at: number }): O.Option<RoomAction> =>
  pipe(
    callerOf(body),
    O.map((caller) => ({
      ...base,
      _tag: 'Invited',
      caller,
      price: body.callPrice ?? 0,
      token: body.rtcRoomToken ?? '',
      location: body.callLocation ?? 0,
    })),
  )

const said = (body: RoomBody, room: RoomNum): O.Option<RoomAction> => {
  const base = { room, at: body.at }
  switch (body.action) {
    case INVITED:
      return invited(body, base)
    case WITHDRAWN:
      return O.some({ ...base, _tag: 'Withdrawn', by: body.by ?? 'caller' })
    case ENTERED:
      return O.some({ ...base, _tag: 'Entered' })
    case DECLINED:
      return O.some({ ...base, _tag: 'Declined' })
    case UNANSWERED:
      return O.some({ ...base, _tag: 'Unanswered' })
    case HUNG_UP:
      return O.some({ ...base, _tag: 'HungUp' })
    case BALANCE:
      return O.some({ ...base, _tag: 'BalanceChanged', coins: body.goldNum ?? 0, notEnough: body.notEnough ?? false })
    case SHOWN:
      return body.show === true ? O.some({ ...base, _tag: 'PeerShown' }) : O.none
    default:
      return O.none
  }
}

/** What the gateway says about a room. None: not readable, or a number without a meaning here (@rule CALL-57, CALL-58). */
export const roomActionOf = (body: unknown): O.Option<RoomAction> =>
  pipe(
    O.Do,
    O.bind('read', () => O.fromEither(roomBody.decode(body))),
    O.bind('room', ({ read }) => toRoomNum(read.roomNum)),
    O.flatMap(({ read, room }) => said(read, room)),
  )
