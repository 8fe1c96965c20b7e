import type { MatchDuty } from '../../domain/matching/match-duty'
import type { MatchEvent } from '../../domain/matching/match-event'
import type { Scope } from '../calls/scope'
import type { MatchingDeps } from './matching.deps'
import type { MatchingModel } from './matching.model'

/** What this tab holds of a match. */
export interface MatchDesk {
  /** From the beginning of a search to its end, talks included: the one place of this browser that searches. */
  slot: Scope | null
  /** Timers of the present state. */
  stage: Scope
  /** The recording has begun to play. */
  playing: boolean
  /** What is asked of the queue, one after the other: entering must not overtake leaving. */
  line: Promise<unknown>
  /** Starts so far, leavings included: a start that is not the last one is over. */
  presses: number
}

/** What the use cases of matching share. */
export interface MatchContext {
  readonly deps: MatchingDeps
  readonly model: MatchingModel
  readonly desk: MatchDesk
  /** Lets the domain decide about an event, then does what follows; false: nothing happened. */
  readonly dispatch: (event: MatchEvent) => boolean
  readonly perform: (duty: MatchDuty) => void
}
