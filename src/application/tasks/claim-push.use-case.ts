import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import type { Refresh } from '../account/refresh.use-case'
import type { PushFeature, TurnedOn } from './push.feature'
import type { PushOfferModel } from './push-offer.model'
import { readReward } from './read-reward'
import type { RewardsGateway } from './rewards-gateway.port'

interface Deps {
  readonly gateway: Pick<RewardsGateway, 'claimPush' | 'pushCoin'>
  readonly me: () => UserId | null
  readonly model: PushOfferModel
  readonly refresh: Refresh
  readonly turnOn: PushFeature['turnOn']
}

/**
 * Turns pushes on and takes the reward, which there is only once the gateway knows how to reach this device. A second press
 * while the first is under way does nothing.
 *
 * @rule TASK-48 TASK-50
 */
export type ClaimPush = Task<TurnedOn>

export const makeClaimPush = ({ gateway, me, model, refresh, turnOn }: Deps): ClaimPush => {
  const claim = async (user: UserId): Promise<void> => {
    const given = await gateway.claimPush()
    if (me() !== user) return
    if (E.isRight(given)) {
      model.setGiven(given.right)
      return refresh()
    }
    await readReward(me, model, gateway.pushCoin)()
  }
  return async () => {
    const user = me()
    if (user === null || model.busy) return model.permission
    model.setBusy(true)
    const turned = await turnOn()
    if (me() !== user) return turned
    if (turned === 'granted') await claim(user)
    if (me() === user) model.setBusy(false)
    return turned
  }
}
