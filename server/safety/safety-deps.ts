import type { CallsDeps } from '../calls/calls-deps'
import type { FriendsDeps } from '../friends/change-pair'
import type { MediaStore } from '../media/media-store.port'
import type { Sessions } from '../session/sessions'
import type { Settings } from '../settings'

/** What bans, appeals and deletions stand on. */
export interface SafetyDeps {
  readonly sessions: Sessions
  readonly calls: CallsDeps
  readonly friends: FriendsDeps
  readonly media: MediaStore
  readonly settings: Settings
}
