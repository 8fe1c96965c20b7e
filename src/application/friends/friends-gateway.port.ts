import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Relation } from '../../domain/friends/relation'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'

type Asked<A> = TaskEither<GatewayError, A>

export type RequestAnswer = 'accept' | 'refuse' | 'withdraw'

/** People, relations and presence, as the gateway sees them. */
export interface FriendsGateway {
  /** Friends and open requests of both directions, 100 a page (FRND-29). */
  readonly list: (page: number) => Asked<{ readonly people: readonly Acquaintance[]; readonly pages: number }>
  readonly find: (text: string) => Asked<readonly Acquaintance[]>
  readonly findById: (id: UserId) => Asked<readonly Acquaintance[]>
  readonly person: (id: UserId) => Asked<Acquaintance>
  /** Costs coins; `key` is kept over retries so that it is charged once. */
  readonly add: (id: UserId, location: number, key: string) => Asked<Relation>
  readonly answer: (id: UserId, answer: RequestAnswer) => Asked<Relation>
  readonly presence: (ids: readonly UserId[]) => Asked<ReadonlyMap<UserId, PresenceStatus>>
  /** People to show on the first screen; open to visitors. */
  readonly guests: Asked<readonly Acquaintance[]>
}
