import type { TaskEither } from 'fp-ts/TaskEither'
import type { Coins } from '../../domain/kernel/coins'
import type { Reward } from '../../domain/tasks/reward'
import type { GatewayError } from '../kernel/gateway-error'

/** What the person who is signed in is given once; a claim answers the coins, and is refused with 400 where there is none to give. */
export interface RewardsGateway {
  readonly install: TaskEither<GatewayError, Reward>
  readonly claimInstall: TaskEither<GatewayError, Coins>
  readonly push: TaskEither<GatewayError, Reward>
  /** The same without its drawing. */
  readonly pushCoin: TaskEither<GatewayError, Reward>
  /** Refused with 403 while no push could reach the person. */
  readonly claimPush: TaskEither<GatewayError, Coins>
}
