import type { CallsDeps } from '../calls/calls-deps'
import type { Settings } from '../settings'

/** What LiveCam match stands on: a match that both have joined becomes a call. */
export interface MatchingDeps {
  readonly calls: CallsDeps
  readonly settings: Settings['matching']
  /** Coins that a like costs (MTCH-15). */
  readonly likePrice: number
  /** Demo people may stand in for somebody who waits alone; local mode only (PLUS-1). */
  readonly recordings: boolean
}
