import * as E from 'fp-ts/Either'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { isBlank, onlySeen } from '../../src/domain/kernel/visible'
import { answer, refuse, type Answered } from '../http/handler'
import type { CallsDeps } from './calls-deps'
import { disputableUntil, dispute, findDispute } from './disputes'
import { pointsOf } from './host-points'
import { ownCall } from './own-call'
import { returnedCoins } from './refund-minutes'

/** Row 165: only the two who talked see it; the caller what was paid and returned, the other what was earned (CALL-65, PLUS-7). */
const receipt = ({ settings }: CallsDeps): Answered =>
  answer(callsCalls.receipt, async ({ params, session, now }, { db }) => {
    const own = await ownCall(db, params.roomNum, session.userId)
    if (E.isLeft(own)) return own
    const { call, role } = own.right
    const times = { connectedMs: call.connected_ms, pausedMs: call.paused_ms, billedMinutes: call.minutes_billed }
    if (role === 'callee') {
      const points = await pointsOf(db, call, session.userId)
      return E.right({ ...times, price: call.price, coins: 0, points, dispute: 'none' as const })
    }
    const known = await findDispute(db, call.room_num)
    const until = disputableUntil(call, settings)
    return E.right({
      ...times,
      price: call.price,
      coins: call.minutes_billed * call.price,
      returned: await returnedCoins(db, call),
      dispute: known?.state ?? ('none' as const),
      disputable: known === undefined && until !== null && now <= until,
    })
  })

/** Row 166: the caller says that the bill is wrong, once for each call (PLUS-7). */
const disputed = (deps: CallsDeps): Answered =>
  answer(callsCalls.dispute, async ({ params, session, now }, work) => {
    const own = await ownCall(work.db, params.roomNum, session.userId)
    if (E.isLeft(own)) return own
    const { call, role } = own.right
    if (role !== 'caller') return E.left(refuse(403))
    const reason = onlySeen(params.reason).trim()
    const until = disputableUntil(call, deps.settings)
    const known = await findDispute(work.db, call.room_num)
    if (known === undefined && (isBlank(reason) || until === null || now > until)) return E.left(refuse(400))
    return E.right({ state: await dispute(work, deps, { call, reason, now }) })
  })

/** Rows 165 and 166. */
export const makeBillAnswers = (deps: CallsDeps): readonly Answered[] => [receipt(deps), disputed(deps)]
