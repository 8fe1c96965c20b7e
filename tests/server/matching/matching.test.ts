import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { coinsOf } from './purse'
import {
  ada,
  bob,
  enter,
  eve,
  exit,
  hit,
  hits,
  join,
  last,
  leave,
  meet,
  pass,
  people,
  rows,
  server,
  setTheMatchStage,
  sweep,
} from './match-stage'

setTheMatchStage()

const roomOf = (roomNum: string) =>
  server.parts.store.read((db) =>
    db.selectFrom('calls').selectAll().where('room_num', '=', roomNum).executeTakeFirstOrThrow(),
  )

describe('a hit', () => {
  it('comes to both at once with the person of CALL-2, for 5 s [MTCH-27, CALL-2]', async () => {
    await enter(ada)
    expect(await hits(ada)).toBe(0)
    await enter(bob)
    const { at, expires, matchId, person, price, recorded } = last(await rows('match', ada))
    expect(expires - at).toBe(5_000)
    expect(at).toBe(server.clock.now())
    expect({ price, recorded }).toEqual({ price: 0, recorded: 0 })
    expect(person).toEqual({
      id: bob.userId,
      ident: matchId,
      userName: 'Bob',
      headImg: '',
      gender: 1,
      birthday: '1990-01-31',
      countryId: 0,
      relation: 4,
      demo: 0,
    })
    expect(last(await rows('match', bob))).toMatchObject({ matchId, person: { id: ada.userId, gender: 2 } })
  })

  it('of both who have joined becomes a room: state, roles by waiting time, tokens and slots [MTCH-27, CALL-30]', async () => {
    await enter(ada)
    await pass(1)
    const { matchId } = await hit(ada, bob)
    expect(await join(bob, matchId)).toBe(200)
    expect(await rows('match_ready', ada)).toEqual([])
    expect(await join(ada, matchId)).toBe(200)
    const [own, other] = [last(await rows('match_ready', ada)), last(await rows('match_ready', bob))]
    expect(own).toMatchObject({
      matchId,
      role: 'caller',
      polite: false,
      price: 0,
      callPrice: 0,
      rtcRoomToken: own.roomNum,
    })
    expect(other).toMatchObject({ matchId, role: 'callee', polite: true, price: 0, roomNum: own.roomNum })
    expect(await roomOf(own.roomNum)).toMatchObject({
      caller_id: ada.userId,
      callee_id: bob.userId,
      call_location: 101,
      price: 0,
      state: 'answered',
    })
    expect(await enter(ada)).toBe(100000)
    expect((await ada.ask(callsCalls.ice, { roomNum: own.roomNum })).code).toBe(200)
    expect((await eve.ask(callsCalls.ice, { roomNum: own.roomNum })).code).toBe(403)
  })

  it('joined twice is joined once, before and after the other has [MTCH-27]', async () => {
    const { matchId } = await hit(ada, bob)
    for (const who of [ada, ada, bob, bob, ada]) expect(await join(who, matchId)).toBe(200)
    expect(await rows('match_ready', ada)).toHaveLength(1)
    expect(await rows('match_ready', bob)).toHaveLength(1)
  })

  it.each([
    [5_000, 200],
    [5_001, 30012],
  ])('can be joined after %d ms: %d [MTCH-27]', async (ms, code) => {
    const { matchId } = await hit(ada, bob)
    await join(ada, matchId)
    await pass(ms)
    expect(await join(bob, matchId)).toBe(code)
    expect(await rows('match_ready', ada)).toHaveLength(code === 200 ? 1 : 0)
  })

  it('that one does not join sends the other back to its place, and the one out of the queue [MTCH-27]', async () => {
    await enter(ada)
    await pass(3_000)
    await enter(bob)
    const { matchId } = last(await rows('match', ada))
    await join(ada, matchId)
    await pass(5_000)
    await sweep()
    expect(await rows('match_gone', ada)).toEqual([])
    await pass(1)
    await sweep()
    expect(last(await rows('match_gone', ada))).toMatchObject({ matchId, waiting: 1 })
    expect(last(await rows('match_gone', bob))).toMatchObject({ matchId, waiting: 0 })
    const waiting = await server.parts.store.read((db) => db.selectFrom('match_queue').selectAll().execute())
    expect(waiting).toMatchObject([{ user_id: ada.userId, since: server.clock.now() - 8_001, match_id: null }])
    await enter(eve)
    expect(await people(ada)).toEqual(['Bob', 'Eve'])
  })

  it('keeps the place of whoever gave a sign of life but came too late to join [MTCH-27]', async () => {
    const { matchId } = await hit(ada, bob)
    await pass(1)
    expect([await enter(ada), await enter(bob)]).toEqual([200, 200])
    await pass(5_000)
    expect(await join(ada, matchId)).toBe(30012)
    expect(last(await rows('match_gone', bob))).toMatchObject({ waiting: 1 })
    await enter(eve)
    expect((await hits(ada)) + (await hits(bob))).toBe(3)
  })

  it.each([true, false])(
    'left by one is gone at once for the other, who waits on; joined: %s [MTCH-27]',
    async (joined) => {
      const { matchId } = await hit(ada, bob)
      if (joined) await join(ada, matchId)
      expect([await leave(bob, matchId), await leave(bob, matchId)]).toEqual([200, 200])
      expect(await rows('match_gone', ada)).toMatchObject([{ matchId, waiting: 1 }])
      expect(await rows('match_gone', bob)).toEqual([])
      expect([await join(ada, matchId), await join(bob, matchId)]).toEqual([30012, 30012])
      await enter(eve)
      expect([await people(ada), await people(bob)]).toEqual([['Bob', 'Eve'], ['Ada']])
    },
  )

  it('comes to nobody who has signed out while waiting [MTCH-27]', async () => {
    await enter(ada)
    expect((await ada.ask(accountCalls.logout, {})).code).toBe(200)
    await enter(bob)
    expect(await hits(bob)).toBe(0)
  })

  it('that crosses an exit is over for both [MTCH-27]', async () => {
    const { matchId } = await hit(ada, bob)
    expect(await exit(ada)).toBe(200)
    expect(last(await rows('match_gone', bob))).toMatchObject({ matchId, waiting: 1 })
    expect(await join(bob, matchId)).toBe(30012)
    await enter(eve)
    expect(await people(bob)).toEqual(['Ada', 'Eve'])
  })

  it('that is forged, somebody else’s or recorded is no match [MTCH-27]', async () => {
    const { matchId } = await hit(ada, bob)
    for (const [who, id] of [
      [eve, matchId],
      [ada, 'forged'],
      [ada, ''],
    ] as const)
      expect([await join(who, id), await leave(who, id)]).toEqual([30012, 30012])
    expect([await join(ada, matchId), await join(bob, matchId)]).toEqual([200, 200])
  })
})

describe('a side that is in a call meanwhile', () => {
  const ring = async () => {
    const busy = { user_id: ada.userId, room_num: 'busy' }
    const over = { answered_at: null, answered_by: null, ended_at: null, hangup_reason: null, hangup_user_id: null }
    await server.parts.store.work(async ({ db }) => {
      const call = { room_num: 'busy', caller_id: ada.userId, callee_id: eve.userId, call_location: 102, price: 0 }
      await db
        .insertInto('calls')
        .values({ ...call, ...over, state: 'ringing', created_at: 0 })
        .execute()
      await db.insertInto('call_slots').values(busy).execute()
      return { _tag: 'Right', right: undefined } as const
    })
  }

  it('cannot be met, and cannot enter [MTCH-27, CALL-30]', async () => {
    await enter(ada)
    await ring()
    await enter(bob)
    expect(await hits(bob)).toBe(0)
    expect(await enter(ada)).toBe(100000)
  })

  it('meets nobody when a hit has come to nothing meanwhile [MTCH-27, CALL-30]', async () => {
    const { matchId } = await hit(ada, bob)
    await enter(eve)
    await ring()
    await leave(bob, matchId)
    expect([await people(ada), await people(eve)]).toEqual([['Bob'], []])
  })

  it.each([
    ['the second', true],
    ['the first', false],
  ])('is told 30012 when it is %s to join, and the other waits on [MTCH-27]', async (_, busyIsSecond) => {
    const { matchId } = await hit(ada, bob)
    if (busyIsSecond) {
      await join(bob, matchId)
      await ring()
      expect(await join(ada, matchId)).toBe(30012)
    } else {
      await join(ada, matchId)
      await ring()
      expect(await join(bob, matchId)).toBe(30012)
      expect(last(await rows('match_gone', ada))).toMatchObject({ waiting: 0 })
    }
    expect(last(await rows('match_gone', bob))).toMatchObject({ waiting: 1 })
    expect(await coinsOf(ada)).toBe(120)
    await enter(eve)
    expect(await people(bob)).toEqual(['Ada', 'Eve'])
  })
})

describe('the room of a match', () => {
  it('is left with match-leave: the other hears 7, both may wait again, and nobody pays by the minute [MTCH-27, CALL-57]', async () => {
    const { matchId, roomNum } = await meet(ada, bob)
    expect(await leave(bob, matchId)).toBe(200)
    expect(await leave(bob, matchId)).toBe(200)
    expect(await leave(ada, matchId)).toBe(200)
    expect(await roomOf(roomNum)).toMatchObject({ state: 'ended', hangup_user_id: bob.userId, minutes_billed: 0 })
    expect([await enter(ada), await enter(bob)]).toEqual([200, 200])
    expect([await coinsOf(ada), await coinsOf(bob)]).toEqual([120, 120])
  })

  it('cannot be made by a call to location 101 [CALL-84, MTCH-27]', async () => {
    const { code } = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 101 })
    expect(code).toBe(400)
  })
})
