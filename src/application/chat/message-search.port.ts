import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SearchQuery } from '../../domain/chat/search-query'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'

/** The index could not be made or asked; the messages themselves are untouched. */
export type SearchFailed = { readonly _tag: 'SearchFailed'; readonly cause: unknown }

export interface FoundMessage {
  readonly friend: UserId
  readonly uuid: MessageUuid
  readonly mine: boolean
  readonly at: Instant
  readonly text: string
}

export interface Found {
  /** The newest first, as many as were asked for. */
  readonly messages: readonly FoundMessage[]
  readonly total: number
  /** False: older messages are still being read. */
  readonly complete: boolean
}

/** The stored messages of one person in full text (@rule PLUS-26). */
export interface MessageSearch {
  readonly find: (query: SearchQuery, now: Instant, limit: number) => TaskEither<SearchFailed, Found>
  /** Runs when messages have come, gone, or been read into the index: the same question may have another answer now. */
  readonly onNews: (run: IO<void>) => IO<void>
  /** Lets go of everything it holds; what is still asked fails. */
  readonly close: IO<void>
}

/** Rows of anybody else in this browser are never found. */
export interface MessageSearches {
  readonly open: (me: UserId) => TaskEither<SearchFailed, MessageSearch>
}
