import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Call, Role } from '../../domain/calls/call'
import type { MatchPerson } from '../../domain/calls/match-person'
import type { RoomNum } from '../../domain/kernel/ids'
import type { DeviceProblem } from './devices.port'
import type { SimulatedCallPart } from './simulated-call'

/** Two who were brought together: both have joined the match, and its room waits for them. */
export interface Meeting {
  readonly matchId: string
  readonly room: RoomNum
  readonly role: Role
  readonly person: MatchPerson
  /** This side gives way when both offer at once. */
  readonly polite: boolean
  /** Coins that it cost this person. */
  readonly price: number
}

/** What matching asks of the calls; a person has one call at a time (@rule CALL-30). */
export interface MeetingDesk {
  /** A call is on or about to begin, in this tab or in another one. */
  readonly busy: IO<boolean>
  /** The call of this tab. */
  readonly call: IO<Call>
  /** Opens camera and microphone for a match (@rule CALL-27). */
  readonly prepare: TaskEither<DeviceProblem, void>
  /** Closes them again, unless a call has taken them over. */
  readonly release: IO<void>
  /** Begins the call of a match in this tab; false: another call is on. */
  readonly meet: (meeting: Meeting) => boolean
  /** Hangs up, if that room is the one that is on. */
  readonly part: (room: RoomNum) => void
  readonly simulated: SimulatedCallPart
  /** Runs after every change of the call, or the simulated call, of this tab, until stopped. */
  readonly onChange: (run: IO<void>) => IO<void>
}
