import type { RewardKind } from '../../../src/domain/tasks/reward'

/** Coins that somebody was given once for what they did; `device_hash` is keyed and names no device. */
export interface RewardsTable {
  /** Null: the account is deleted. */
  user_id: number | null
  kind: RewardKind
  device_hash: string
  coins: number
  at: number
}
