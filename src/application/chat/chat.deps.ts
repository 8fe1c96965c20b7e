import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { Journal } from '../kernel/journal.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { Page } from '../kernel/page.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import type { ChatGateway } from './chat-gateway.port'
import type { ChatStores } from './chat-store.port'

export interface ChatDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly journal: Journal
  readonly page: Page
  /** Local storage: drafts live here. */
  readonly settings: KeyedStore
  readonly gateway: ChatGateway
  readonly stores: ChatStores
  readonly config: Pick<RuntimeConfig, 'sensitiveWords'>
}
