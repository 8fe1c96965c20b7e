import type { TaskEither } from 'fp-ts/TaskEither'
import type { WallFilter, WallPerson } from '../../domain/matching/wall'
import type { GatewayError } from '../kernel/gateway-error'

type Asked<A> = TaskEither<GatewayError, A>

export interface WallPage {
  readonly people: readonly WallPerson[]
  /** Where the next page begins; null after the last one. */
  readonly next: string | null
}

/** Hosts by group and country, as the gateway shows them. */
export interface WallGateway {
  /** Numbers of the groups in which somebody stands (MTCH-6). */
  readonly groups: Asked<readonly number[]>
  /** Codes of the countries that hosts come from; open to visitors. */
  readonly countries: Asked<readonly string[]>
  /** A page behind `after`, null for the first one; who is here stands first, nobody on two pages unless they come or leave. */
  readonly page: (filter: WallFilter, after: string | null) => Asked<WallPage>
  /** What a visitor sees of the wall (MTCH-7). */
  readonly guests: Asked<readonly WallPerson[]>
}
