import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import { dayNumber } from '../../domain/kernel/day'
import type { UserId } from '../../domain/kernel/ids'
import { checkInProblem } from '../../domain/tasks/check-in'
import type { GatewayError } from '../kernel/gateway-error'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import { makePressOnce } from '../kernel/press-once'
import type { CheckInGateway } from './check-in-gateway.port'
import type { CheckInOutcome } from './check-in.feature'
import type { CheckInModel } from './check-in.model'

interface Deps {
  readonly clock: Clock
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
 * same one, on the same day.
 *
 * @rule TASK-33
 */
export const makeCheckIn = ({ clock, gateway, ids, me, model, reload }: Deps): Task<void> => {
  const press = makePressOnce({ clock, ids })
  return async () => {
    const user = me()
    if (user === null || model.sending || model.state !== 'open') return
    model.begin()
    const reply = await press(`${user} on ${dayNumber(clock.now())}`, gateway.checkIn)()
    if (me() !== user) return
    await reload()
    if (me() !== user) return
    model.settle(E.isRight(reply) ? { _tag: 'Gained', coins: model.coins ?? 0 } : refused(reply.left))
  }
}
