import { describe, expect, it } from 'vitest'
import { makeRooms } from '../../../server/calls/room-actions'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import {
  actions,
  ada,
  bob,
  coins,
  create,
  numbersOf,
  online,
  receiptOf,
  record,
  room,
  server,
  setTheStage,
  talk,
} from './stage'

setTheStage()

const hangUp = (roomNum: string) => ada.ask(callsCalls.hangup, { roomNum })
const stateOf = async (roomNum: string) => (await ada.ask(callsCalls.getInfo, { roomNum })).data.state

describe('starting a call', () => {
  it('tells the price before, and rings the other side [CALL-7, CALL-57, CALL-67]', async () => {
    const before = await ada.ask(callsCalls.preCheck, { calleeUserId: bob.userId, callLocation: 102 })
    expect(before.data).toMatchObject({ price: 20, balance: 111, gender: 2 })
    const roomNum = await room(ada, bob)
    expect(await actions(bob)).toMatchObject([
      { action: 1, roomNum, callPrice: 20, caller: { id: ada.userId, userName: 'Ada' }, polite: true },
    ])
    expect(await coins(ada)).toBe(111)
  })

  it('takes friends only, nobody else [CALL-23]', async () => {
    const eve = await signUp(server, 'Eve')
    await online(eve)
    expect((await create(ada, eve)).code).toBe(100003)
  })

  it('says busy to a third, and keeps one call a person under parallel presses [CALL-30]', async () => {
    const eve = await signUp(server, 'Eve')
    const dan = await signUp(server, 'Dan')
    await befriend(eve, bob)
    await befriend(dan, bob)
    await online(eve)
    const starts = await Promise.all([create(ada, bob), create(eve, bob), create(bob, ada)])
    expect(starts.filter(({ code }) => code === 200)).toHaveLength(1)
    const slots = await server.parts.store.read((db) => db.selectFrom('call_slots').selectAll().execute())
    expect(slots).toHaveLength(2)
    expect((await create(dan, bob)).code).toBe(100005)
  })

  it('refuses somebody who is offline, poor, or without an age statement [CALL-33, PLUS-16]', async () => {
    await server.clock.advance(MINUTE)
    expect((await create(ada, bob)).code).toBe(100006)
    await online(bob)
    const { ledger, store } = server.parts
    await store.work((work) => ledger.spend(work, { userId: ada.userId, amount: 92, kind: 'correction', key: 'poor' }))
    expect(await create(ada, bob)).toMatchObject({ code: 100004, data: { price: 20 } })
    await store.work(async ({ db }) => {
      await db.deleteFrom('age_statements').where('user_id', '=', bob.userId).execute()
      return { _tag: 'Right', right: undefined }
    })
    expect((await create(bob, ada)).code).toBe(10031)
  })

  it('rings nobody beyond the limit that the caller has set [PLUS-9]', async () => {
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 28 })
    expect(await create(ada, bob)).toMatchObject({ code: 20010, data: { until: expect.any(Number) } })
    expect(await actions(bob)).toEqual([])
  })

  it('frees both when a call that was created is never launched, so that nobody is kept busy unheard [CALL-30]', async () => {
    const roomNum = (await create(ada, bob)).data?.roomNum ?? ''
    expect((await create(bob, ada)).code).toBe(100000)
    await server.clock.advance(12 * SECOND)
    await expect.poll(() => stateOf(roomNum)).toBe('ended')
    expect((await create(bob, ada)).code).toBe(200)
  })

  it('rings nobody without end, and tells when it goes on', async () => {
    for (let i = 0; i < 20; i++) await hangUp(await talk(ada, bob))
    const again = await create(ada, bob)
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60'])
    await server.clock.advance(MINUTE)
    await online(bob)
    expect((await create(ada, bob)).code).toBe(200)
  })

  it('rings one person who does not answer five times a minute, and others all the while [CALL-30]', async () => {
    const cleo = await signUp(server, 'Cleo')
    await befriend(ada, cleo)
    await online(cleo)
    await hangUp(await talk(ada, bob))
    for (let i = 0; i < 5; i++) await ada.ask(callsCalls.cancel, { roomNum: await room(ada, bob) })
    const again = await create(ada, bob)
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60'])
    await hangUp(await room(ada, cleo))
    expect((await create(bob, ada)).code).toBe(200)
  })

  it.each([0, 104, -1, Number.MAX_SAFE_INTEGER])(
    'knows the places of CALL-84 only, not %d [CALL-84]',
    async (place) => {
      const asked = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: place })
      expect(asked.code).toBe(400)
    },
  )

  it('brings nobody together before the answer: no entering, no signals [CALL-57]', async () => {
    const rooms = makeRooms(server.parts.store, server.clock, {
      settings: server.parts.config.settings.calls,
      turn: null,
    })
    const roomNum = await room(ada, bob)
    await bob.ask(callsCalls.notifyJoinCall, { roomNum })
    await ada.ask(callsCalls.notifyStartCall, { roomNum })
    await bob.ask(callsCalls.notifyStartCall, { roomNum })
    expect(await numbersOf(ada)).toEqual([])
    expect(await rooms.peerOf(roomNum, ada.userId)).toEqual({ id: bob.userId, relayOnly: false, rings: true })
    expect(await rooms.peerOf(roomNum, bob.userId)).toBeNull()
    await bob.ask(callsCalls.answer, { roomNum })
    await bob.ask(callsCalls.notifyJoinCall, { roomNum })
    expect(await numbersOf(ada)).toEqual([3])
    expect(await rooms.peerOf(roomNum, ada.userId)).toEqual({ id: bob.userId, relayOnly: false, rings: false })
    await bob.ask(callsCalls.hangup, { roomNum })
    expect(await rooms.peerOf(roomNum, ada.userId)).toBeNull()
  })

  it('lets only the two of a room act in it [CALL-6]', async () => {
    const eve = await signUp(server, 'Eve')
    const roomNum = await room(ada, bob)
    for (const call of [callsCalls.answer, callsCalls.hangup, callsCalls.refuse, callsCalls.notifyStartCall]) {
      expect((await eve.ask(call, { roomNum })).code).toBe(403)
    }
    expect((await ada.ask(callsCalls.answer, { roomNum })).code).toBe(403)
    expect((await eve.ask(callsCalls.receipt, { roomNum })).code).toBe(403)
  })
})

describe('a call that never rang', () => {
  it('leaves no trace with whom it was meant for, however it ends [CALL-7, CALL-67]', async () => {
    const roomNum = (await create(ada, bob)).data?.roomNum ?? ''
    await ada.ask(callsCalls.cancel, { roomNum })
    expect([await record(), await numbersOf(ada)]).toEqual([[], [2]])
    expect((await create(ada, bob)).code).toBe(200)
    await server.clock.advance(30 * SECOND)
    expect(await record()).toEqual([])
    expect((await create(bob, ada)).code).toBe(200)
  })
})

describe('a call that nobody talks in', () => {
  it.each([
    ['cancelled', () => ada, callsCalls.cancel, [2], [1, 2], 2],
    ['declined', () => bob, callsCalls.refuse, [5], [1, 2], 3],
    ['unanswered', () => ada, callsCalls.timeout, [6], [1, 6], 4],
  ] as const)(
    'is %s: both hear it, nothing is charged, and both may call again [CALL-8, CALL-57]',
    async (_, who, call, toAda, toBob, hangupReason) => {
      const roomNum = await room(ada, bob)
      await who().ask(call, { roomNum })
      await who().ask(call, { roomNum })
      expect([await numbersOf(ada), await numbersOf(bob)]).toEqual([toAda, toBob])
      expect(await record()).toMatchObject([{ roomNum, hangupReason, accept: false, videoTime: 0 }])
      expect(await coins(ada)).toBe(111)
      expect((await create(bob, ada)).code).toBe(200)
    },
  )

  it('is closed by the gateway when a client fell silent while ringing [CALL-44]', async () => {
    await room(ada, bob)
    await server.clock.advance(30 * SECOND)
    expect(await numbersOf(bob)).toEqual([1])
    await server.clock.advance(5 * SECOND)
    await expect.poll(() => numbersOf(bob)).toEqual([1, 6])
  })

  it('costs nothing when no frame ever came, and ends by itself [CALL-54]', async () => {
    const roomNum = await room(ada, bob)
    await bob.ask(callsCalls.answer, { roomNum })
    expect(await coins(ada)).toBe(91)
    await server.clock.advance(35 * SECOND)
    await expect.poll(() => coins(ada)).toBe(111)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ billedMinutes: 0, coins: 0, connectedMs: 0 })
  })

  it('is closed although another call cannot be looked at', async () => {
    const broken = await signUp(server, 'Broken')
    await befriend(broken, bob)
    await online(broken)
    const roomNum = await room(ada, bob)
    await server.parts.store.work(async ({ db }) => {
      const call = await db.selectFrom('calls').selectAll().executeTakeFirstOrThrow()
      const other = { room_num: '0', caller_id: broken.userId, state: 'live' as const, meter: 'no meter' }
      await db
        .insertInto('calls')
        .values({ ...call, ...other })
        .execute()
      return { _tag: 'Right', right: undefined }
    })
    await server.clock.advance(40 * SECOND)
    await expect.poll(() => stateOf(roomNum)).toBe('ended')
    await server.parts.store.work(async ({ db }) => {
      await db.deleteFrom('calls').where('room_num', '=', '0').execute()
      return { _tag: 'Right', right: undefined }
    })
  })

  it('gives the answer to whoever was first when cancel and answer cross [CALL-57]', async () => {
    const roomNum = await room(ada, bob)
    await Promise.all([ada.ask(callsCalls.cancel, { roomNum }), bob.ask(callsCalls.answer, { roomNum })])
    const call = await server.parts.store.read((db) => db.selectFrom('calls').selectAll().executeTakeFirstOrThrow())
    expect(['ended', 'answered']).toContain(call.state)
    if (call.state === 'answered') await ada.ask(callsCalls.hangup, { roomNum })
    expect(await coins(ada)).toBe(111)
  })
})
