import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import { ada, bob, coins, server, setTheStage, talk, talkFor } from '../calls/stage'
import { signUp } from '../sign-up'

const ROSE = 1003

setTheStage()

/** Puts Eve's card before Ada, who likes her. */
const likeSomebody = async () => {
  const eve = await signUp(server, 'Eve')
  const shown = {
    user_id: ada.userId,
    place: 'card',
    day: '2026-01-05',
    number: 1,
    other_id: eve.userId,
    passed: 0,
  } as const
  await server.parts.store.work(async ({ db }) => {
    await db.insertInto('cards_shown').values(shown).execute()
    return E.right(undefined)
  })
  return ada.ask(matchingCalls.like, { userId: eve.userId, place: 'card' }, { idempotencyKey: crypto.randomUUID() })
}

it('are spent on friends, gifts, likes and calls, each as a movement of its own [COIN-1]', async () => {
  await ada.ask(giftsCalls.send, { g_type: 0, g_id: ROSE, accept_u_id: bob.userId, userId: ada.userId })
  await likeSomebody()
  const roomNum = await talk(ada, bob)
  await talkFor(roomNum, 20 * SECOND)
  await ada.ask(callsCalls.notifyEndCall, { roomNum })
  const { list } = (await ada.ask(coinsCalls.ledger, { pageNo: 1 })).data
  const [price] = list.filter(({ kind }) => kind === 'call').map(({ coins: spent }) => -spent)
  expect(price).toBeGreaterThan(0)
  expect(list.filter(({ coins: moved }) => moved < 0).map(({ kind, coins: moved }) => [kind, moved])).toEqual([
    ['call', -(price ?? 0)],
    ['like', -1],
    ['gift', -9],
    ['addFriend', -9],
  ])
  expect(await coins(ada)).toBe(120 - 9 - 9 - 1 - (price ?? 0))
})
