import type { Ledger } from '../coins/ledger.port'
import type { Inbox } from '../inbox/inbox.port'
import type { PictureDeps } from '../media/take-picture'
import type { Settings } from '../settings'
import type { PeopleView } from './people-info'

/** What the answers of the profile feature stand on. */
export interface ProfileDeps extends PeopleView, PictureDeps {
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly settings: Pick<Settings, 'agreement' | 'hosts' | 'pictures'>
  /** No name may hold one of them (20101). */
  readonly sensitiveWords: readonly string[]
}
