import { describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import {
  ada,
  add,
  answer,
  beat,
  blacklist,
  block,
  bob,
  bothRelations,
  coins,
  makeHost,
  personOf,
  recent,
  remind,
  rename,
  rows,
  send,
  server,
  setTheStage,
  statusOf,
  unblock,
  unfriend,
} from './stage'

setTheStage()

const nobody = { code: 403, message: 'The user does not exist' }

describe('blocking somebody', () => {
  it('ends the friendship on both sides and takes the conversation of the blocker away [FRND-4, FRND-35, PLUS-12]', async () => {
    await befriend(ada, bob)
    await send(bob, ada, 'hello')
    expect((await block(ada, bob)).code).toBe(200)
    expect(await bothRelations()).toEqual([4, 4])
    expect((await rows(ada, 'relation')).at(-1)).toMatchObject({ userId: bob.userId, relation: 4 })
    expect((await rows(bob, 'relation')).at(-1)).toMatchObject({ userId: ada.userId, relation: 4 })
    expect(await rows(ada, 'deleted')).toEqual([{ friendId: bob.userId, upTo: server.clock.now() }])
    expect(await rows(bob, 'deleted')).toEqual([])
    expect([(await recent(ada)).length, (await recent(bob)).length]).toEqual([0, 1])
  })

  it('tells the two in one order, whoever does it', async () => {
    const told: string[] = []
    server.parts.bus.subscribe(`inbox:${ada.userId}`, () => told.push('ada'))
    server.parts.bus.subscribe(`inbox:${bob.userId}`, () => told.push('bob'))
    await add(bob, ada)
    expect(told.slice(0, 2)).toEqual(['ada', 'bob'])
  })

  it('bars both: messages, requests, calls, profile, photos, search, suggestions and the first screen [PLUS-12, FRND-46]', async () => {
    await befriend(ada, bob)
    await Promise.all([makeHost(ada), makeHost(bob), beat(ada), beat(bob), send(ada, bob, 'hi')])
    await block(ada, bob)
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      expect((await send(one, other, 'hi')).code).toBe(54010)
      expect(await add(one, other)).toMatchObject(nobody)
      expect((await one.ask(callsCalls.create, { calleeUserId: other.userId, callLocation: 102 })).code).toBe(100001)
      expect((await one.ask(callsCalls.preCheck, { calleeUserId: other.userId, callLocation: 102 })).code).toBe(100001)
      expect(await one.ask(accountCalls.getUserInfo, { search_u_id: other.userId })).toMatchObject(nobody)
      expect(await one.ask(accountCalls.photos, { search_u_id: other.userId })).toMatchObject(nobody)
      expect(await one.ask(friendsCalls.getPhotos, { f_u_id: other.userId })).toMatchObject(nobody)
      expect(await one.ask(friendsCalls.searchUser, { searchUserId: other.userId })).toMatchObject(nobody)
      expect((await one.ask(friendsCalls.search, { s_txt: String(other.userId) })).data.list).toEqual([])
      expect((await one.ask(friendsCalls.timedSuggestion, { hostId: other.userId, flag: 0 })).data).toEqual({})
      expect((await one.ask(listsCalls.guests, {})).data.list).toEqual([])
      expect(await statusOf(one, other)).toEqual([3])
    }
    expect((await recent(bob)).map(({ friendId, status }) => [friendId, status])).toEqual([[ada.userId, 3]])
  })

  it('ends an open request as its withdrawal when the asker blocks, as a refusal when the asked one does [FRND-17, PLUS-12]', async () => {
    await add(ada, bob)
    await block(ada, bob)
    expect(await coins(ada)).toBe(111)
    await unblock(ada, bob)
    await add(ada, bob)
    expect(await coins(ada)).toBe(102)
    await block(bob, ada)
    expect([await coins(ada), await bothRelations()]).toEqual([111, [4, 4]])
    expect(await answer(bob, ada, 'accept')).toMatchObject(nobody)
    expect((await answer(bob, ada, 'refuse')).data.relation).toBe(4)
    expect(await coins(ada)).toBe(111)
  })

  it('tells a stranger nothing, not even by a row [PLUS-12]', async () => {
    await block(ada, bob)
    expect([await rows(ada, 'relation'), await rows(bob, 'relation'), await rows(bob, 'deleted')]).toEqual([[], [], []])
    const kept = await server.parts.store.read((db) => db.selectFrom('relations').selectAll().execute())
    expect(kept).toEqual([])
  })

  it('twice, late and by both is one each: each lifts their own [FRND-45, PLUS-12]', async () => {
    await befriend(ada, bob)
    const told = async () => [await rows(ada, 'relation'), await rows(bob, 'relation')].map(({ length }) => length)
    const before = await told()
    const codes = await Promise.all([block(ada, bob), block(bob, ada), block(ada, bob), block(bob, ada)])
    expect(codes.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(await told()).toEqual(before.map((count) => count + 1))
    await unblock(ada, bob)
    await unblock(ada, bob)
    expect((await send(ada, bob, 'hi')).code).toBe(54010)
    expect((await add(ada, bob)).code).toBe(403)
    expect((await blacklist(bob)).list.map(({ id }) => id)).toEqual([ada.userId])
    await unblock(bob, ada)
    expect((await send(ada, bob, 'hi')).code).toBe(54011)
    expect((await add(ada, bob)).data.relation).toBe(1)
  })

  it('against an answer at the same moment leaves strangers, and never keeps a fee that was to be returned [FRND-17, PLUS-12]', async () => {
    await add(ada, bob)
    await Promise.all([answer(bob, ada, 'accept'), block(ada, bob), answer(bob, ada, 'accept')])
    expect([await bothRelations(), await coins(ada)]).toEqual([[4, 4], 111])
    await unblock(ada, bob)
    await add(ada, bob)
    await Promise.all([answer(bob, ada, 'refuse'), block(bob, ada), block(bob, ada)])
    expect([await bothRelations(), await coins(ada)]).toEqual([[4, 4], 111])
  })

  it('ends the call of the two at once and no other, and what it leaves in the chat is gone with the rest [PLUS-12]', async () => {
    const cleo = await signUp(server, 'Cleo')
    await befriend(ada, bob)
    await befriend(ada, cleo)
    for (const one of [ada, bob, cleo]) await beat(one)
    const { data } = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 102 })
    const roomNum = data?.roomNum ?? ''
    await ada.ask(callsCalls.launch, { roomNum })
    await bob.ask(callsCalls.answer, { roomNum })
    const state = async () => (await bob.ask(callsCalls.getInfo, { roomNum })).data.state
    await block(ada, cleo)
    expect(await state()).toBe('answered')
    await block(bob, ada)
    expect(await state()).toBe('ended')
    expect((await recent(bob)).map(({ friendId }) => friendId)).toEqual([])
    expect((await bob.ask(callsCalls.answer, { roomNum })).code).not.toBe(200)
  })

  it('is for nobody else, not for oneself, and not of somebody who is not there [PROF-8]', async () => {
    const cleo = await signUp(server, 'Cleo')
    expect((await block(ada, bob, cleo)).code).toBe(403)
    expect((await unblock(ada, bob, cleo)).code).toBe(403)
    expect((await block(ada, ada)).code).toBe(403)
    expect(await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: 999_999 })).toMatchObject(nobody)
    expect((await unblock(ada, bob)).code).toBe(200)
    expect((await blacklist(ada)).list).toEqual([])
    const visitor = await server.visitor()
    for (const call of [friendsCalls.addBlack, friendsCalls.removeBlack])
      expect((await visitor.ask(call, { f_u_id: ada.userId, defriend_u_id: bob.userId })).status).toBe(401)
  })

  it('forgets what was noted about the friend, which does not come back with the friendship [FRND-33, FRND-39]', async () => {
    await befriend(ada, bob)
    await Promise.all([rename(ada, bob, 'Bobby'), remind(ada, bob, 1)])
    await block(ada, bob)
    await unblock(ada, bob)
    await befriend(bob, ada)
    expect(await personOf(ada, bob)).toMatchObject({ relation: 2, userName: 'Bob', remark: '', stick: 0 })
  })
})

describe('the blacklist', () => {
  it('lists 20 a page at most, the newest first, with all that shows a person [FRND-37, FRND-44, FRND-46]', async () => {
    const people = await Promise.all(Array.from({ length: 21 }, (_, at) => server.signedIn(`P${at}`)))
    for (const person of people) {
      await server.clock.advance(1)
      await block(ada, person)
    }
    const [first, second] = [await blacklist(ada, 1, 50), await blacklist(ada, 2)]
    expect([first.pageNo, first.pages, first.list.length]).toEqual([1, 2, 20])
    expect([second.pageNo, second.pages, second.list.map(({ userName }) => userName)]).toEqual([2, 2, ['P0']])
    expect(first.list[0]).toMatchObject({ userName: 'P20', relation: 4, blocked: 1, status: 3 })
    expect((await blacklist(ada, 3)).list).toEqual([])
    expect((await blacklist(bob)).list).toEqual([])
  })

  it('loses who was recovered and who is no more [FRND-45]', async () => {
    const cleo = await signUp(server, 'Cleo')
    await block(ada, bob)
    await block(ada, cleo)
    await unblock(ada, bob)
    expect((await blacklist(ada)).list.map(({ userName }) => userName)).toEqual(['Cleo'])
    await cleo.ask(accountCalls.deleteAccount, { userId: cleo.userId })
    expect((await blacklist(ada)).list).toEqual([])
  })
})

describe('deleting a friend', () => {
  it('makes strangers of both and takes the own conversation away; the other is told and cannot write [FRND-4, FRND-35]', async () => {
    await befriend(ada, bob)
    await send(bob, ada, 'hello')
    await server.clock.advance(MINUTE)
    expect((await unfriend(ada, bob)).code).toBe(200)
    expect(await bothRelations()).toEqual([4, 4])
    expect((await rows(bob, 'relation')).at(-1)).toMatchObject({ userId: ada.userId, relation: 4 })
    expect(await rows(ada, 'deleted')).toEqual([{ friendId: bob.userId, upTo: server.clock.now() - MINUTE }])
    expect([(await recent(ada)).length, (await recent(bob)).length]).toEqual([0, 1])
    expect((await send(bob, ada, 'why?')).code).toBe(54011)
    expect(await coins(ada)).toBe(111)
  })

  it('twice, or by both at the same moment, is one [FRND-12]', async () => {
    await befriend(ada, bob)
    const done = await Promise.all([unfriend(ada, bob), unfriend(bob, ada), unfriend(ada, bob)])
    expect(done.map(({ code }) => code)).toEqual([200, 200, 200])
    expect((await rows(ada, 'relation')).filter((row) => (row as { relation: number }).relation === 4)).toHaveLength(1)
  })

  it('is for friends: a request is answered, not deleted [FRND-33]', async () => {
    await add(ada, bob)
    expect([(await unfriend(ada, bob)).code, (await unfriend(bob, ada)).code]).toEqual([403, 403])
    expect(await bothRelations()).toEqual([1, 3])
    expect((await ada.ask(friendsCalls.delete, { f_u_id: 999_999 })).code).toBe(403)
    const visitor = await server.visitor()
    expect((await visitor.ask(friendsCalls.delete, { f_u_id: bob.userId })).status).toBe(401)
  })
})
