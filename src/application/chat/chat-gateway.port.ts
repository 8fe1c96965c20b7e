import type { TaskEither } from 'fp-ts/TaskEither'
import type { Message } from '../../domain/chat/message'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { ListedConversation } from '../../domain/chat/conversation'

type Asked<A> = TaskEither<GatewayError, A>

export interface Accepted {
  readonly id: number
  readonly at: Instant
}

/** All that a new device, or one that is too far behind, needs to go on (wire 184). */
export interface Snapshot {
  readonly cursor: number
  readonly conversations: readonly ListedConversation[]
  readonly messages: readonly Message[]
}

/** Messages as the gateway keeps them. */
export interface ChatGateway {
  /** The same uuid gets the same answer, however often it is sent. */
  readonly send: (to: UserId, uuid: MessageUuid, text: string) => Asked<Accepted>
  readonly read: (friend: UserId) => Asked<void>
  readonly conversations: Asked<readonly ListedConversation[]>
  readonly history: (friend: UserId, page: number) => Asked<readonly Message[]>
  readonly snapshot: Asked<Snapshot>
}
