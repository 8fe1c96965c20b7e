import { action, computed, makeObservable, observable, override } from 'mobx'
import { type PushOffer, pushOffer, type PushPermission } from '../../domain/tasks/push-offer'
import type { PushView } from './push.feature'
import type { PushOfferView } from './push-offer.feature'
import { RewardModel } from './reward.model'

interface Here {
  /** The product runs as an installed app. */
  readonly installed: boolean
  readonly push: Pick<PushView, 'permission' | 'wanted'>
}

/** How the offer of pushes stands. */
export class PushOfferModel extends RewardModel implements PushOfferView {
  busy = false
  due = false
  private readonly here: Here

  constructor(here: Here) {
    super()
    this.here = here
    makeObservable(this, {
      busy: observable,
      due: observable,
      permission: computed,
      popup: computed,
      atTap: computed,
      setDue: action,
      setBusy: action,
      forget: override,
    })
  }

  get permission(): PushPermission {
    return this.here.push.permission
  }

  get support(): boolean {
    return this.permission !== 'unsupported'
  }

  get hasCoin(): boolean {
    return this.status === 'given'
  }

  /** What would be offered if the reward stood so. */
  offer(reward = this.status): PushOffer {
    const { installed, push } = this.here
    return pushOffer({ installed, permission: push.permission, wanted: push.wanted, reward })
  }

  get popup(): boolean {
    return this.due && this.offer() === 'popup'
  }

  get atTap(): boolean {
    return this.due && this.offer() === 'tap'
  }

  setDue(due: boolean): void {
    this.due = due
  }

  setBusy(busy: boolean): void {
    this.busy = busy
  }

  override forget(): void {
    super.forget()
    this.busy = false
    this.due = false
  }
}
