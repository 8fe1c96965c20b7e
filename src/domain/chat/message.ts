import type { MessageUuid, UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { Translation } from './translation'

/** What a message is to the one who reads it (@rule CHAT-32). */
export type MessageKind = 'txt' | 'gift' | 'friend' | 'giftAsk' | 'img' | 'video' | 'system'

/** A picture in a message; 0: its size is not known. */
export interface MessagePicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A gift in a message: its id, its stars, and the points that its receiver earned. */
export interface MessageGift {
  readonly id: number
  readonly stars: number
  readonly points: number
}

/** What a message of business type 1040 says of its way (@rule CHAT-28). */
export interface MessageWay {
  readonly sender: number
  readonly platform: number
  /** What became of the translation that its sender asked for; 0: none was asked for. */
  readonly translateCode: number
}

/** What a message calls in the client (@rule CHAT-28). */
export interface MessageExtra {
  readonly called: string
  readonly messageType: number
}

/** A message as it was accepted by the gateway (@rule CHAT-27). */
export interface Message {
  readonly uuid: MessageUuid
  /** 0 until the gateway has accepted it. */
  readonly id: number
  readonly sender: UserId
  readonly receiver: UserId
  readonly type: number
  readonly typeValue: number
  readonly bizType: number
  readonly content: string
  readonly at: Instant
  /** After this instant it is no longer to be stored (CHAT-43). */
  readonly expires?: Instant
  readonly picture?: MessagePicture
  readonly translation?: Translation
  /** Which of the product's own senders a notice is from (@rule CHAT-35, CHAT-39). */
  readonly noticeType?: number
  /** A notice has an id of its own; another one with it is the same notice (@rule CHAT-38). */
  readonly uniqueId?: string
  /** The gateway says that it was read (@rule CHAT-38). */
  readonly read?: boolean
  readonly gift?: MessageGift
  /** Which kind of adding a friend request is, and whether it was accepted (1). */
  readonly adding?: { readonly type: number; readonly accepted: boolean }
  readonly way?: MessageWay
  readonly extra?: MessageExtra
}
