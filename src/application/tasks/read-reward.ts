import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Reward } from '../../domain/tasks/reward'
import type { GatewayError } from '../kernel/gateway-error'
import type { RewardModel } from './reward.model'

/** Reads how a reward stands; what cannot be read stays as it was. */
export const readReward =
  (me: () => UserId | null, model: RewardModel, from: TaskEither<GatewayError, Reward>): Task<void> =>
  async () => {
    const user = me()
    if (user === null) return
    const reward = await from()
    if (E.isRight(reward) && me() === user) model.setReward(reward.right)
  }
