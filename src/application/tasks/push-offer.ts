import type { IO } from 'fp-ts/IO'
import type { UserId } from '../../domain/kernel/ids'
import type { Refresh } from '../account/refresh.use-case'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { makeClaimPush } from './claim-push.use-case'
import { makeOfferPushes } from './offer-pushes'
import type { PushFeature } from './push.feature'
import type { PushOfferFeature } from './push-offer.feature'
import { PushOfferModel } from './push-offer.model'
import { makePushPopupTimes } from './push-popup-times'
import { readReward } from './read-reward'
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

/** The offer of pushes; `forget`: the session is over. */
export const makePushOffer = (
  deps: PushOfferDeps,
): { readonly feature: PushOfferFeature; readonly forget: IO<void> } => {
  const { gateway, installed, me, push } = deps
  const model = new PushOfferModel({ installed, push: push.view })
  const claim = makeClaimPush({ ...deps, model, turnOn: push.turnOn })
  const times = makePushPopupTimes(deps)
  const { begin, dismiss } = makeOfferPushes({ check: readReward(me, model, gateway.push), claim, model, times })
  const feature: PushOfferFeature = {
    view: model,
    begin,
    load: readReward(me, model, gateway.pushCoin),
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
