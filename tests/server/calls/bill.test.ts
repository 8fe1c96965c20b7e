import { describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer } from '../test-server'
import {
  actions,
  ada,
  bob,
  coins,
  create,
  good,
  lost,
  numbersOf,
  online,
  receiptOf,
  record,
  renew,
  room,
  server,
  setTheStage,
  talk,
  talkFor,
} from './stage'

setTheStage()

describe('the bill', () => {
  it('counts 20 s as one minute, and tells both [CALL-63, PLUS-7]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 20 * SECOND)
    await ada.ask(callsCalls.hangup, { roomNum })
    await bob.ask(callsCalls.hangup, { roomNum })
    expect(await numbersOf(bob)).toEqual([1, 2, 7])
    expect(await receiptOf(ada, roomNum)).toEqual({
      connectedMs: 20_000,
      pausedMs: 0,
      billedMinutes: 1,
      price: 20,
      coins: 20,
      returned: 0,
      dispute: 'none',
      disputable: true,
    })
    expect([await coins(ada), await coins(bob)]).toEqual([91, 120])
    expect(await record()).toMatchObject([{ accept: true, videoTime: 20, hangupUserId: ada.userId }])
  })

  it('names whole seconds in the record, as the receipt does, none that was not talked [CALL-3, CALL-11]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 20.7 * SECOND)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 20_700 })
    expect(await record()).toMatchObject([{ videoTime: 20 }])
  })

  it('takes a second minute from its first second on, and lists what was paid for whom [CALL-63, CALL-67, PLUS-6]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 65 * SECOND)
    await bob.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ billedMinutes: 2, coins: 40 })
    expect(await coins(ada)).toBe(71)
    const { data } = await ada.ask(coinsCalls.ledger, { pageNo: 1 })
    expect(data.list.slice(0, 2)).toMatchObject([
      { kind: 'call', coins: -20, otherName: 'Bob', balanceAfter: 71 },
      { kind: 'call', coins: -20, otherName: 'Bob', balanceAfter: 91 },
    ])
  })

  it('warns when the next minute cannot be reserved, and ends at the boundary [CALL-52, CALL-63]', async () => {
    const { ledger, store } = server.parts
    await store.work((work) => ledger.spend(work, { userId: ada.userId, amount: 61, kind: 'correction', key: 'poor' }))
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 55 * SECOND)
    expect((await actions(ada)).filter(({ action }) => action === 101).at(-1)).toBeUndefined()
    await talkFor(roomNum, 10 * SECOND)
    expect((await actions(ada)).filter(({ action }) => action === 101).at(-1)).toMatchObject({ notEnough: true })
    await talkFor(roomNum, 60 * SECOND)
    expect((await numbersOf(ada)).at(-1)).toBe(7)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ billedMinutes: 2, coins: 40, connectedMs: 120_000 })
    expect(await coins(ada)).toBe(10)
  })

  it('takes a limit that the caller has set as a reserve that failed: warns, and ends at the boundary [PLUS-9, CALL-52]', async () => {
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 9 + 20 })
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 5 * SECOND)
    expect((await actions(ada)).filter(({ action }) => action === 101).at(-1)).toMatchObject({
      notEnough: true,
      goldNum: 91,
    })
    await talkFor(roomNum, 60 * SECOND)
    expect((await numbersOf(ada)).at(-1)).toBe(7)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ billedMinutes: 1, coins: 20, connectedMs: 60_000 })
    expect(await coins(ada)).toBe(91)
  })

  it('warns once, not again with every look', async () => {
    const { ledger, store } = server.parts
    await store.work((work) => ledger.spend(work, { userId: ada.userId, amount: 61, kind: 'correction', key: 'poor' }))
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 110 * SECOND)
    const told = (await actions(ada)).filter(({ action }) => action === 101)
    expect(told.filter(({ notEnough }) => notEnough === true)).toHaveLength(1)
  })

  it('charges nothing when both saw a frame and nothing after it was ever confirmed [PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    for (let i = 0; i < 6; i++) {
      await server.clock.advance(5 * SECOND)
      await renew(ada, roomNum)
    }
    await expect.poll(() => coins(ada)).toBe(111)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 0, billedMinutes: 0, coins: 0 })
  })

  it('gives a caller who claims lost while talking no free talk: the pauses are told, and end the call after 60 s [PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    const heard = []
    for (let passed = 0; passed < 130 * SECOND; passed += 5 * SECOND) {
      await server.clock.advance(5 * SECOND)
      await renew(ada, roomNum, passed % (10 * SECOND) === 0 ? lost : good)
      heard.push((await renew(bob, roomNum)).data?.paused)
    }
    expect(heard.filter((paused) => paused === true)).toHaveLength(6)
    expect(await receiptOf(bob, roomNum)).toMatchObject({ pausedMs: 60_000, billedMinutes: 1 })
    expect(await coins(ada)).toBe(91)
  })

  it('runs for a caller who renews at the last moment, while the callee has their media [PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    for (let passed = 5; passed <= 65; passed += 5) {
      await server.clock.advance(5 * SECOND)
      await renew(bob, roomNum)
      if (passed % 15 === 0) await renew(ada, roomNum)
    }
    await ada.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 65_000, pausedMs: 0, billedMinutes: 2 })
  })

  it('runs for a caller who never says that the talk has started, from their first lease on [PLUS-8]', async () => {
    const roomNum = await room(ada, bob)
    await bob.ask(callsCalls.answer, { roomNum })
    await bob.ask(callsCalls.notifyStartCall, { roomNum })
    await talkFor(roomNum, 30 * SECOND)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 25_000, billedMinutes: 1, coins: 20 })
  })

  it('goes on on the device that answered when another one puts its room away [CALL-57]', async () => {
    const two = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
    const [caller, callee] = [await signUp(two, 'Caller'), await signUp(two, 'Callee')]
    await befriend(caller, callee)
    const tablet = await two.signInAgain(callee.userId)
    await Promise.all([online(caller), online(callee)])
    const roomNum = await room(caller, callee)
    await callee.ask(callsCalls.answer, { roomNum })
    for (const call of [callsCalls.answer, callsCalls.refuse, callsCalls.timeout, callsCalls.notifyEndCall])
      await tablet.ask(call, { roomNum })
    expect((await callee.ask(callsCalls.getInfo, { roomNum })).data).toMatchObject({ resumable: true })
    await callee.ask(callsCalls.notifyEndCall, { roomNum })
    expect((await caller.ask(callsCalls.getInfo, { roomNum })).data).toMatchObject({ resumable: false })
    await two.close()
  })

  it('goes on after a top-up, and withdraws the warning [CALL-52]', async () => {
    const { ledger, store } = server.parts
    await store.work((work) => ledger.spend(work, { userId: ada.userId, amount: 61, kind: 'correction', key: 'poor' }))
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 70 * SECOND)
    await store.work((work) => ledger.grant(work, { userId: ada.userId, amount: 100, kind: 'correction', key: 'rich' }))
    await talkFor(roomNum, 10 * SECOND)
    expect((await actions(ada)).filter(({ action }) => action === 101).at(-1)).toMatchObject({ notEnough: false })
    await talkFor(roomNum, 60 * SECOND)
    expect((await renew(ada, roomNum)).data).toMatchObject({ billedMinutes: 3, paused: false })
  })

  it('does not bill what the network took away [PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 50 * SECOND)
    await server.clock.advance(20 * SECOND)
    expect((await renew(ada, roomNum)).data).toMatchObject({ paused: true })
    await renew(bob, roomNum)
    await talkFor(roomNum, 5 * SECOND)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(bob, roomNum)).toMatchObject({ connectedMs: 55_000, pausedMs: 20_000, billedMinutes: 1 })
    expect(await coins(ada)).toBe(91)
  })

  it('pauses when the receiver lost the picture, not when the sender says so [PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10 * SECOND)
    await server.clock.advance(5 * SECOND)
    await renew(ada, roomNum)
    expect((await renew(bob, roomNum, lost)).data).toMatchObject({ paused: true, pausedMs: 5_000 })
    await bob.ask(callsCalls.hangup, { roomNum })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 10_000, pausedMs: 5_000 })
  })

  it('closes a call 30 s after both fell silent, and bills what was confirmed [PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 40 * SECOND)
    await server.clock.advance(31 * SECOND)
    await expect.poll(async () => (await numbersOf(ada)).at(-1)).toBe(7)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 40_000, billedMinutes: 1, coins: 20 })
    expect(await coins(ada)).toBe(91)
    expect((await create(ada, bob)).code).toBe(100006)
    await online(bob)
    expect((await create(ada, bob)).code).toBe(200)
  })

  it('tells a side that missed the end that it is over, and bills it no more', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10 * SECOND)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect((await renew(bob, roomNum)).code).toBe(100006)
  })

  it('lets one device of the callee in, and says to another that it is taken [CALL-57]', async () => {
    const two = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
    const [caller, callee] = [await signUp(two, 'Caller'), await signUp(two, 'Callee')]
    await befriend(caller, callee)
    const tablet = await two.signInAgain(callee.userId)
    await Promise.all([online(caller), online(callee)])
    const roomNum = await room(caller, callee)
    const answers = await Promise.all([callee, tablet].map((device) => device.ask(callsCalls.answer, { roomNum })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 100006])
    expect(await coins(caller)).toBe(91)
    await two.close()
  })

  it('bills once however often things are said [CALL-57]', async () => {
    const roomNum = await talk(ada, bob)
    await Promise.all([1, 2, 3].map(() => bob.ask(callsCalls.answer, { roomNum })))
    await talkFor(roomNum, 10 * SECOND)
    await Promise.all([ada, bob, ada, bob].map((asker) => asker.ask(callsCalls.hangup, { roomNum })))
    await ada.ask(callsCalls.notifyEndCall, { roomNum })
    expect(await coins(ada)).toBe(91)
    expect(await record()).toHaveLength(1)
  })
})
