import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Coins } from '../../domain/kernel/coins'
import { type PushOffer, pushOffer, type PushPermission } from '../../domain/tasks/push-offer'
import type { Reward } from '../../domain/tasks/reward'
import type { PushView } from './push.feature'
import type { PushOfferView } from './push-offer.feature'

interface Here {
  /** The product runs as an installed app. */
  readonly installed: boolean
  readonly push: Pick<PushView, 'permission' | 'wanted'>
}

/** How the offer of pushes stands. */
export class PushOfferModel implements PushOfferView {
  reward: Reward | null = null
  busy = false
  given: Coins | null = null
  due = false
  private readonly here: Here

  constructor(here: Here) {
    this.here = here
    makeObservable(this, {
      reward: observableRef,
      busy: observable,
      given: observable,
      due: observable,
      permission: computed,
      popup: computed,
      atTap: computed,
      setReward: action,
      setDue: action,
      setBusy: action,
      setGiven: action,
      forget: action,
    })
  }

  get permission(): PushPermission {
    return this.here.push.permission
  }

  get support(): boolean {
    return this.permission !== 'unsupported'
  }

  get hasCoin(): boolean {
    return this.reward?.status === 'given'
  }

  /** What would be offered if the reward stood so. */
  offer(reward = this.reward?.status ?? 'none'): PushOffer {
    const { installed, push } = this.here
    return pushOffer({ installed, permission: push.permission, wanted: push.wanted, reward })
  }

  get popup(): boolean {
    return this.due && this.offer() === 'popup'
  }

  get atTap(): boolean {
    return this.due && this.offer() === 'tap'
  }

  setReward(reward: Reward): void {
    this.reward = reward
  }

  setDue(due: boolean): void {
    this.due = due
  }

  setBusy(busy: boolean): void {
    this.busy = busy
  }

  /** Null: it has been told. */
  setGiven(given: Coins | null): void {
    this.given = given
    if (given !== null && this.reward !== null) this.reward = { ...this.reward, status: 'given' }
  }

  forget(): void {
    this.reward = null
    this.given = null
    this.due = false
  }
}
