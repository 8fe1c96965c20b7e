import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Reward } from '../../domain/tasks/reward'
import type { Refresh } from '../account/refresh.use-case'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { makeClaimPush } from './claim-push.use-case'
import { makeOfferPushes } from './offer-pushes'
import type { PushFeature } from './push.feature'
import type { PushOfferFeature } from './push-offer.feature'
import { PushOfferModel } from './push-offer.model'
import { makePushPopupTimes } from './push-popup-times'
import type { RewardsGateway } from './rewards-gateway.port'

export interface PushOfferDeps {
  readonly clock: Clock
  readonly gateway: Pick<RewardsGateway, 'claimPush' | 'push' | 'pushCoin'>
  /** The product runs as an installed app. */
  readonly installed: boolean
  /** Local storage. */
  readonly local: KeyedStore
  readonly me: () => UserId | null
  readonly push: Pick<PushFeature, 'turnOn' | 'view'>
  readonly refresh: Refresh
}

/** Reads how a reward stands; what cannot be read stays as it was. */
const reading =
  (me: PushOfferDeps['me'], model: PushOfferModel, from: TaskEither<GatewayError, Reward>) =>
  async (): Promise<void> => {
    const user = me()
    if (user === null) return
    const reward = await from()
    if (E.isRight(reward) && me() === user) model.setReward(reward.right)
  }

/** The offer of pushes; `forget`: the session is over. */
export const makePushOffer = (
  deps: PushOfferDeps,
): { readonly feature: PushOfferFeature; readonly forget: IO<void> } => {
  const { gateway, installed, me, push } = deps
  const model = new PushOfferModel({ installed, push: push.view })
  const claim = makeClaimPush({ ...deps, model, turnOn: push.turnOn })
  const times = makePushPopupTimes(deps)
  const { begin, dismiss } = makeOfferPushes({ check: reading(me, model, gateway.push), claim, model, times })
  const feature: PushOfferFeature = {
    view: model,
    begin,
    load: reading(me, model, gateway.pushCoin),
    shown: times.shown,
    dismiss,
    accept: async () => {
      const turned = await claim()
      dismiss()
      return turned
    },
    told: () => model.setGiven(null),
  }
  return { feature, forget: () => model.forget() }
}
