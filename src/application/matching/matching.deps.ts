import type { IO } from 'fp-ts/IO'
import type { MeetingDesk } from '../calls/meeting'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { Tabs } from '../kernel/tabs.port'
import type { MatchGateway } from './match-gateway.port'

export interface MatchingDeps {
  readonly clock: Clock
  readonly gateway: MatchGateway
  readonly ids: Ids
  readonly meetings: MeetingDesk
  /** Local storage: wishes, and the matches of the day (DATA-14). */
  readonly settings: KeyedStore
  readonly tabs: Pick<Tabs, 'claim'>
  /** Cookies that last a day: tips that are hidden (MTCH-33). */
  readonly tips: KeyedStore
  /** The signed-in person has bought coins (MTCH-12). */
  readonly vip: IO<boolean>
}
