import { describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { ada, bob, coins, lost, numbersOf, receiptOf, renew, room, server, setTheStage, talk, talkFor } from './stage'

setTheStage()

const info = async (asker: Asker, roomNum: string) => (await asker.ask(callsCalls.getInfo, { roomNum })).data

describe('a talk that one side has left without a word', () => {
  it('can be entered again by either, with its time, its price and who gives way [CALL-68, CALL-70]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 20 * SECOND)
    const going = { resumable: true, callerUserId: ada.userId, calleeUserId: bob.userId, videoTime: 20, callPrice: 20 }
    expect(await info(ada, roomNum)).toMatchObject({ ...going, polite: false })
    expect(await info(bob, roomNum)).toMatchObject({ ...going, polite: true })
  })

  it('can be entered for 30 s after the last that both have confirmed, not later [CALL-68, PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10 * SECOND)
    await server.clock.advance(29_999)
    expect((await info(ada, roomNum)).resumable).toBe(true)
    await server.clock.advance(1)
    expect((await info(ada, roomNum)).resumable).toBe(false)
  })

  it('goes on after that with its bill: the time between is a pause, and counts no minute [CALL-68, PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 50 * SECOND)
    for (let gone = 0; gone < 15; gone += 5) {
      await server.clock.advance(5 * SECOND)
      await renew(bob, roomNum, lost)
    }
    await ada.ask(callsCalls.notifyJoinCall, { roomNum })
    await ada.ask(callsCalls.notifyStartCall, { roomNum })
    await talkFor(roomNum, 5 * SECOND)
    expect(await info(ada, roomNum)).toMatchObject({ resumable: true })
    await ada.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ billedMinutes: 1, coins: 20 })
    expect(await coins(ada)).toBe(91)
  })

  it('is entered by the callee on the device that has answered, on no other [CALL-57, CALL-68]', async () => {
    const roomNum = await talk(ada, bob)
    expect((await info(bob, roomNum)).resumable).toBe(true)
    await server.parts.store.work(async ({ db }) => {
      await db.updateTable('calls').set({ answered_by: 'another device' }).where('room_num', '=', roomNum).execute()
      return { _tag: 'Right', right: undefined }
    })
    expect([(await info(bob, roomNum)).resumable, (await info(ada, roomNum)).resumable]).toEqual([false, true])
  })

  it('is nobody else’s to know [CALL-68]', async () => {
    const eve = await signUp(server, 'Eve')
    const roomNum = await talk(ada, bob)
    expect((await eve.ask(callsCalls.getInfo, { roomNum })).code).toBe(403)
    expect((await eve.ask(callsCalls.getInfo, { roomNum: 'no-such-room' })).code).toBe(403)
  })

  it('is none while it rings, and none when it is over [CALL-68]', async () => {
    const ringing = await room(ada, bob)
    expect(await info(ada, ringing)).toMatchObject({ resumable: false, videoTime: 0 })
    await ada.ask(callsCalls.cancel, { roomNum: ringing })
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 20 * SECOND)
    await bob.ask(callsCalls.hangup, { roomNum })
    expect(await info(ada, roomNum)).toMatchObject({ resumable: false, videoTime: 20 })
  })
})

describe('both at the same moment', () => {
  it('hang up: the call ends once, each hears it once, one bill [CALL-57, CALL-59]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 20 * SECOND)
    await Promise.all([ada.ask(callsCalls.hangup, { roomNum }), bob.ask(callsCalls.hangup, { roomNum })])
    const [toAda, toBob] = [await numbersOf(ada), await numbersOf(bob)]
    expect([toAda.filter((one) => one === 7 || one === 2), toBob.slice(2)].map((told) => told.length)).toEqual([1, 1])
    expect(await coins(ada)).toBe(91)
  })
})
