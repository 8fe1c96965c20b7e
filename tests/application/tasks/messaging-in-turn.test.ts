import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { messagingInTurn } from '../../../src/application/tasks/messaging-in-turn'
import { makePushMessagingFake } from '../../fakes/push-messaging.fake'

it('a subscription is not taken while the one before is being ended [GATE-31]', async () => {
  const fake = makePushMessagingFake()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const unsubscribe = () => held.then(fake.unsubscribe)
  const messaging = messagingInTurn({ ...fake, unsubscribe })
  expect(await messaging.subscribe()).toEqual(E.right('token-1'))
  const ended = messaging.unsubscribe()
  const next = messaging.subscribe()
  release()
  await ended
  expect([await next, fake.token()]).toEqual([E.right('token-2'), 'token-2'])
})
