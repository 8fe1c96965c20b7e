import { describe, expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { SECOND } from '../../../src/domain/kernel/time'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { ada, bob, hangUp, meet, pass, server, setTheMatchStage, show, sweep } from '../matching/match-stage'

setTheMatchStage()

const actionsOf = (asker: Asker) =>
  server.parts.store.read(async (db) => {
    const told = db.selectFrom('call_actions').select('action').where('to_user', '=', asker.userId).orderBy('id')
    return (await told.execute()).map(({ action }) => action)
  })

const records = () =>
  server.parts.store.read(async (db) => {
    const rows = await db.selectFrom('messages').select('content').where('type', '=', 7).execute()
    return rows.map(({ content }) => JSON.parse(content) as unknown)
  })

describe('the meeting of a match', () => {
  it('is closed when 60 s, and a little for the clients, have gone by without both Shows, not before [PLUS-11]', async () => {
    const { matchId } = await meet(ada, bob)
    await show(ada, matchId)
    await pass(63 * SECOND)
    await sweep('calls')
    expect(await actionsOf(ada)).toEqual([])
    await pass(1)
    await sweep('calls')
    expect([await actionsOf(ada), await actionsOf(bob)]).toEqual([[6], [102, 6]])
  })

  it('that has become a talk waits 30 s for first frames from the second Show on [CALL-54, PLUS-11]', async () => {
    const { matchId } = await meet(ada, bob)
    await pass(50 * SECOND)
    for (const who of [ada, bob]) await show(who, matchId)
    await pass(33 * SECOND)
    await sweep('calls')
    expect(await actionsOf(ada)).toEqual([102])
    await pass(1)
    await sweep('calls')
    expect(await actionsOf(ada)).toEqual([102, 7])
  })

  it('costs nothing by the minute, however long it is [MTCH-13]', async () => {
    const { matchId, roomNum } = await meet(ada, bob)
    for (const who of [ada, bob]) await show(who, matchId)
    for (const who of [ada, bob]) await who.ask(callsCalls.roomFirstFrame, { roomNum })
    const flowing = { out: 'on', in: 'flowing' } as const
    const lease = { roomNum, media: { sound: flowing, picture: flowing } }
    const coins: number[] = []
    for (let passed = 0; passed < 150 * SECOND; passed += 5 * SECOND) {
      await pass(5 * SECOND)
      for (const who of [ada, bob]) coins.push((await who.ask(callsCalls.lease, lease)).data.balance)
    }
    expect(new Set(coins)).toEqual(new Set([120]))
    expect((await ada.ask(callsCalls.getInfo, { roomNum })).data).toMatchObject({ state: 'live', videoTime: 150 })
  })

  it('leaves strangers no conversation [PLUS-11]', async () => {
    const { matchId, roomNum } = await meet(ada, bob)
    for (const who of [ada, bob]) await show(who, matchId)
    await hangUp(ada, roomNum)
    expect(await records()).toEqual([])
  })

  it('leaves those who became friends in it the record of a call [CALL-3, CALL-56]', async () => {
    const { roomNum } = await meet(ada, bob)
    await befriend(ada, bob)
    await hangUp(bob, roomNum)
    expect(await records()).toMatchObject([{ roomNum, callLocation: 101, hangupReason: 1 }])
  })
})
