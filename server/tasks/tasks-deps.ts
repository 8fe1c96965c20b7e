import type { Ledger } from '../coins/ledger.port'
import type { Shop } from '../coins/shop/shop.port'
import type { Inbox } from '../inbox/inbox.port'
import type { Settings } from '../settings'

/** What the tasks need. */
export interface TasksDeps {
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly settings: Settings['tasks']
  readonly shop: Pick<Shop, 'market'>
}
