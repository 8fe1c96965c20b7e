import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { PlayWay } from '../../domain/kernel/play-way'
import type { Me } from '../../domain/kernel/person'
import type { GatewayError } from '../kernel/gateway-error'

/** Why the gateway has ended the session. */
export interface Over {
  readonly code: number
  readonly message: string
  readonly transport: 'http' | 'body' | 'socket'
  /** What it says beside the message, as it came; a ban has its rule and end there. */
  readonly data?: unknown
}

type Asked<A> = TaskEither<GatewayError, A>

/** The session and the own data, as the gateway sees them. */
export interface AccountGateway {
  /**
   * Takes the proof of the session of now along, in memory: the call that it answers with ends that session, also after
   * the stores were cleared, and may be repeated (ACCT-103).
   */
  readonly farewell: Task<Asked<void>>
  readonly me: (id: UserId) => Asked<Me>
  readonly balance: Asked<number>
  /** Coins that a new person is given; 0 when there are none (ACCT-74). */
  readonly welcomeCoins: Asked<number>
  /** Starts the beat, then beats (GATE-26, GATE-27). */
  readonly startBeat: (busy: boolean) => Asked<void>
  readonly beat: (busy: boolean) => Asked<void>
  readonly realtimeToken: Asked<string>
  /** Ways of playing that are open, for anybody (SHELL-44). */
  readonly playWays: Asked<readonly PlayWay[]>
  readonly onSessionOver: (run: (over: Over) => void) => () => void
}
