import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { HotVideo } from '../../domain/matching/hot-video'
import type { PageOf } from '../friends/friends-gateway.port'
import type { GatewayError } from '../kernel/gateway-error'

type Asked<A> = TaskEither<GatewayError, A>

/** Recordings of hosts for the home page; what is not marked as recorded is none (PLUS-1). */
export interface HotVideosGateway {
  /** Members only (MTCH-5). */
  readonly list: (page: number) => Asked<PageOf<HotVideo>>
  /** Those of the people whom visitors see. */
  readonly guests: Asked<readonly HotVideo[]>
  /** One of them, another each time; none where there is none (MTCH-28). */
  readonly take: Asked<Option<HotVideo>>
  /** Coins for a like (MTCH-15). */
  readonly likePrice: Asked<number>
  /** Charged once for each person, however often `key` is repeated; true: they like each other (MTCH-14). */
  readonly like: (host: UserId, key: string) => Asked<boolean>
}
