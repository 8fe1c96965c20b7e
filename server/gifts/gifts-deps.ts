import type { Ledger } from '../coins/ledger.port'
import type { DeliverDeps } from '../chat/deliver'
import type { Settings } from '../settings'

/** What gifts stand on. */
export interface GiftsDeps extends DeliverDeps {
  readonly ledger: Ledger
  /** Names each gift that is sent: its message and its movements. */
  readonly newId: () => string
  readonly gifts: Settings['gifts']
}
