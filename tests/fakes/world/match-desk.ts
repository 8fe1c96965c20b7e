import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'
import type { MatchWishes } from '../../../src/domain/matching/match-wishes'

export interface Waiting {
  readonly user: UserId
  readonly since: Instant
  readonly wishes: MatchWishes
}

/** Two who were found for each other, and have not both joined yet. */
export interface OpenMatch {
  readonly id: string
  readonly two: readonly [Waiting, Waiting]
  readonly joined: Set<UserId>
  readonly stop: () => void
}

/** What the matchmaker of a world has before it. */
export interface MatchDesk {
  readonly queue: Map<UserId, Waiting>
  readonly open: Map<string, OpenMatch>
  /** Matches by person and day. */
  readonly used: Map<string, number>
  /** Who likes whom. */
  readonly likes: Set<string>
  /** Keys of likes that were paid. */
  readonly paid: Set<string>
  /** Who has not stated to be an adult. */
  readonly unstated: Set<UserId>
  made: number
}

export const makeMatchDesk = (): MatchDesk => ({
  queue: new Map(),
  open: new Map(),
  used: new Map(),
  likes: new Set(),
  paid: new Set(),
  unstated: new Set(),
  made: 0,
})
