import { action, makeObservable, observable, observableRef } from 'mobx'
import type { Coins } from '../../domain/kernel/coins'
import type { Reward, RewardStatus } from '../../domain/tasks/reward'

/** How something that is given once stands. */
export class RewardModel {
  reward: Reward | null = null
  given: Coins | null = null

  constructor() {
    makeObservable(this, {
      reward: observableRef,
      given: observable,
      setReward: action,
      setGiven: action,
      forget: action,
    })
  }

  /** Until it has been read nothing is given. */
  get status(): RewardStatus {
    return this.reward?.status ?? 'none'
  }

  setReward(reward: Reward): void {
    this.reward = reward
  }

  /** The person is rewarded (@rule TASK-41); null: it has been told. */
  setGiven(given: Coins | null): void {
    this.given = given
    if (given !== null && this.reward !== null) this.reward = { ...this.reward, status: 'given' }
  }

  forget(): void {
    this.reward = null
    this.given = null
  }
}
