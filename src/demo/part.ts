import type { CallsFeature } from '../application/calls/calls.feature'
import type { ChatFeature } from '../application/chat/chat.feature'
import type { Core } from '../application/core'
import type { FriendsFeature } from '../application/friends/friends.feature'
import type { Clock } from '../application/kernel/clock.port'
import type { Journal } from '../application/kernel/journal.port'

/** What a demo person does everything with. */
export interface Part {
  readonly core: Pick<Core, 'account'>
  readonly friends: FriendsFeature
  readonly chat: ChatFeature
  readonly calls: CallsFeature
  readonly clock: Clock
  readonly journal: Journal
  /** 0 up to, but not including, 1. */
  readonly chance: () => number
  readonly name: string
}
