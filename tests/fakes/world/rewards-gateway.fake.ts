import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { RewardsGateway } from '../../../src/application/tasks/rewards-gateway.port'
import { type Coins, toCoins } from '../../../src/domain/kernel/coins'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Reward, RewardKind } from '../../../src/domain/tasks/reward'
import { type Answer, answeringSigned, refusal, type Rig } from './seat'
import { must, type World } from './world'

const amount = (coins: number): Coins => must(O.toNullable(toCoins(coins)))

/** Rewards as one browser asks for them. */
export const makeRewardsGatewayFake = (world: World, seat: Rig): RewardsGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const { coins, given } = world.rewards
  const rewardOf =
    (kind: RewardKind, picture: string) =>
    (user: UserId): Answer<Reward> => {
      const status = given[kind].has(user) ? 'given' : coins[kind] > 0 ? 'open' : 'none'
      const brings = amount(status === 'none' ? 0 : coins[kind])
      return E.right({ status, coins: brings, price: amount(0), picture })
    }
  const claim =
    (kind: RewardKind) =>
    (user: UserId): Answer<Coins> => {
      if (given[kind].has(user) || coins[kind] === 0) return E.left(refusal(400))
      given[kind].add(user)
      world.move(user, coins[kind], kind, null)
      return E.right(amount(coins[kind]))
    }
  const reached = (user: UserId) => [...world.pushes.tokens.keys()].some((session) => world.userOf(session) === user)
  return {
    install: asked('install reward', rewardOf('install', '/rewards/install.svg')),
    claimInstall: asked('claim install', claim('install')),
    push: asked('push offer', rewardOf('push', '/rewards/push.svg')),
    pushCoin: asked('push coin', rewardOf('push', '')),
    claimPush: asked('claim push', (user) =>
      pipe(
        reached(user) ? E.right(user) : E.left<GatewayError>({ _tag: 'HttpFailed', status: 403, retryAfter: 0 }),
        E.flatMap(claim('push')),
      ),
    ),
  }
}
