import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

export type Seq = number

/** A durable event for one person, as the socket delivers it. */
export interface InboxRow {
  readonly seq: Seq
  readonly id: string
  readonly kind: string
  /** The body as JSON: most readers pass it on as it is. */
  readonly json: string
  readonly at: Instant
}

/** Every durable event of a person, numbered from 1 without gaps. Rows are the truth, wake-ups are hints. */
export interface Inbox {
  /** Adds a row in the caller's unit; after the commit `inboxTopic(userId)` is published with the number. `body` must be JSON. */
  readonly append: (work: Work, userId: number, kind: string, body: unknown) => Promise<Seq>
  /** The same row to each of several people, with a number and an id of its own. */
  readonly appendAll: (work: Work, userIds: readonly number[], kind: string, body: unknown) => Promise<void>
  /** Those rows after `cursor` that this process remembers, in order and without a gap; if none, the store may have some. */
  readonly freshAfter: (userId: number, cursor: Seq, limit: number) => readonly InboxRow[]
  /** The rows after `cursor`, in order. */
  readonly readAfter: (db: Tx, userId: number, cursor: Seq, limit: number) => Promise<readonly InboxRow[]>
  /** The number of the newest row ever, 0 before the first. */
  readonly head: (db: Tx, userId: number) => Promise<Seq>
  /** The same of several people; who never had a row is missing. */
  readonly heads: (db: Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, Seq>>
  /** The oldest row still kept; one past the head when none is. A cursor below `oldest - 1` needs a snapshot. */
  readonly oldest: (db: Tx, userId: number) => Promise<Seq>
  /** Moves a session's cursor forward, never backwards and never beyond the head. */
  readonly moveCursor: (work: Work, sessionId: string, seq: Seq) => Promise<void>
}

export const inboxTopic = (userId: number): string => `inbox:${userId}`
