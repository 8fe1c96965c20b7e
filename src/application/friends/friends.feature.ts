import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { UserId } from '../../domain/kernel/ids'
import type { Refused } from '../../domain/kernel/refused'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { RequestAnswer } from './friends-gateway.port'

export type Search =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Searching'; readonly text: string }
  | { readonly _tag: 'Found'; readonly text: string; readonly people: readonly Acquaintance[] }
  | { readonly _tag: 'Failed'; readonly text: string }

export type AddFriendError = Refused | { readonly _tag: 'NotEnoughCoins' } | GatewayError

export interface FriendsView {
  readonly friends: readonly Acquaintance[]
  /** Requests that wait for this person's answer. */
  readonly requests: readonly Acquaintance[]
  readonly listing: Loading
  /** People to meet on the first screen and the home page; visitors see them too. */
  readonly guests: readonly Acquaintance[]
  readonly guestListing: Loading
  readonly search: Search
  /** Somebody that was loaded, listed or found before. */
  readonly person: (id: UserId) => Option<Acquaintance>
  readonly presence: (id: UserId) => PresenceStatus
  /** An add request or an answer is on its way; a second press does nothing (FRND-12). */
  readonly busyWith: (id: UserId) => boolean
  /** Coins that adding costs (FRND-6). */
  readonly addPrice: number
  /** The confirmation of FRND-8 has been given in this browser. */
  readonly addConfirmed: boolean
}

export interface FriendsFeature {
  readonly view: FriendsView
  readonly load: Task<void>
  /** Reads the people to meet; works without a session. */
  readonly loadGuests: Task<void>
  /** Debounced by 500 ms; empty text ends the search (FRND-32). */
  readonly search: (text: string) => void
  readonly open: (id: UserId) => TaskEither<GatewayError, Acquaintance>
  readonly confirmAdding: IO<void>
  readonly add: (id: UserId, location: number) => TaskEither<AddFriendError, void>
  readonly answer: (id: UserId, answer: RequestAnswer) => TaskEither<GatewayError, void>
  /** Asks every 2 s while the page is seen, until stopped (FRND-47, FRND-48). */
  readonly watch: (ids: readonly UserId[]) => IO<void>
}
