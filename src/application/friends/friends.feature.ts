import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { FriendNewsKind } from '../../domain/friends/friend-news'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Reminder } from '../../domain/friends/reminder'
import type { UserId } from '../../domain/kernel/ids'
import type { Refused } from '../../domain/kernel/refused'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { RequestAnswer } from './friends-gateway.port'

export type Search =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Searching'; readonly text: string }
  | { readonly _tag: 'Found'; readonly text: string; readonly people: readonly Acquaintance[] }
  | { readonly _tag: 'Failed'; readonly text: string }

export type AddFriendError = Refused | { readonly _tag: 'NotEnoughCoins' } | SpendingBlock | GatewayError

/** A list that is read page by page; `more` is false once the last page is there (FRND-37). */
export interface PagedList<A> {
  readonly items: readonly A[]
  readonly listing: Loading
  readonly more: boolean
}

/** A friendship that has just begun (FRND-25, FRND-26). */
export interface FriendNews {
  readonly kind: FriendNewsKind
  readonly id: UserId
  readonly name: string
}

/** `FRND-33`: they are no friend. */
export type FriendActionError = Refused | GatewayError

export interface FriendsView {
  /** All friends that are known by now, favourites first. */
  readonly friends: readonly Acquaintance[]
  readonly favorites: readonly Acquaintance[]
  /** Requests that wait for this person's answer. */
  readonly requests: readonly Acquaintance[]
  readonly listing: Loading
  /** The gateway has told a page of friends and who waits for an answer, whatever is read anew. */
  readonly told: boolean
  /** Further pages of friends can be read (FRND-29). */
  readonly more: boolean
  readonly blacklist: PagedList<Acquaintance>
  readonly reminders: PagedList<Reminder>
  /** How many reminders are on. */
  readonly remindNum: number
  /** A host to get to know, until it is answered or put away (FRND-27). */
  readonly suggestion: Option<Acquaintance>
  /** Until it was told. */
  readonly news: Option<FriendNews>
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
  /** Free requests from hot videos that are left today, as the last of them told; null: none was sent (FRND-16). */
  readonly freeAddsLeft: number | null
  /** The confirmation of FRND-8 has been given in this browser. */
  readonly addConfirmed: boolean
}

export interface FriendsFeature {
  readonly view: FriendsView
  /** Reads the first page of friends anew. */
  readonly load: Task<void>
  /** Reads the next page; nothing while one is on its way or past the last one (FRND-29, FRND-37). */
  readonly loadMore: Task<void>
  /** Reads the people to meet; works without a session. */
  readonly loadGuests: Task<void>
  /** Debounced by 500 ms; empty text ends the search (FRND-32). */
  readonly search: (text: string) => void
  /** Reads somebody; twice within 400 ms is once (FRND-13). */
  readonly open: (id: UserId) => TaskEither<GatewayError, Acquaintance>
  readonly confirmAdding: IO<void>
  readonly add: (id: UserId, location: number, videoId?: string) => TaskEither<AddFriendError, void>
  readonly answer: (id: UserId, answer: RequestAnswer) => TaskEither<GatewayError, void>
  /** Asks every 2 s while the page is seen, until stopped (FRND-47, FRND-48). */
  readonly watch: (ids: readonly UserId[]) => IO<void>
  /** Friends only (FRND-38); it shows at once and goes back when it fails. */
  readonly pin: (id: UserId, pinned: boolean) => TaskEither<FriendActionError, void>
  /** Friends only; at most 30 characters, the rest is dropped; answers with the name shown from now on (FRND-39, FRND-40). */
  readonly rename: (id: UserId, remark: string) => TaskEither<FriendActionError, string>
  /** Friends only: ends the friendship and removes the local conversation (FRND-35). */
  readonly remove: (id: UserId) => TaskEither<FriendActionError, void>
  /** Anybody: bars both ways and removes the local conversation (FRND-34, FRND-35). */
  readonly block: (id: UserId) => TaskEither<GatewayError, void>
  /** Lifts the bar; the entry leaves the blacklist (FRND-45). */
  readonly unblock: (id: UserId) => TaskEither<GatewayError, void>
  readonly loadBlacklist: Task<void>
  readonly loadMoreBlacklist: Task<void>
  readonly loadReminders: Task<void>
  readonly loadMoreReminders: Task<void>
  /** Friends only (FRND-42). */
  readonly remind: (id: UserId, on: boolean) => TaskEither<FriendActionError, void>
  /** Asks once a session for a host to get to know (FRND-27). */
  readonly suggest: Task<void>
  readonly dismissSuggestion: IO<void>
  /** The news has been told. */
  readonly dismissNews: IO<void>
}
