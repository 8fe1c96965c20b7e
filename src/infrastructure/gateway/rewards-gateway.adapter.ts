import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { RewardsGateway } from '../../application/tasks/rewards-gateway.port'
import { toCoins } from '../../domain/kernel/coins'
import { type Reward, rewardStatusOf } from '../../domain/tasks/reward'
import { accountCalls } from './contract/account.calls'
import { tasksCalls } from './contract/tasks.calls'
import type { Gateway } from './gateway'
import { required } from './mapped'
import type { RequestIdentity } from './request-identity'

interface Told {
  readonly price?: number
  readonly status?: number
  readonly gold?: number
  readonly img?: string
}

/** A reward of no coins is none. */
const toReward = ({ gold = 0, img = '', price = 0, status }: Told): O.Option<Reward> =>
  pipe(
    O.Do,
    O.apS('coins', toCoins(gold)),
    O.apS('price', toCoins(price)),
    O.map(({ coins, price: cost }) => ({
      coins,
      price: cost,
      picture: img,
      status: coins > 0 ? rewardStatusOf(status) : 'none',
    })),
  )

const rewardIn = (asked: TE.TaskEither<GatewayError, Told>) =>
  pipe(
    asked,
    TE.flatMap((told) => pipe(toReward(told), required('reward'))),
  )

const coinsIn = (asked: TE.TaskEither<GatewayError, { readonly gold: number }>) =>
  pipe(
    asked,
    TE.flatMap(({ gold }) => pipe(toCoins(gold), required('coins'))),
  )

/** What is given once, over the wire (rows 81 to 84, 121). */
export const makeRewardsGateway = (
  { ask }: Gateway,
  { countryId }: Pick<RequestIdentity, 'countryId'>,
): RewardsGateway => ({
  install: () => rewardIn(ask(accountCalls.isWebapp, { c_id: countryId() }))(),
  claimInstall: () => coinsIn(ask(accountCalls.saveWebapp, { countryId: countryId() }))(),
  push: () => rewardIn(ask(accountCalls.isPush, { countryId: countryId() }))(),
  pushCoin: () => rewardIn(ask(tasksCalls.pushCoin, { countryId: countryId() }))(),
  claimPush: () => coinsIn(ask(accountCalls.savePush, { countryId: countryId() }))(),
})
