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
}
