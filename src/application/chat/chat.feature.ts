import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Refused } from '../../domain/kernel/refused'
import type { StoreFailed } from './chat-store.port'

/** The conversation on the screen. */
export interface OpenConversation {
  readonly friend: UserId
  /** What is stored of it has been read. */
  readonly loaded: boolean
  readonly messages: readonly ShownMessage[]
  readonly loadingOlder: boolean
  readonly hasOlder: boolean
  /** Messages that came while it was open, not yet seen by scrolling down. */
  readonly draft: string
}

export interface ChatView {
  readonly ready: boolean
  readonly conversations: readonly ListedConversation[]
  readonly unread: number
  readonly open: OpenConversation | null
  /** The local store cannot be written; what is shown may be lost on closing. */
  readonly storeProblem: StoreFailed | null
}

/** `CHAT-62` empty, `54014` too long, `CHAT-66` sensitive words; the text stays in the box. */
export type SendError = Refused | StoreFailed

export interface ChatFeature {
  readonly view: ChatView
  /** Reads a conversation that is about to be opened; resolves when it can be shown, at the latest after 100 ms. */
  readonly readAhead: (friend: UserId) => Task<void>
  /** Shows a conversation, marks it read, fetches its history once a session (CHAT-55, CHAT-58). */
  readonly open: (friend: UserId) => Task<void>
  readonly close: IO<void>
  readonly loadOlder: Task<void>
  /** Resolves when the message is stored, not when it is delivered. */
  readonly send: (text: string) => TaskEither<SendError, void>
  readonly retry: (uuid: MessageUuid) => Task<void>
  readonly discard: (uuid: MessageUuid) => Task<void>
  /** Drafts survive a reload. */
  readonly keepDraft: (text: string) => void
}
