import type { Relation } from '../../domain/friends/relation'
import type { UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { Journal } from '../kernel/journal.port'
import type { ListedStore } from '../kernel/keyed-store.port'
import type { Page } from '../kernel/page.port'
import type { PicturePreparer } from '../kernel/picture-preparer.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import type { ChatGateway } from './chat-gateway.port'
import type { ChatStores } from './chat-store.port'
import type { Translator } from './translator.port'

export interface ChatDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly journal: Journal
  readonly page: Page
  /** Local storage: drafts live here, and texts for the moment that the store takes. */
  readonly settings: ListedStore
  readonly gateway: ChatGateway
  readonly stores: ChatStores
  readonly pictures: PicturePreparer
  readonly translator: Translator
  /** How the signed-in person stands to somebody; null: not known here. It may be watched. */
  readonly relationOf: (friend: UserId) => Relation | null
  /** A video call with them is on; it may be watched. */
  readonly talksWith: (friend: UserId) => boolean
  /** It rings, or a call is on. */
  readonly busy: () => boolean
  readonly config: Pick<RuntimeConfig, 'sensitiveWords'>
}
