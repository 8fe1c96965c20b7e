import type { RoomNum, UserId } from '../kernel/ids'
import type { Role } from './call'

/** Video, the only kind of call (@rule CALL-4). */
export const VIDEO = 0

/** What the gateway has said of a call when it was created; the type of the call is kept as received (@rule CALL-1, CALL-4). */
export interface CallFacts {
  readonly roomNum: RoomNum
  readonly callType: number
  readonly mediaType: typeof VIDEO
  readonly role: Role
  /** Coins a minute. */
  readonly callPrice: number
  readonly calleeRtmIds: readonly string[]
  readonly goddessLocation: number
  /** 1: the client invites by itself (CALL-21). */
  readonly serverCall: number
  readonly rtcRoomToken: string
  readonly rtcAppId: string
  readonly remoteUser: UserId
}
