import type { IO } from 'fp-ts/IO'
import type { SnippetPart } from '../../domain/chat/snippet'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'

export interface MessageHit {
  readonly friend: UserId
  readonly uuid: MessageUuid
  readonly mine: boolean
  readonly at: Instant
  readonly snippet: readonly SnippetPart[]
}

export type SearchState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Searching' }
  | {
      readonly _tag: 'Found'
      readonly hits: readonly MessageHit[]
      readonly total: number
      /** False: older messages are still being read; more may come. */
      readonly complete: boolean
    }
  | { readonly _tag: 'Failed' }

export interface MessageSearchView {
  /** What stands in the field; it stays when a result is opened. */
  readonly text: string
  readonly state: SearchState
}

/** Full-text search over the messages of this browser (PLUS-26). */
export interface MessageSearchFeature {
  readonly view: MessageSearchView
  /** Searches for what is typed, the latest only; an empty text ends the search. */
  readonly search: (text: string) => void
  /** Shows a page more of what was found. */
  readonly more: IO<void>
  readonly retry: IO<void>
}
