import type { IO } from 'fp-ts/IO'
import type { MatchNews } from '../../domain/matching/match-news'

/** What the session and the connection tell matching; application/realtime calls it in every tab, no user interface does. */
export interface MatchingInbox {
  readonly onMatch: (news: MatchNews) => void
  /** Signed out: whatever is on is left, nobody is known any more. */
  readonly end: IO<void>
}
