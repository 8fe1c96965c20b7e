import * as E from 'fp-ts/Either'
import type { CoinsGateway } from '../../../src/application/coins/coins-gateway.port'
import { answeringSigned, type Rig } from './seat'
import { must, type World } from './world'

/** Movements on a page here. */
export const MOVEMENTS = 3

/** The coins calls of one browser. */
export const makeCoinsGatewayFake = (world: World, seat: Rig): CoinsGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    movements: (page) =>
      asked('movements', (user) => {
        const { movements } = must(world.accounts.get(user))
        return E.right({
          list: movements.slice((page - 1) * MOVEMENTS, page * MOVEMENTS),
          pages: Math.ceil(movements.length / MOVEMENTS),
        })
      }),
  }
}
