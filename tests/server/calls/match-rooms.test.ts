import { describe, expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { signUp } from '../sign-up'
import { actions, ada, bob, coins, numbersOf, receiptOf, record, room, server, setTheStage } from './stage'

setTheStage()

/** The room of a match, as far as both have been brought together. */
const matched = async (): Promise<string> => {
  const { data } = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 101 })
  const roomNum = data?.roomNum ?? ''
  await bob.ask(callsCalls.answer, { roomNum })
  return roomNum
}

describe('the room actions of a match', () => {
  it('join and first frame tell the caller that the other is there and start the meter, once both have seen a frame [CALL-7, CALL-57]', async () => {
    const roomNum = await matched()
    await ada.ask(callsCalls.roomJoin, { roomNum })
    expect(await numbersOf(ada)).toEqual([])
    await bob.ask(callsCalls.roomJoin, { roomNum })
    expect(await numbersOf(ada)).toEqual([3])
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

  it('cancel withdraws what nobody has taken yet, and only the caller may [CALL-57]', async () => {
    const { data } = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 101 })
    const roomNum = data?.roomNum ?? ''
    expect((await bob.ask(callsCalls.roomCancel, { roomNum })).code).toBe(403)
    await ada.ask(callsCalls.roomCancel, { roomNum })
    expect(await actions(bob)).toMatchObject([{ action: 2, by: 'caller' }])
  })

  it('timeout is 6 for both while nobody has taken it, and nothing afterwards [CALL-57]', async () => {
    const roomNum = await matched()
    await ada.ask(callsCalls.roomTimeout, { roomNum })
    expect(await numbersOf(ada)).toEqual([])
    await ada.ask(callsCalls.roomLeave, { roomNum })
    const { data } = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 101 })
    await bob.ask(callsCalls.roomTimeout, { roomNum: data?.roomNum ?? '' })
    expect([(await numbersOf(ada)).at(-1), (await numbersOf(bob)).at(-1)]).toEqual([6, 6])
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
