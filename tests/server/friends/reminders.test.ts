import { describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Frame } from '../../../src/infrastructure/gateway/contract/frame.codec'
import { friendTopic } from '../../../server/rtm/topics'
import { tellSilent } from '../../../server/friends/tell-presence'
import { befriend } from '../befriend'
import { connect, type Line } from '../rtm/line'
import { signUp } from '../sign-up'
import { ada, beat, block, bob, personOf, remind, reminders, rename, server, setTheStage, unfriend } from './stage'

const QUIET = MINUTE

setTheStage({ settings: { friends: { reminders: 2, remindQuietMs: QUIET }, session: { browsersAllowed: 3 } } })

const bodies = (line: Line, kind: string): readonly unknown[] =>
  line.frames.filter((frame) => frame.kind === kind).map(({ body }) => body)
const online = (line: Line) => bodies(line, 'friend_online')

/** What was published before has been heard once a later signal has. */
const settled = async (line: Line): Promise<void> => {
  const id = crypto.randomUUID()
  line.say({ kind: 'signal', id, body: { roomNum: 'none', from: ada.userId, to: bob.userId, data: null } } as Frame)
  await line.heard((frame) => frame.id === id)
}

/** So long nobody hears more of one person's presence. */
const quiet = () => server.clock.advance(2 * SECOND)

/** Friends; Ada is there and wants to hear of Bob. */
const waiting = async (): Promise<Line> => {
  await befriend(ada, bob)
  await beat(ada)
  await remind(ada, bob, 1)
  return connect(server, ada)
}

describe('the switch', () => {
  it('answers with id, switch and status, and counts in the list [FRND-41, FRND-42]', async () => {
    await befriend(ada, bob)
    await beat(bob)
    expect((await remind(ada, bob, 1)).data).toEqual({ id: bob.userId, remindSwitch: 1, status: 2 })
    const { relationFriends, remindLimit, remindNum } = await reminders(ada)
    expect([remindNum, remindLimit]).toEqual([1, 2])
    expect(relationFriends).toMatchObject({
      pageNo: 1,
      pages: 1,
      list: [{ id: bob.userId, remindSwitch: 1, status: 2 }],
    })
    expect(await personOf(ada, bob)).toMatchObject({ remindSwitch: 1 })
    expect((await reminders(bob)).relationFriends.list).toMatchObject([{ id: ada.userId, remindSwitch: 0 }])
    expect((await remind(ada, bob, 0)).data.remindSwitch).toBe(0)
    expect((await reminders(ada)).remindNum).toBe(0)
  })

  it('is there for so many friends, and no more by pressing at the same moment [FRND-42]', async () => {
    const others = await Promise.all(['Cleo', 'Dan', 'Eve'].map((name) => signUp(server, name)))
    for (const other of others) await befriend(ada, other)
    const codes = (await Promise.all(others.map((other) => remind(ada, other, 1)))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([10025, 200, 200])
    expect((await reminders(ada)).remindNum).toBe(2)
    const on = others.filter((_other, at) => codes[at] === 200)
    for (const other of on) expect((await remind(ada, other, 1)).code).toBe(200)
    await unfriend(ada, on[0] ?? ada)
    expect((await reminders(ada)).remindNum).toBe(1)
  })

  it('is for friends only, 0 or 1, and for nobody without a session [FRND-33]', async () => {
    expect((await remind(ada, bob, 1)).code).toBe(403)
    expect((await ada.ask(friendsCalls.changeOnlineRemind, { f_u_id: 999_999, status: 1 })).code).toBe(403)
    await befriend(ada, bob)
    expect((await remind(ada, bob, 2)).code).toBe(400)
    const visitor = await server.visitor()
    expect((await visitor.ask(friendsCalls.changeOnlineRemind, { f_u_id: bob.userId, status: 1 })).status).toBe(401)
    expect((await visitor.ask(friendsCalls.onlineRemindList, { page_num: 1, page_size: 20 })).status).toBe(401)
  })

  it('stands beside each friend, 20 a page at most [FRND-37, FRND-43]', async () => {
    const people = await Promise.all(Array.from({ length: 21 }, (_, at) => server.signedIn(`P${at}`)))
    await server.parts.store.work(async ({ db }) => {
      const friends = people.map(({ userId }) => ({
        user_id: ada.userId,
        other_id: userId,
        relation: 2,
        fee_key: null,
        requested_at: null,
        changed_at: userId,
      }))
      await db.insertInto('relations').values(friends).execute()
      return { _tag: 'Right', right: undefined }
    })
    const pages = [await reminders(ada, 1, 100), await reminders(ada, 2), await reminders(ada, 3)]
    expect(pages.map(({ relationFriends: { list, pageNo, pages: all } }) => [pageNo, all, list.length])).toEqual([
      [1, 2, 20],
      [2, 2, 1],
      [3, 2, 0],
    ])
  })
})

describe('a friend who comes online', () => {
  it('is told of to who wants it, by the name that they use [FRND-40, FRND-42]', async () => {
    const line = await waiting()
    await rename(ada, bob, 'My Bobby')
    await beat(bob)
    const { body } = await line.heard(({ kind }) => kind === 'friend_online')
    expect(body).toEqual({ userId: bob.userId, userName: 'My Bobby', headImg: '', at: server.clock.now() })
  })

  it('is not told of again while they stay [FRND-42]', async () => {
    const line = await waiting()
    await beat(bob)
    await server.clock.advance(20 * SECOND)
    await beat(bob)
    await settled(line)
    expect(online(line)).toHaveLength(1)
  })

  it.each([
    ['not before the quiet time is over', QUIET - 1, 1],
    ['once it is over', QUIET, 2],
  ] as const)('is told of again %s [FRND-42]', async (_when, later, times) => {
    await waiting()
    let heard = 0
    const stop = server.parts.bus.subscribe(friendTopic(ada.userId), () => (heard += 1))
    await beat(bob)
    await server.clock.advance(later)
    await beat(ada)
    await beat(bob)
    await server.clock.settle()
    stop()
    expect(heard).toBe(times)
  })

  it('is not told of without the switch, after it, or to strangers [FRND-42, PLUS-12]', async () => {
    const line = await waiting()
    await remind(ada, bob, 0)
    await beat(bob)
    await settled(line)
    expect(online(line)).toEqual([])
    await bob.ask(accountCalls.logout, {})
    await remind(ada, bob, 1)
    await block(ada, bob)
    await beat(await server.signInAgain(bob.userId))
    await settled(line)
    expect(online(line)).toEqual([])
  })

  it('is seen by friends at once: online, busy, free and gone, and by nobody else [FRND-46]', async () => {
    await befriend(ada, bob)
    const cleo = await signUp(server, 'Cleo')
    const [line, other] = [await connect(server, ada), await connect(server, cleo)]
    await beat(bob)
    await beat(bob)
    await beat(bob, 1)
    await quiet()
    await bob.ask(callsCalls.ringStatus, { status: 2 })
    await quiet()
    await bob.ask(accountCalls.logout, {})
    await quiet()
    await line.heard(({ kind, body }) => kind === 'presence' && (body as { status: number }).status === 0)
    await settled(line)
    expect(bodies(line, 'presence')).toEqual([2, 1, 2, 0].map((status) => ({ userId: bob.userId, status })))
    expect(bodies(other, 'presence')).toEqual([])
  })

  it('is told of once in 2 s however often they change, and the last state is not lost [FRND-46]', async () => {
    await befriend(ada, bob)
    const line = await connect(server, ada)
    const heard = () => bodies(line, 'presence').map((body) => (body as { status: number }).status)
    await beat(bob)
    await line.heard(({ kind }) => kind === 'presence')
    for (const status of [1, 2, 1, 2, 1]) await beat(bob, status)
    await server.clock.advance(2 * SECOND - 1)
    await settled(line)
    expect(heard()).toEqual([2])
    await server.clock.advance(1)
    await line.heard(({ kind, body }) => kind === 'presence' && (body as { status: number }).status === 1)
    for (const status of [2, 1]) await beat(bob, status)
    await quiet()
    await settled(line)
    expect(heard()).toEqual([2, 1])
    await quiet()
    await bob.ask(accountCalls.logout, {})
    await line.heard(({ kind, body }) => kind === 'presence' && (body as { status: number }).status === 0)
  })

  it('is gone for friends within 10 s of the time after which nobody counts as there [FRND-46]', async () => {
    await befriend(ada, bob)
    await beat(bob)
    await server.clock.advance(50 * SECOND - 1)
    const line = await connect(server, ada)
    const look = () => tellSilent(server.parts.store, server.parts.bus, server.clock.now())
    await look()
    await settled(line)
    expect(bodies(line, 'presence')).toEqual([])
    await server.clock.advance(10 * SECOND)
    await look()
    await settled(line)
    expect(bodies(line, 'presence')).toContainEqual({ userId: bob.userId, status: 0 })
  })
})
