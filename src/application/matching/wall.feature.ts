import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { WallFilter, WallPerson } from '../../domain/matching/wall'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'

export interface WallView {
  /** Numbers of PROF-27 that can be chosen. */
  readonly groups: readonly number[]
  /** Codes of the countries that can be chosen. */
  readonly countries: readonly string[]
  readonly filter: WallFilter
  /** Everybody who has been read; nobody whom the person has blocked. */
  readonly people: readonly WallPerson[]
  /** Another one with each first page: where somebody stood in the list before is no place in this one. */
  readonly edition: object
  /** How the last page that was asked for stands; a page that is read anew leaves this as it is. */
  readonly listing: Loading
  /** There is a further page. */
  readonly more: boolean
  /** The first page is on its way anew, while those of before are seen. */
  readonly refreshing: boolean
  /** The tip is to be shown: it has not been seen to its end (SHELL-79). */
  readonly tip: boolean
}

export interface WallFeature {
  readonly view: WallView
  /**
   * Reads the first page and the lists above it anew; a visitor gets the guest list (MTCH-6, MTCH-7). What was there stays until
   * then, and when it fails.
   */
  readonly load: TaskEither<GatewayError, void>
  /** Reads the next page; nothing while one is on its way or past the last one. */
  readonly loadMore: Task<void>
  /** Shows another part of the wall, from its first page on. */
  readonly choose: (filter: Partial<WallFilter>) => Task<void>
  /** The tip is seen: after 5 s it goes and does not come again. Returns what stops it before (SHELL-79). */
  readonly showTip: IO<IO<void>>
}
