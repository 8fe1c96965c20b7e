import * as E from 'fp-ts/Either'
import type { Task as Later } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Task } from '../../domain/tasks/task'
import type { GatewayError } from '../kernel/gateway-error'
import type { ClaimProblem } from './tasks.feature'
import type { TasksGateway } from './tasks-gateway.port'
import type { TasksModel } from './tasks.model'

const byCode: Readonly<Record<number, ClaimProblem['_tag']>> = {
  402: 'OtherAccount',
  30020: 'NotReached',
  30021: 'Over',
}

const problemOf = (error: GatewayError): ClaimProblem => ({
  _tag: (error._tag === 'Refusal' ? byCode[error.code] : undefined) ?? 'Failed',
})

interface Deps {
  readonly gateway: TasksGateway
  readonly model: TasksModel
  readonly read: Later<void>
  /** The own data with the balance. */
  readonly refresh: Later<void>
}

/**
 * Claims a reward; two presses are one call. However it went, the list is read anew, and the balance when coins have come.
 *
 * @rule TASK-19 TASK-20
 */
export type ClaimTask = (task: Task) => TaskEither<ClaimProblem, void>

export const makeClaimTask =
  ({ gateway, model, read, refresh }: Deps): ClaimTask =>
  ({ id }) =>
  async () => {
    if (model.claiming.has(id)) return E.left({ _tag: 'Pressed' })
    model.begin(id)
    const claimed = await gateway.claim(id)()
    await Promise.all(E.isRight(claimed) ? [read(), refresh()] : [read()])
    model.end(id)
    return E.mapLeft(problemOf)(claimed)
  }
