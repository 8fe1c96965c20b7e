import * as E from 'fp-ts/Either'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { eventsCalls } from '../../src/infrastructure/gateway/contract/events.calls'
import { noteStatus } from '../account/presence'
import { answer, refuse, type Answered } from '../http/handler'
import { peerIn } from './call-store'
import type { CallsDeps } from './calls-deps'
import { iceFor, passFor, relayOnly } from './ice'
import { ownCall } from './own-call'
import { roomInfo } from './room-info'
import { renewLease } from './talk'

const OVER = refuse(100006, 'Sorry, call connection failed')

/** Row 164: renews the asker's lease and feeds the meter; the answer is what the bill says, never what a client thinks. */
const lease = (deps: CallsDeps): Answered =>
  answer(callsCalls.lease, async ({ params, session, now }, work) => {
    const own = await ownCall(work.db, params.roomNum, session.userId)
    if (E.isLeft(own)) return own
    if (own.right.call.state === 'ended') return E.left(OVER)
    const bill = await renewLease(work, deps, { ...own.right, media: params.media, now })
    return E.right({ ...bill, balance: await deps.ledger.balance(work.db, session.userId) })
  })

/** Row 163: the two of a room that is not over learn how to reach each other. */
const ice = ({ tokens, turn }: CallsDeps): Answered =>
  answer(callsCalls.ice, async ({ params, session, now }, { db }) => {
    const own = await ownCall(db, params.roomNum, session.userId)
    if (E.isLeft(own)) return own
    const { call } = own.right
    if (call.state === 'ended') return E.left(OVER)
    const relayed = await relayOnly(db, turn, session.userId, peerIn(call, session.userId))
    return E.right({
      ...iceFor(turn, { relayed, now, userId: session.userId }),
      ...passFor(tokens, call.room_num, session.userId),
    })
  })

/** Row 10: the state of a call for the abnormal-call check (CALL-68, CALL-70). */
const info = answer(callsCalls.getInfo, async ({ params, session, now }, { db }) => {
  const own = await ownCall(db, params.roomNum, session.userId)
  return E.isLeft(own) ? own : E.right(roomInfo(own.right, session.id, now))
})

/** Row 161: what a client says that a call lasted stands beside what the gateway billed (GATE-24). */
const callReport = answer(eventsCalls.callReport, async ({ params, session, now }, { db }) => {
  const own = await ownCall(db, params.roomNum, session.userId)
  if (E.isLeft(own)) return own
  const extra = JSON.stringify({ roomNum: params.roomNum, duration: params.duration })
  // The session's own device: by it the event goes with the account.
  const { device_id } = await db
    .selectFrom('sessions')
    .select('device_id')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  const event = { event: 'call_report', browser: '', os: '', device_id, extra, at: now }
  await db.insertInto('usage_events').values(event).execute()
  return E.right(undefined)
})

/** Rows 10, 11, 12, 24, 161, 163 and 164. */
export const makeRoomAnswers = (deps: CallsDeps): readonly Answered[] => [
  lease(deps),
  callReport,
  ice(deps),
  info,
  answer(callsCalls.ringStatus, async ({ params, session, now }, work) => {
    const { after, before } = await noteStatus(work, session.userId, params.status, now)
    if (after !== before) deps.presence.tell(work, session.userId)
    return E.right(undefined)
  }),
  ...[callsCalls.record, callsCalls.submitRecord].map((call) =>
    answer(call, async ({ params, session }, { db }) => {
      const own = await ownCall(db, params.r_id, session.userId)
      return E.isLeft(own) ? own : E.right(undefined)
    }),
  ),
]
