import type { UserId } from '../../../src/domain/kernel/ids'
import type { RewardKind } from '../../../src/domain/tasks/reward'

/** What the gateway of a world gives once. */
export interface RewardsDesk {
  /** 0: nothing. */
  readonly coins: Record<RewardKind, number>
  readonly given: Readonly<Record<RewardKind, Set<UserId>>>
}

export const makeRewardsDesk = (): RewardsDesk => ({
  coins: { install: 100, push: 200 },
  given: { install: new Set(), push: new Set() },
})
