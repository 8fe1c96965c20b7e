import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneLeases } from '../../../server/calls/lease-record'
import { DAY, MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { openDesk, type Desk } from '../admin/desk'
import { badCall, datedBack, dispute, goodCall, leaveForGood, makeHost, off, points, silentCall } from './disputed'
import { ada, bob, coins, good, online, receiptOf, renew, room, server, setTheStage, talk, talkFor } from './stage'

setTheStage()

describe('a dispute', () => {
  it('returns at once the minutes that the record of leases proves, with the points of the host [PLUS-7, CALL-65]', async () => {
    await makeHost()
    const roomNum = await badCall()
    expect([await coins(ada), await points(bob)]).toEqual([71, 20])
    expect(await receiptOf(ada, roomNum)).toMatchObject({ coins: 40, returned: 0, dispute: 'none', disputable: true })
    expect(await receiptOf(bob, roomNum)).toMatchObject({ coins: 0, points: 20 })
    expect((await dispute(ada, roomNum)).data).toEqual({ state: 'open' })
    expect([await coins(ada), await points(bob)]).toEqual([91, 10])
    expect(await receiptOf(ada, roomNum)).toMatchObject({
      coins: 40,
      returned: 20,
      dispute: 'open',
      disputable: false,
    })
    expect(await receiptOf(bob, roomNum)).toMatchObject({ points: 10 })
    const { data } = await ada.ask(coinsCalls.ledger, { pageNo: 1 })
    expect(data.list[0]).toMatchObject({ kind: 'callReturned', coins: 20, otherName: 'Bob', balanceAfter: 91 })
  })

  it('is decided at once where the record proves every minute: nobody has to look at it [PLUS-7]', async () => {
    const roomNum = await silentCall()
    expect((await dispute(ada, roomNum)).data).toEqual({ state: 'refunded' })
    expect(await receiptOf(ada, roomNum)).toMatchObject({ coins: 20, returned: 20, dispute: 'refunded' })
    expect(await coins(ada)).toBe(111)
  })

  it('is one, however often and at whatever moment it is made [PLUS-7]', async () => {
    const roomNum = await badCall()
    const answers = await Promise.all([1, 2, 3, 4].map(() => dispute(ada, roomNum)))
    expect(answers.map(({ data }) => data?.state)).toEqual(Array(4).fill('open'))
    expect((await dispute(ada, roomNum, 'once more')).data).toEqual({ state: 'open' })
    expect(await coins(ada)).toBe(91)
  })

  it('waits for an operator when the record proves nothing, also by what the caller says alone [PLUS-7]', async () => {
    const roomNum = await goodCall()
    expect((await dispute(ada, roomNum)).data).toEqual({ state: 'open' })
    expect(await coins(ada)).toBe(71)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ dispute: 'open', returned: 0, disputable: false })
  })

  it('takes of the points what the host still has; the rest is the loss of the house [PLUS-5, CALL-65]', async () => {
    await makeHost()
    const roomNum = await badCall()
    await server.parts.store.work(async ({ db }) => {
      await db.updateTable('balances').set({ points: 4 }).where('user_id', '=', bob.userId).execute()
      const at = {
        user_id: bob.userId,
        content: 'cashed',
        amount: 0,
        balance_after: 120,
        other_id: null,
        ref: null,
        at: 0,
      }
      const { id } = await db
        .insertInto('transfers')
        .values({ key: 'cashed', kind: 'cashed', ...at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('postings')
        .values([
          { transfer_id: id, user_id: bob.userId, account: 'points', amount: -16 },
          { transfer_id: id, user_id: 0, account: 'hosts', amount: 16 },
        ])
        .execute()
      return E.right(undefined)
    })
    expect((await dispute(ada, roomNum)).data).toEqual({ state: 'open' })
    expect([await coins(ada), await points(bob)]).toEqual([91, 0])
  })

  it('returns what is proven also when the host has left for good [PLUS-7, PLUS-14]', async () => {
    await makeHost()
    const roomNum = await badCall()
    await leaveForGood(bob)
    expect((await dispute(ada, roomNum)).data).toEqual({ state: 'open' })
    expect([await coins(ada), await points(bob)]).toEqual([91, 10])
  })

  it('goes with the caller, and nothing is returned to nobody [PLUS-7, PLUS-14]', async () => {
    const roomNum = await goodCall()
    await dispute(ada, roomNum)
    await leaveForGood(ada)
    const desk = await openDesk(server)
    expect(await desk.ask('disputes', 'list')).toEqual([])
    expect((await desk.type('disputes', 'refund', roomNum, '--reason', 'Sorry.')).code).toBe(1)
    await desk.leave()
  })

  it('is the caller’s alone, of a call that is over and cost something, with words, in time [PLUS-7]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10 * SECOND)
    expect((await dispute(ada, roomNum)).code).toBe(400)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect((await dispute(bob, roomNum)).code).toBe(403)
    expect((await dispute(ada, 'nowhere')).code).toBe(403)
    expect((await dispute(ada, roomNum, ' \u200b ')).code).toBe(400)
    expect((await dispute(ada, roomNum, 'x'.repeat(1_001))).code).not.toBe(200)
    await online(bob)
    const unanswered = await room(ada, bob)
    await ada.ask(callsCalls.cancel, { roomNum: unanswered })
    expect((await dispute(ada, unanswered)).code).toBe(400)
    await datedBack(30 * DAY - MINUTE)
    expect((await receiptOf(ada, roomNum)).disputable).toBe(true)
    await datedBack(2 * MINUTE)
    expect((await receiptOf(ada, roomNum)).disputable).toBe(false)
    expect((await dispute(ada, roomNum)).code).toBe(400)
  })
})

describe('the record of leases', () => {
  const rows = () =>
    server.parts.store.read((db) => db.selectFrom('call_leases').selectAll().orderBy('said_from').execute())
  const prune = () => {
    const { config, store } = server.parts
    return pruneLeases(store, { settings: config.settings.calls }, server.clock.now())
  }

  it('holds what each side said of sound and picture, once for what was said in a row [PLUS-7]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 30 * SECOND)
    expect(await rows()).toHaveLength(2)
    await renew(bob, roomNum, off)
    await server.clock.advance(5 * SECOND)
    await renew(bob, roomNum, off)
    const told = (await rows()).filter(({ user_id }) => user_id === bob.userId)
    expect(told.map(({ media }) => JSON.parse(media))).toEqual([good, off])
    expect((told[1]?.said_to ?? 0) - (told[1]?.said_from ?? 0)).toBe(5 * SECOND)
  })

  it('keeps one row a second at the most, however often somebody says something else [PLUS-7]', async () => {
    const roomNum = await talk(ada, bob)
    for (let said = 0; said < 60; said++) {
      await server.clock.advance(50)
      await renew(bob, roomNum, said % 2 === 0 ? good : off)
    }
    expect((await rows()).filter(({ user_id }) => user_id === bob.userId).length).toBeLessThanOrEqual(4)
  })

  it('begins anew after a silence, so that it proves nothing about it [PLUS-7, PLUS-8]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10 * SECOND)
    await server.clock.advance(15 * SECOND)
    await renew(bob, roomNum)
    expect((await rows()).filter(({ user_id }) => user_id === bob.userId)).toHaveLength(2)
  })

  it('is kept as long as a bill can be disputed, and as an open dispute needs it [PLUS-7]', async () => {
    await goodCall()
    const open = await goodCall()
    await dispute(ada, open)
    await datedBack(30 * DAY - 10 * MINUTE)
    await prune()
    expect(new Set((await rows()).map(({ room_num }) => room_num)).size).toBe(2)
    await datedBack(15 * MINUTE)
    await prune()
    expect(new Set((await rows()).map(({ room_num }) => room_num))).toEqual(new Set([open]))
  })
})

describe('the operator', () => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(server)
  })
  afterEach(() => desk.leave())

  it('sees what is open and returns some minutes or all [PLUS-7]', async () => {
    const roomNum = await goodCall()
    await dispute(ada, roomNum, 'It froze')
    expect(await desk.ask('disputes', 'list')).toMatchObject([{ room: roomNum, caller: ada.userId, says: 'It froze' }])
    expect(await desk.ask('disputes', 'show', roomNum)).toMatchObject({ state: 'open', proven: '', minutes: 2 })
    for (const minutes of ['0', '3', 'x'])
      expect((await desk.type('disputes', 'refund', roomNum, '--minutes', minutes, '--reason', 'Sorry.')).code).toBe(1)
    await desk.ask('disputes', 'refund', roomNum, '--minutes', '1', '--reason', 'Sorry.')
    expect(await coins(ada)).toBe(91)
    expect(await receiptOf(ada, roomNum)).toMatchObject({ dispute: 'refunded', returned: 20 })
    expect(await desk.ask('disputes', 'list')).toEqual([])
    const again = await desk.type('disputes', 'refund', roomNum, '--reason', 'Again.')
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('decided before')])
    expect(await coins(ada)).toBe(91)
  })

  it('rejects, and the caller reads why [PLUS-7]', async () => {
    const roomNum = await goodCall()
    await dispute(ada, roomNum)
    await desk.ask('disputes', 'reject', roomNum, '--reason', 'Both sides had picture and sound.')
    expect(await receiptOf(ada, roomNum)).toMatchObject({ dispute: 'rejected', returned: 0 })
    expect(await coins(ada)).toBe(71)
    const told = await server.parts.store.read((db) =>
      db.selectFrom('messages').select('content').where('receiver_id', '=', ada.userId).orderBy('id', 'desc').execute(),
    )
    expect(told[0]?.content).toContain('Both sides had picture and sound.')
  })

  it('looks at what the record does not prove; the caller reads that no more comes back [PLUS-7]', async () => {
    const roomNum = await badCall()
    await dispute(ada, roomNum, 'The first minute too')
    expect(await desk.ask('disputes', 'list')).toMatchObject([
      { room: roomNum, says: 'The first minute too', returned: 20 },
    ])
    expect(await desk.ask('disputes', 'show', roomNum)).toMatchObject({ state: 'open', returned: 20, proven: '2' })
    await desk.ask('disputes', 'reject', roomNum, '--reason', 'It was good.')
    expect(await receiptOf(ada, roomNum)).toMatchObject({ dispute: 'rejected', returned: 20 })
    const [told] = await server.parts.store.read((db) =>
      db.selectFrom('messages').select('content').where('receiver_id', '=', ada.userId).orderBy('id', 'desc').execute(),
    )
    expect(told?.content).toMatch(/: nothing more was returned\. It was good\./)
  })
})
