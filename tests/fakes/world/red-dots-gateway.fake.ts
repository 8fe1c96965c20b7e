import * as E from 'fp-ts/Either'
import type { RedDotsGateway } from '../../../src/application/matching/red-dots-gateway.port'
import type { PlayWayName } from '../../../src/domain/kernel/play-way'
import type { Editions } from '../../../src/domain/matching/red-dots'
import { answeringSigned, type Rig } from './seat'
import type { World } from './world'

const counted = (way: PlayWayName, count: number): Editions => (count === 0 ? {} : { [way]: count })

/** What is new, as one browser asks for it: here nothing grows old, and how many there are tells how new they are. */
export const makeRedDotsGatewayFake = (world: World, seat: Rig): RedDotsGateway => ({
  editions: answeringSigned(seat, world.userOf)('red dots', (user) => {
    const others = [...world.accounts.values()].filter(({ me }) => me.id !== user)
    const recorded = [...world.previews.keys()].filter((host) => host !== user)
    return E.right({
      ...counted('wall', others.filter(({ me }) => me.goddess).length),
      ...counted('card', others.length),
      ...counted('liveCam', recorded.length),
    })
  }),
})
