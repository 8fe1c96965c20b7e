import type { MessageUuid } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { Message, MessageKind, MessagePicture } from './message'
import type { ShownTranslation } from './translation'

/** Why a message was refused: a code of `errors.md` with the gateway's text, kept with the message until it is retried. */
export interface SendFailure {
  readonly code: number
  readonly message: string
  /** With code 54006: when the free messages return (CHAT-77). */
  readonly until?: Instant
}

/** An own message on its way: clock, tick, or 'Not sent, tap to retry'. Received ones are `sent`. */
export type Delivery =
  { readonly _tag: 'Pending' } | { readonly _tag: 'Sent' } | { readonly _tag: 'Failed'; readonly why: SendFailure }

/** A message as it stands in the local store. */
export interface StoredMessage extends Message {
  readonly read: boolean
  readonly delivery: Delivery
}

/** A message that waits for the gateway; `attempts` counts what failed for reasons of the network. */
export interface OutboxEntry {
  readonly message: Message
  readonly attempts: number
  readonly nextAt: Instant
  readonly blocked: boolean
  /** A translation is asked for (CHAT-20). */
  readonly translated?: boolean
  /** It was written in a video call with its receiver (CHAT-73). */
  readonly inCall?: boolean
}

/** What a bubble shows. */
export interface ShownMessage {
  readonly uuid: MessageUuid
  readonly mine: boolean
  readonly kind: MessageKind
  readonly text: string
  readonly at: Instant
  readonly delivery: Delivery
  /** A time separator stands above (CHAT-19). */
  readonly separated: boolean
  /** Of kind `img`; without an address it waits for its upload, and this device has it. */
  readonly picture?: MessagePicture
  readonly translation?: ShownTranslation
  /** Of kind `friend`: the request was accepted. */
  readonly accepted?: boolean
}
