import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import { checkInProblem } from '../../domain/tasks/check-in'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import type { CheckInGateway } from './check-in-gateway.port'
import type { CheckInOutcome } from './check-in.feature'
import type { CheckInModel } from './check-in.model'
import { makePressKeys } from './press-keys'

interface Deps {
  readonly gateway: CheckInGateway
  readonly ids: Ids
  readonly me: () => UserId | null
  readonly model: CheckInModel
  /** Reads how it stands now. */
  readonly reload: Task<void>
}

/** @rule TASK-34 TASK-35 TASK-36 */
const refused = (error: GatewayError): CheckInOutcome => ({
  _tag: 'Refused',
  problem: checkInProblem(error._tag === 'Refusal' ? error.code : 0),
})

/**
 * Checks in for today, once for each press; nothing while a press is under way. A press whose answer was lost is repeated as the
 * same one.
 *
 * @rule TASK-33
 */
export const makeCheckIn = ({ gateway, ids, me, model, reload }: Deps): Task<void> => {
  const keys = makePressKeys(ids)
  return async () => {
    const user = me()
    if (user === null || model.sending || model.state !== 'open') return
    model.begin()
    const reply = await gateway.checkIn(keys.keyOf(user, 'check-in'))()
    if (me() !== user) return
    if (E.isRight(reply) || reply.left._tag === 'Refusal') keys.answered()
    await reload()
    if (me() !== user) return
    model.settle(E.isRight(reply) ? { _tag: 'Gained', coins: model.coins ?? 0 } : refused(reply.left))
  }
}
