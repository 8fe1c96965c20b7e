import type { CallsDeps } from '../calls/calls-deps'
import type { Sessions } from '../session/sessions'
import type { Settings } from '../settings'

/** What bans, appeals and deletions stand on. */
export interface SafetyDeps {
  readonly sessions: Sessions
  readonly calls: CallsDeps
  readonly settings: Settings
}
