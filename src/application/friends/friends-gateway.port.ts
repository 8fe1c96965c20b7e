import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Relation } from '../../domain/friends/relation'
import type { Reminder } from '../../domain/friends/reminder'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'

type Asked<A> = TaskEither<GatewayError, A>

export type RequestAnswer = 'accept' | 'refuse' | 'withdraw'

/** One page of a list and how many there are (FRND-37). */
export interface PageOf<A> {
  readonly items: readonly A[]
  readonly pages: number
}

/** How two people stand after a request. */
export interface Added {
  readonly relation: Relation
  /** Free requests that are left today, after one from a hot video (FRND-16); null: it was no such request. */
  readonly freeLeft: number | null
}

/** People, relations and presence, as the gateway sees them. */
export interface FriendsGateway {
  /** Friends and open requests of both directions, 100 a page (FRND-29). */
  readonly list: (page: number) => Asked<PageOf<Acquaintance>>
  readonly find: (text: string) => Asked<readonly Acquaintance[]>
  readonly findById: (id: UserId) => Asked<readonly Acquaintance[]>
  readonly person: (id: UserId) => Asked<Acquaintance>
  /**
   * Costs coins; `key` is kept over retries so that it is charged once. A request from a hot video names it, and may be free
   * (FRND-16); `location` is 101 for a match, 102 for wall and chat (FRND-18).
   */
  readonly add: (id: UserId, location: number, key: string, videoId?: string) => Asked<Added>
  readonly answer: (id: UserId, answer: RequestAnswer) => Asked<Relation>
  readonly presence: (ids: readonly UserId[]) => Asked<ReadonlyMap<UserId, PresenceStatus>>
  /** Makes a friend a favourite, or none any more (FRND-38). */
  readonly pin: (id: UserId, pinned: boolean) => Asked<void>
  /** Answers with the name that is shown from now on; '' takes the remark away (FRND-39, FRND-40). */
  readonly rename: (id: UserId, remark: string) => Asked<string>
  /** Ends a friendship. */
  readonly remove: (id: UserId) => Asked<void>
  readonly block: (id: UserId) => Asked<void>
  readonly unblock: (id: UserId) => Asked<void>
  /** Whom this person has blocked, 20 a page (FRND-44). */
  readonly blacklist: (page: number) => Asked<PageOf<Acquaintance>>
  /** Friends with their switches, 20 a page, and how many are on (FRND-41, FRND-43). */
  readonly reminders: (page: number) => Asked<PageOf<Reminder> & { readonly on: number }>
  /** Answers with how the switch stands now (FRND-42). */
  readonly remind: (id: UserId, on: boolean) => Asked<boolean>
  /** A host to get to know, at most once a day each (FRND-27). */
  readonly suggestion: Asked<Option<Acquaintance>>
  /** People to show on the first screen; open to visitors. */
  readonly guests: Asked<readonly Acquaintance[]>
}
