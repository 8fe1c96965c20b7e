import * as O from 'fp-ts/Option'
import type { Role } from '../../src/domain/calls/call'
import { overdue, readMeter } from '../../src/domain/calls/meter-reading'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import type { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { billOf } from './bill'
import { answered, type CallRow } from './call-store'
import type { OwnCall } from './own-call'

/** Who asks, and when. */
interface Asker {
  readonly role: Role
  readonly sessionId: string
  readonly now: Instant
}

/** A talk that goes on can be entered again, by the callee on the device that has answered (@rule CALL-68, PLUS-8). */
const mayResume = (call: CallRow, { now, role, sessionId }: Asker): boolean =>
  answered(call) && (role === 'caller' || call.answered_by === sessionId) && O.isNone(overdue(billOf(call).meter, now))

const talkedMs = (call: CallRow, now: Instant): number =>
  call.state === 'ended' ? call.connected_ms : readMeter(billOf(call).meter, now).connectedMs

/** How a call stands, to one of its two (wire 10). */
export const roomInfo = (
  { call, role }: OwnCall,
  sessionId: string,
  now: Instant,
): ReplyOf<typeof callsCalls.getInfo> => ({
  roomNum: call.room_num,
  callerUserId: call.caller_id,
  calleeUserId: call.callee_id,
  resumable: mayResume(call, { now, role, sessionId }),
  videoTime: Math.floor(talkedMs(call, now) / SECOND),
  callLocation: call.call_location,
  callPrice: call.price,
  polite: role === 'callee',
  state: call.state,
})
