import { describe, expect, it } from 'vitest'
import { setHost } from '../../../server/profile/set-host'
import { SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { ada, bob, coins, room, server, setTheStage, talk, talkFor } from './stage'

setTheStage()

describe('points of a host', () => {
  const points = async (asker: Asker) =>
    (await server.parts.store.read((db) => server.parts.ledger.purse(db, asker.userId))).points
  const makeHost = (asker: Asker) =>
    server.parts.store.work((work) => setHost(work, asker.userId, true, { price: 30, friendPrice: 25 }))

  it('come with each minute that the caller has paid, half of its coins, whole [CALL-65]', async () => {
    await makeHost(bob)
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 65 * SECOND)
    await bob.ask(callsCalls.hangup, { roomNum })
    expect([await coins(ada), await points(bob), await points(ada)]).toEqual([111 - 50, 24, 0])
    expect(await coins(bob)).toBe(120)
  })

  it('come to nobody who is no host, and for no minute that was not talked [CALL-65]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 20 * SECOND)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect(await points(bob)).toBe(0)
    await makeHost(bob)
    const unanswered = await room(ada, bob)
    await ada.ask(callsCalls.cancel, { roomNum: unanswered })
    expect(await points(bob)).toBe(0)
  })
})
