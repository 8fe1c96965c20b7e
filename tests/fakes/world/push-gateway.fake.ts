import * as E from 'fp-ts/Either'
import type { PushGateway } from '../../../src/application/tasks/push-gateway.port'
import type { PushChoices } from '../../../src/domain/tasks/push-choices'
import { answeringSigned, type Rig } from './seat'
import type { World } from './world'

const everything: PushChoices = {
  message: true,
  preview: true,
  request: true,
  call: true,
  reminder: true,
  reward: true,
}

/** Tokens and choices as one browser tells them. */
export const makePushGatewayFake = (world: World, seat: Rig): PushGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const { choices, tokens } = world.pushes
  return {
    register: (token) =>
      asked('push token', () => {
        tokens.forEach((other, session) => other === token && tokens.delete(session))
        tokens.set(seat.session, token)
        return E.right(undefined)
      }),
    forget: asked('push off', () => {
      tokens.delete(seat.session)
      return E.right(undefined)
    }),
    choices: asked('push choices', (user) => E.right(choices.get(user) ?? everything)),
    saveChoices: (chosen) =>
      asked('save push choices', (user) => {
        choices.set(user, chosen)
        return E.right(undefined)
      }),
  }
}
