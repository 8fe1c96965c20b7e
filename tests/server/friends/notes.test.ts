import { describe, expect, it } from 'vitest'
import { REMARK_UNITS } from '../../../src/domain/friends/remark'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { ada, add, bob, favour, list, personOf, recent, rename, rows, send, server, setTheStage } from './stage'

setTheStage()

const newest = async (asker: typeof ada) => (await rows(asker, 'relation')).at(-1)

describe('a favourite', () => {
  it('stands before the others, on all own devices, and is nobody else’s business [FRND-28, FRND-38]', async () => {
    const cleo = await signUp(server, 'Cleo')
    await befriend(ada, bob)
    await server.clock.advance(1)
    await befriend(ada, cleo)
    const names = async () => (await list(ada)).list.map(({ stick, userName }) => [userName, stick])
    expect(await names()).toEqual([
      ['Cleo', 0],
      ['Bob', 0],
    ])
    const heard = (await rows(bob, 'relation')).length
    expect((await favour(ada, bob, 1)).code).toBe(200)
    expect(await names()).toEqual([
      ['Bob', 1],
      ['Cleo', 0],
    ])
    expect(await newest(ada)).toMatchObject({ userId: bob.userId, relation: 2, stick: 1 })
    expect(await rows(bob, 'relation')).toHaveLength(heard)
    expect(await personOf(ada, bob)).toMatchObject({ stick: 1 })
    await favour(ada, bob, 0)
    expect(await newest(ada)).toMatchObject({ userId: bob.userId, stick: 0 })
  })

  it('is said in two spellings, and twice is one [FRND-38]', async () => {
    await befriend(ada, bob)
    const before = (await rows(ada, 'relation')).length
    const pin = (stick: number) => ada.ask(friendsCalls.pin, { friendUserId: bob.userId, stick })
    await Promise.all([favour(ada, bob, 1), pin(1), favour(ada, bob, 1)])
    expect(await rows(ada, 'relation')).toHaveLength(before + 1)
    await pin(0)
    expect((await list(ada)).list[0]?.stick).toBe(0)
  })

  it('is a friend, and nothing but one or none [FRND-33, FRND-38]', async () => {
    expect((await favour(ada, bob, 1)).code).toBe(403)
    await add(ada, bob)
    expect([(await favour(ada, bob, 1)).code, (await favour(bob, ada, 1)).code]).toEqual([403, 403])
    expect((await ada.ask(friendsCalls.favor, { f_u_id: 999_999, favor: 1 })).code).toBe(403)
    await befriend(bob, ada)
    expect([(await favour(ada, bob, 2)).code, (await favour(ada, bob, -1)).code]).toEqual([400, 400])
    const visitor = await server.visitor()
    expect((await visitor.ask(friendsCalls.favor, { f_u_id: bob.userId, favor: 1 })).status).toBe(401)
    expect((await visitor.ask(friendsCalls.pin, { friendUserId: bob.userId, stick: 1 })).status).toBe(401)
  })
})

describe('a remark', () => {
  it('takes the place of the name wherever its owner reads it, and nowhere else [FRND-39, FRND-40]', async () => {
    await befriend(ada, bob)
    await send(bob, ada, 'hello')
    expect((await rename(ada, bob, '  My Bobby ')).data.nick_name).toBe('My Bobby')
    expect(await newest(ada)).toMatchObject({ userId: bob.userId, userName: 'My Bobby', remark: 'My Bobby' })
    expect((await recent(ada)).map(({ userName }) => userName)).toEqual(['My Bobby'])
    expect((await list(ada)).list).toMatchObject([{ userName: 'Bob', remark: 'My Bobby' }])
    const { data } = await ada.ask(chatCalls.snapshot, { page: 1 })
    expect(data.relations).toMatchObject([{ userId: bob.userId, userName: 'My Bobby', remark: 'My Bobby' }])
    const cleo = await signUp(server, 'Cleo')
    expect(await personOf(cleo, bob)).toMatchObject({ userName: 'Bob', remark: '' })
    expect(JSON.stringify([await rows(bob, 'relation'), await recent(bob)])).not.toContain('My Bobby')
  })

  it('stays when the friend takes another name, which is told to each in their own words [FRND-40]', async () => {
    const cleo = await signUp(server, 'Cleo')
    await befriend(ada, bob)
    await befriend(cleo, bob)
    await rename(ada, bob, 'My Bobby')
    await bob.ask(accountCalls.updateInfo, { userName: 'Robert' })
    expect(await newest(ada)).toMatchObject({ userName: 'My Bobby', remark: 'My Bobby', relation: 2 })
    expect(await newest(cleo)).toMatchObject({ userName: 'Robert', remark: '', relation: 2 })
  })

  it('of nothing is none: the reply is the name that shows from now on [FRND-40]', async () => {
    await befriend(ada, bob)
    await rename(ada, bob, 'My Bobby')
    expect((await rename(ada, bob, ' \u200b ')).data.nick_name).toBe('Bob')
    expect(await newest(ada)).toMatchObject({ userName: 'Bob', remark: '' })
    expect((await rename(ada, bob, '')).data.nick_name).toBe('Bob')
  })

  it('is cut after 30 visible characters, loses what is not seen, and its markup is starred [FRND-39]', async () => {
    await befriend(ada, bob)
    const nameAfter = async (remark: string) => (await rename(ada, bob, remark)).data.nick_name
    expect(await nameAfter('x'.repeat(31))).toBe('x'.repeat(30))
    expect(await nameAfter('👨‍👩‍👧'.repeat(31))).toBe('👨‍👩‍👧'.repeat(30))
    expect(await nameAfter('\u202eboB\u0007')).toBe('boB')
    expect(await nameAfter('<img src=x>')).toBe('***********')
    expect((await rename(ada, bob, 'x'.repeat(REMARK_UNITS + 1))).code).toBe(400)
  })

  it('is told once, however often it is given, and is for friends only [FRND-33]', async () => {
    expect((await rename(ada, bob, 'X')).code).toBe(403)
    await befriend(ada, bob)
    const before = (await rows(ada, 'relation')).length
    await Promise.all([rename(ada, bob, 'X'), rename(ada, bob, 'X')])
    expect(await rows(ada, 'relation')).toHaveLength(before + 1)
    expect((await ada.ask(friendsCalls.changeRemarkName, { f_u_id: 999_999, remark: 'X' })).code).toBe(403)
    const visitor = await server.visitor()
    expect((await visitor.ask(friendsCalls.changeRemarkName, { f_u_id: bob.userId, remark: 'X' })).status).toBe(401)
  })
})
