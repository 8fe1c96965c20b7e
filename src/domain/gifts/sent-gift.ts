import type { MessageUuid, UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'

/** A gift as it stands in the conversation of the two. */
export interface SentGift {
  readonly uuid: MessageUuid
  /** Number of its message. */
  readonly id: number
  readonly sender: UserId
  readonly receiver: UserId
  /** JSON; `giftOf` reads it. */
  readonly content: string
  readonly at: Instant
}
