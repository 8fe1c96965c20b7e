import * as E from 'fp-ts/Either'
import type { AccountGateway } from '../../../src/application/account/account-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { answering, answeringSigned, type Rig } from './seat'
import { must, type World } from './world'

/** The account calls of one browser. */
export const makeAccountGatewayFake = (world: World, seat: Rig): AccountGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const mine = (user: UserId) => must(world.accounts.get(user)).me
  return {
    farewell: async () => {
      const { session } = seat
      return answering(seat)('signOut', () => {
        world.endSession(session)
        if (seat.session === session) seat.session = 0
        seat.way = null
        return E.right(undefined)
      })
    },
    me: () => asked('me', (user) => E.right(mine(user))),
    balance: asked('balance', (user) => E.right(mine(user).coins)),
    welcomeCoins: asked('welcomeCoins', () => E.right(world.desk.welcome)),
    startBeat: (busy) => asked(`startBeat ${busy ? 1 : 2}`, () => E.right(undefined)),
    beat: (busy) => asked(`beat ${busy ? 1 : 2}`, () => E.right(undefined)),
    realtimeToken: asked('realtimeToken', (user) => E.right(`rtm-${user}`)),
    playWays: answering(seat)('playWays', () => E.right(world.playWays)),
    onSessionOver: (run) => seat.over.add(run),
  }
}
