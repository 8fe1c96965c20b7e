import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Coins } from '../../domain/kernel/coins'
import {
  type InstallBrowser,
  type InstallSituation,
  type InstallWay,
  installWay,
} from '../../domain/tasks/install-offer'
import type { Reward, RewardStatus } from '../../domain/tasks/reward'
import type { InstallView } from './install.feature'

interface Here {
  readonly browser: InstallBrowser
  readonly installed: boolean
  readonly signedIn: () => boolean
}

/** Whether the product can be installed here, and what that brings. */
export class InstallModel implements InstallView {
  reward: Reward | null = null
  given: Coins | null = null
  private offered: boolean
  private asked = false
  private readonly here: Here

  constructor(here: Here, offered: boolean) {
    this.here = here
    this.offered = offered
    makeObservable<InstallModel, 'asked' | 'offered'>(this, {
      reward: observableRef,
      given: observable,
      offered: observable,
      asked: observable,
      way: computed,
      popup: computed,
      setOffered: action,
      setReward: action,
      setAsked: action,
      setGiven: action,
      forget: action,
    })
  }

  get browser(): InstallBrowser {
    return this.here.browser
  }

  get situation(): InstallSituation {
    const { browser, installed, signedIn } = this.here
    return { browser, installed, offered: this.offered, signedIn: signedIn() }
  }

  get way(): InstallWay {
    return installWay(this.situation)
  }

  /** Until it has been read nothing is given. */
  get status(): RewardStatus {
    return this.reward?.status ?? 'none'
  }

  get popup(): boolean {
    return this.asked && this.way !== 'none' && this.status === 'open'
  }

  setOffered(offered: boolean): void {
    this.offered = offered
  }

  setReward(reward: Reward): void {
    this.reward = reward
  }

  setAsked(asked: boolean): void {
    this.asked = asked
  }

  /** The person is rewarded (@rule TASK-41); null: it has been told. */
  setGiven(given: Coins | null): void {
    this.given = given
    if (given !== null && this.reward !== null) this.reward = { ...this.reward, status: 'given' }
  }

  forget(): void {
    this.reward = null
    this.given = null
    this.asked = false
  }
}
