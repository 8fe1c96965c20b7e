import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { Received, StoreFailed } from './chat-store.port'

/** What the session and the connection tell the chat; application/realtime calls it, no user interface does. */
export interface ChatInbox {
  /** Opens the store of a person, then shows, merges and sweeps it (CHAT-11, CHAT-56). Again for the same person: nothing. */
  readonly begin: (me: UserId) => TaskEither<StoreFailed, void>
  /** Forgets the person; the store keeps its rows. */
  readonly end: IO<void>
  /** This tab leads from now on: it sends what waits in the outbox, until stopped. */
  readonly lead: () => IO<void>
  /** The connection is back: what waited for the network is tried at once. */
  readonly wake: IO<void>
  /** Up to which row of the inbox everything is stored. */
  readonly cursor: TaskEither<StoreFailed, number>
  /** Stores rows and their cursor in one transaction; messages that are not to be stored are left out (CHAT-43, CHAT-44). */
  readonly receive: (rows: Received) => TaskEither<StoreFailed, void>
  /** A friend whom this person wants to be reminded of has come online (CHAT-85). */
  readonly friendOnline: (friend: { readonly id: UserId; readonly name: string; readonly headImg: string }) => void
  /** Reads the snapshot into the store and answers with its cursor. */
  readonly takeSnapshot: TaskEither<StoreFailed | GatewayError, number>
}
