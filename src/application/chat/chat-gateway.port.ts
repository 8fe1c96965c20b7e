import type { TaskEither } from 'fp-ts/TaskEither'
import type { Message } from '../../domain/chat/message'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { PictureFile } from '../kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../kernel/upload'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { Received } from './chat-store.port'

type Asked<A> = TaskEither<GatewayError, A>

export interface Accepted {
  readonly id: number
  readonly at: Instant
  /** What became of the translation that was asked for (`translateCode`). */
  readonly translateCode?: number
}

/** What goes out beside the text. */
export interface SendExtras {
  /** Address of an uploaded picture: the message is one. */
  readonly pictureUrl?: string
  /** A translation into the receiver's language is asked for (CHAT-20). */
  readonly translate?: boolean
  /** A text that was written in a video call with its receiver (CHAT-73). */
  readonly inCall?: boolean
}

/** All that a new device, or one that is too far behind, needs to go on (wire 184). */
export interface Snapshot {
  readonly cursor: number
  readonly conversations: readonly ListedConversation[]
  readonly messages: readonly Message[]
  readonly relations: Received['relations']
  /** What was deleted while this device was away. */
  readonly deletions: Received['deletions']
}

/** Messages as the gateway keeps them. */
export interface ChatGateway {
  /** The same uuid gets the same answer, however often it is sent. */
  readonly send: (to: UserId, uuid: MessageUuid, text: string, extras?: SendExtras) => Asked<Accepted>
  /** Takes a picture and answers with its address, for `send` (CHAT-68). */
  readonly uploadPicture: (file: PictureFile, onProgress: OnProgress) => Sending<GatewayError, string>
  /** Up to and with `upTo`: a reading that is told late reads nothing that came meanwhile. */
  readonly read: (friend: UserId, upTo: Instant) => Asked<void>
  readonly conversations: Asked<readonly ListedConversation[]>
  readonly history: (friend: UserId, page: number) => Asked<readonly Message[]>
  /** Up to and with `upTo`; newer messages stay (CHAT-14). */
  readonly deleteConversation: (friend: UserId, upTo: Instant) => Asked<void>
  readonly snapshot: Asked<Snapshot>
}
