import * as E from 'fp-ts/Either'
import type { AgreementGateway } from '../../../src/application/account/agreement-gateway.port'
import { answeringSigned, refusal, type Rig } from './seat'
import type { World } from './world'

/** Agreements as one browser asks for them. */
export const makeAgreementGatewayFake = (world: World, seat: Rig): AgreementGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    isDue: (user) =>
      asked('agreement due', (me) => (me === user ? E.right(world.unagreed.has(me)) : E.left(refusal(403)))),
    agree: (user) =>
      asked('agree', (me) => (me === user ? E.right(void world.unagreed.delete(me)) : E.left(refusal(403)))),
  }
}
