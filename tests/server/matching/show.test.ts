import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { ada, begin, bob, end, eve, hangUp, hit, leave, meet, pass, server, show } from './match-stage'

beforeEach(() => begin())
afterEach(end)

const told = (asker: Asker) =>
  server.parts.store.read(async (db) => {
    const actions = db.selectFrom('call_actions').select('body').where('to_user', '=', asker.userId).orderBy('id')
    return (await actions.execute()).map(({ body }) => JSON.parse(body) as unknown)
  })

const answeredAt = async (roomNum: string) => {
  const call = server.parts.store.read((db) =>
    db.selectFrom('calls').select('answered_at').where('room_num', '=', roomNum).executeTakeFirstOrThrow(),
  )
  return (await call).answered_at
}

describe('show', () => {
  it('tells the other side at once, as action 102, once for each change, and nobody else [PLUS-11, CALL-57]', async () => {
    const { matchId, roomNum } = await meet(ada, bob)
    const at = server.clock.now()
    for (const shown of [true, true, false, true]) expect(await show(ada, matchId, shown)).toBe(200)
    expect(await told(bob)).toEqual([true, false, true].map((shown) => ({ action: 102, roomNum, at, show: shown })))
    expect(await told(ada)).toEqual([])
  })

  it('of both begins the talk: first frames count, and are waited for, from then on [PLUS-11, CALL-54]', async () => {
    const { matchId, roomNum } = await meet(ada, bob)
    await show(ada, matchId)
    await ada.ask(callsCalls.roomFirstFrame, { roomNum })
    await pass(3_000)
    expect(await answeredAt(roomNum)).toBeNull()
    await show(bob, matchId)
    expect(await answeredAt(roomNum)).toBe(server.clock.now())
    await pass(1_000)
    await show(bob, matchId, false)
    await show(bob, matchId)
    expect(await answeredAt(roomNum)).toBe(server.clock.now() - 1_000)
  })

  it('that was taken back does not begin the talk [PLUS-11]', async () => {
    const { matchId, roomNum } = await meet(ada, bob)
    await show(ada, matchId)
    await show(ada, matchId, false)
    await show(bob, matchId)
    expect(await answeredAt(roomNum)).toBeNull()
  })

  it('is refused before both have joined, after the end, and to everybody else [PLUS-11]', async () => {
    const { matchId } = await hit(ada, bob)
    expect([await show(ada, matchId), await show(eve, matchId), await show(ada, 'forged')]).toEqual([
      30012, 30012, 30012,
    ])
    await leave(ada, matchId)
    const { matchId: met, roomNum } = await meet(bob, eve)
    expect(await show(ada, met)).toBe(30012)
    await hangUp(bob, roomNum)
    expect(await show(eve, met)).toBe(30012)
    expect((await told(eve)).filter((action) => JSON.stringify(action).includes('102'))).toEqual([])
  })
})
