import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { ada, bob, create, renew, server, setTheStage, talk, talkFor } from '../calls/stage'
import { storePaidOrder } from '../coins/paid-order'
import {
  begin,
  end,
  ada as amy,
  bob as ben,
  eve,
  hangUp,
  meet,
  pass,
  server as matches,
  show,
} from '../matching/match-stage'
import { signUp } from '../sign-up'
import { claimOf, coins, expectClaimed, mission, progress, write } from './stage'

/** What one act is enough for, so that each type is walked from the act to its coins. */
const grantCoins = (asker: Asker) =>
  server.parts.store.work((work) =>
    server.parts.ledger.grant(work, { userId: asker.userId, amount: 500, kind: 'bonus', key: `more:${asker.userId}` }),
  )

describe('among friends', () => {
  setTheStage()

  it('signing in is done by being here, and claimed [TASK-15, TASK-19]', async () => {
    expect(await progress(ada, 'login_in')).toBe('1/1')
    await expectClaimed(ada, 'login_in')
  })

  it('messages count people, not messages [TASK-15, TASK-19]', async () => {
    expect(await progress(ada, 'send_msg')).toBe('0/3')
    for (const text of ['One', 'Two', 'Three']) await write(ada, bob, text)
    expect(await progress(ada, 'send_msg')).toBe('1/3')
    expect(await progress(bob, 'send_msg')).toBe('0/3')
    for (const name of ['Cid', 'Dan']) {
      const other = await signUp(server, name)
      await befriend(other, ada)
      await write(ada, other)
    }
    expect(await progress(ada, 'send_msg')).toBe('3/3')
    await expectClaimed(ada, 'send_msg')
  })

  it('friends count when the request was accepted, and no longer when they part [TASK-15, TASK-19]', async () => {
    expect(await progress(ada, 'add_friend')).toBe('1/2')
    const cid = await signUp(server, 'Cid')
    await ada.ask(friendsCalls.add, { f_u_id: cid.userId, add_location: 102 })
    expect(await progress(ada, 'add_friend')).toBe('1/2')
    await cid.ask(friendsCalls.answerRequest, { f_u_id: ada.userId, answer: 'accept' })
    expect(await progress(ada, 'add_friend')).toBe('2/2')
    await ada.ask(friendsCalls.delete, { f_u_id: bob.userId })
    expect(await claimOf(ada, 'add_friend')).toBe(30020)
    const dan = await signUp(server, 'Dan')
    await befriend(dan, ada)
    await expectClaimed(ada, 'add_friend')
  })

  it('calls count for who called, when they are over, by people; from the wall also as such [TASK-15, TASK-19]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10_000)
    expect(await progress(ada, 'call')).toBe('0/2')
    await ada.ask(callsCalls.hangup, { roomNum })
    expect([await progress(ada, 'call'), await progress(ada, 'wall_call')]).toEqual(['1/2', '1/1'])
    expect([await progress(bob, 'call'), await progress(bob, 'liv_cam')]).toEqual(['0/2', '0/5'])
    await expectClaimed(ada, 'wall_call')
    await grantCoins(ada)
    const again = await talk(ada, bob)
    await ada.ask(callsCalls.hangup, { roomNum: again })
    expect(await progress(ada, 'call')).toBe('1/2')
  })

  it('a call that nobody answered counts for nothing, nor does its record among the messages [TASK-15]', async () => {
    const { data } = await create(ada, bob)
    const roomNum = data?.roomNum ?? ''
    await ada.ask(callsCalls.launch, { roomNum })
    await bob.ask(callsCalls.refuse, { roomNum })
    expect([await progress(ada, 'call'), await progress(ada, 'wall_call')]).toEqual(['0/2', '0/1'])
    expect(await progress(ada, 'send_msg')).toBe('0/3')
  })

  it('purchases count when they are paid and not returned; with the discount also as such [TASK-15, TASK-19]', async () => {
    const { store } = server.parts
    const order = (over: Parameters<typeof storePaidOrder>[3] = {}) =>
      store.work(async (work) => E.right(await storePaidOrder(work, ada.userId, server.clock.now(), over)))
    await order({ course: 'placed', paid_at: null })
    await order({ returned: 999 })
    await order({ paid_at: server.clock.now() - 24 * 60 * MINUTE })
    expect(await progress(ada, 'pay')).toBe('0/1')
    await ada.ask(configCalls.limitCoin, {})
    expect(await progress(ada, 'pay_percent')).toBe('0/1')
    const paid = await order()
    if (E.isLeft(paid)) throw new Error('no order')
    expect(await progress(ada, 'pay')).toBe('1/1')
    expect(await progress(ada, 'pay_percent')).toBe('0/1')
    await store.work(async ({ db }) =>
      E.right(await db.updateTable('offers').set({ order_id: paid.right }).where('user_id', '=', ada.userId).execute()),
    )
    expect(await mission(ada, 'pay_percent')).toMatchObject({ completed: 1, done: false })
    for (const type of ['pay', 'pay_percent'] as const) await expectClaimed(ada, type)
  })
})

describe('among strangers', () => {
  const settings = { tasks: { list: { match: { goal: 2 }, liv_cam: { goal: 1 } } } }
  beforeEach(() => begin({ settings }))
  afterEach(end)

  const talkInMatch = async (other: Asker, ms: number) => {
    const { matchId, roomNum } = await meet(amy, other)
    for (const who of [amy, other]) await show(who, matchId)
    for (const who of [amy, other]) await who.ask(callsCalls.roomFirstFrame, { roomNum })
    for (let passed = 0; passed < ms; passed += 10_000) {
      await pass(10_000)
      for (const who of [amy, other]) await renew(who, roomNum)
    }
    await hangUp(amy, roomNum)
  }

  it('matches count by people for both who saw each other, and their minutes on LiveCam [TASK-15, TASK-19]', async () => {
    const unseen = await meet(amy, ben)
    await hangUp(amy, unseen.roomNum)
    expect(await progress(amy, 'match')).toBe('0/2')
    await talkInMatch(eve, 10_000)
    expect([await progress(amy, 'match'), await progress(eve, 'match')]).toEqual(['1/2', '1/2'])
    expect(await progress(amy, 'liv_cam')).toBe('0/1')
    await matches.parts.store.work(async ({ db }) => E.right(await db.deleteFrom('match_pairs').execute()))
    await talkInMatch(ben, 50_000)
    expect([await progress(amy, 'match'), await progress(amy, 'liv_cam')]).toEqual(['2/2', '1/1'])
    expect(await progress(amy, 'call')).toBe('0/2')
    for (const type of ['match', 'liv_cam'] as const) await expectClaimed(amy, type)
    expect(await coins(eve)).toBe(120)
  })
})
