import { expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import type { Asker } from '../asker'
import { ada, bob, coins, room, server, setTheStage, talk } from '../calls/stage'

setTheStage()

const give = (from: Asker, to: Asker, roomNum: string) =>
  from.ask(giftsCalls.send, { g_type: 1, g_id: 1003, accept_u_id: to.userId, userId: from.userId, r_id: roomNum })

it('goes from a live call to the other of the two, both ways, and from no other room [GIFT-14]', async () => {
  const roomNum = await talk(ada, bob)
  const before = await coins(bob)
  expect([await give(ada, bob, roomNum), await give(bob, ada, roomNum)]).toMatchObject([{ code: 200 }, { code: 200 }])
  expect(await coins(bob)).toBe(before - 9)
  const eve = await server.signedIn('Eve')
  const others = [await give(eve, bob, roomNum), await give(ada, eve, roomNum), await give(ada, bob, 'no-such-room')]
  expect(others.map(({ code }) => code)).toEqual([403, 403, 403])
  await bob.ask(callsCalls.hangup, { roomNum })
  expect((await give(ada, bob, roomNum)).code).toBe(403)
})

it('does not go from a call that only rings', async () => {
  expect((await give(ada, bob, await room(ada, bob))).code).toBe(403)
})
