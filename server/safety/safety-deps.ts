import type { CallsDeps } from '../calls/calls-deps'
import type { FriendsDeps } from '../friends/change-pair'
import type { MatchingDeps } from '../matching/matching-deps'
import type { MediaStore } from '../media/media-store.port'
import type { Reencode } from '../media/reencode'
import type { Mailer } from '../outbox/mailer.port'
import type { Departures } from '../session/departures.port'
import type { Sessions } from '../session/sessions'
import type { Settings } from '../settings'
import type { Evidence } from './evidence/evidence'

/** What bans, appeals, deletions and evidence stand on. */
export interface SafetyDeps {
  readonly departures: Departures
  readonly sessions: Sessions
  readonly calls: CallsDeps
  readonly evidence: Evidence
  readonly friends: FriendsDeps
  readonly mailer: Mailer
  readonly matching: MatchingDeps
  readonly media: MediaStore
  readonly reencode: Reencode
  readonly settings: Settings
}
