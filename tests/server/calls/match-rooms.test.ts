import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { actions, ada, bob, coins, numbersOf, receiptOf, record, room, server, setTheStage } from './stage'

setTheStage()

/** The room of a match that both have joined; with `seen` both have pressed 'Show'. They may meet more than once on a day here. */
const matched = async (seen = true): Promise<string> => {
  await server.parts.store.work(async ({ db }) => E.right(await db.deleteFrom('match_pairs').execute()))
  for (const who of [ada, bob]) await who.ask(matchingCalls.matching, { callLocation: 101 })
  const { match_id: matchId } = await server.parts.store.read((db) =>
    db.selectFrom('matches').select('match_id').where('state', '=', 'hit').executeTakeFirstOrThrow(),
  )
  for (const who of [ada, bob]) await who.ask(matchingCalls.join, { matchId })
  if (seen) for (const who of [ada, bob]) await who.ask(matchingCalls.show, { matchId, show: true })
  const { room_num } = await server.parts.store.read((db) =>
    db.selectFrom('matches').select('room_num').where('match_id', '=', matchId).executeTakeFirstOrThrow(),
  )
  return room_num ?? ''
}

/** What the two have been told since they were matched, but for the Shows. */
const heard = async (who: Asker) => (await numbersOf(who)).filter((number) => number !== 102)

describe('the room actions of a match', () => {
  it('join and first frame tell the caller that the other is there and start the meter, once both have seen a frame [CALL-7, CALL-57]', async () => {
    const roomNum = await matched()
    await ada.ask(callsCalls.roomJoin, { roomNum })
    expect(await heard(ada)).toEqual([])
    await bob.ask(callsCalls.roomJoin, { roomNum })
    expect(await heard(ada)).toEqual([3])
    await ada.ask(callsCalls.roomFirstFrame, { roomNum })
    await server.clock.advance(5_000)
    await bob.ask(callsCalls.roomFirstFrame, { roomNum })
    await server.clock.advance(2_000)
    await ada.ask(callsCalls.roomHangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 2_000, pausedMs: 0 })
  })

  it.each([
    ['hangup', callsCalls.roomHangup],
    ['leave', callsCalls.roomLeave],
  ] as const)('%s is 7 for the other side and the end for both, once [CALL-57, CALL-55]', async (_, call) => {
    for (const who of [ada, bob]) {
      const roomNum = await matched()
      await who.ask(call, { roomNum })
      await who.ask(call, { roomNum })
      const other = who === ada ? bob : ada
      expect((await actions(other)).filter((told) => told['roomNum'] === roomNum).at(-1)).toMatchObject({ action: 7 })
      expect((await actions(who)).at(-1)).toMatchObject({ action: 2, by: 'self', roomNum })
    }
    expect(await coins(ada)).toBe(111)
    expect(await record()).toMatchObject([{ hangupReason: 1 }, { hangupReason: 1 }])
  })

  it('cancel withdraws a meeting before both have pressed Show, and only the caller may [CALL-57]', async () => {
    const roomNum = await matched(false)
    expect((await bob.ask(callsCalls.roomCancel, { roomNum })).code).toBe(403)
    await ada.ask(callsCalls.roomCancel, { roomNum })
    expect(await actions(bob)).toMatchObject([{ action: 2, by: 'caller' }])
  })

  it('timeout is 6 for both while they have not both pressed Show, and nothing afterwards [CALL-57]', async () => {
    const roomNum = await matched()
    for (const call of [callsCalls.roomTimeout, callsCalls.roomCancel]) await ada.ask(call, { roomNum })
    expect(await heard(ada)).toEqual([])
    await ada.ask(callsCalls.roomLeave, { roomNum })
    await bob.ask(callsCalls.roomTimeout, { roomNum: await matched(false) })
    expect([(await heard(ada)).at(-1), (await heard(bob)).at(-1)]).toEqual([6, 6])
  })

  it('serve no other rooms, and nobody but the two of a room [CALL-7]', async () => {
    const called = await room(ada, bob)
    const all = [
      callsCalls.roomCancel,
      callsCalls.roomJoin,
      callsCalls.roomFirstFrame,
      callsCalls.roomHangup,
      callsCalls.roomLeave,
      callsCalls.roomTimeout,
    ]
    for (const call of all) expect((await ada.ask(call, { roomNum: called })).code).toBe(403)
    expect(await numbersOf(bob)).toEqual([1])
    await ada.ask(callsCalls.cancel, { roomNum: called })
    const roomNum = await matched()
    const eve = await signUp(server, 'Eve')
    for (const call of all) expect((await eve.ask(call, { roomNum })).code).toBe(403)
    expect((await eve.ask(callsCalls.roomLeave, { roomNum: 'none' })).code).toBe(403)
    await bob.ask(callsCalls.roomLeave, { roomNum })
  })
})
