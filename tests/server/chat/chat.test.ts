import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let ada: Asker
let bob: Asker

beforeEach(async () => {
  server = await startTestServer({
    env: { SENSITIVE_WORDS: 'badword' },
    settings: { limits: { messagesPerAccount: { count: 1_000, ms: 60_000 } }, chat: { freeMessages: 1_000 } },
  })
  ada = await signUp(server, 'Ada')
  bob = await signUp(server, 'Bob')
})
afterEach(() => server.close())

const send = (from: Asker, to: number, msg: string, messageUuid: string = crypto.randomUUID(), sender = from.userId) =>
  from.ask(chatCalls.sendMsg, { accept_u_id: to, send_u_id: sender, msg_type: 1, msg, messageUuid })
const inbox = (asker: Asker, kind: string) =>
  server.parts.store.read(async (db) => {
    const rows = db.selectFrom('inbox').select('body').where('user_id', '=', asker.userId).where('kind', '=', kind)
    return (await rows.orderBy('seq').execute()).map(({ body }): unknown => JSON.parse(body))
  })
const recent = async (asker: Asker) =>
  (await asker.ask(chatCalls.recentUsers, { page_num: 1, page_size: 100 })).data.list

describe('sending a message', () => {
  it('puts it into both inboxes, in the order of sending', async () => {
    await befriend(ada, bob)
    await send(ada, bob.userId, 'one')
    await send(ada, bob.userId, ' two ')
    for (const side of [ada, bob]) {
      expect(await inbox(side, 'message')).toMatchObject([
        { senderId: ada.userId, receiverId: bob.userId, content: 'one', message_type: 1, message_type_value: 0 },
        { content: 'two' },
      ])
    }
  })

  it('stores one message for each sender and uuid, and gives the same answer again [CHAT-53]', async () => {
    await befriend(ada, bob)
    const uuid = crypto.randomUUID()
    const answers = await Promise.all([send(ada, bob.userId, 'hi', uuid), send(ada, bob.userId, 'hi', uuid)])
    const again = await send(ada, bob.userId, 'other words', uuid)
    expect(new Set([...answers, again].map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await inbox(bob, 'message')).toMatchObject([{ content: 'hi' }])
    await send(bob, ada.userId, 'mine', uuid)
    expect(await inbox(ada, 'message')).toHaveLength(2)
  })

  it('refuses a uuid that was another receiver’s, and tells nothing of that message [CHAT-53]', async () => {
    const eve = await signUp(server, 'Eve')
    await befriend(ada, bob)
    await befriend(ada, eve)
    const uuid = crypto.randomUUID()
    await send(ada, bob.userId, 'hi', uuid)
    const said = await send(ada, eve.userId, 'hi', uuid)
    expect(said).toMatchObject({ code: 20011, data: null })
    expect(await inbox(eve, 'message')).toEqual([])
  })

  it('answers an accepted message the same after the friendship is over [CHAT-71]', async () => {
    await ada.ask(friendsCalls.add, { f_u_id: bob.userId, add_location: 102 })
    const uuid = crypto.randomUUID()
    const first = await send(ada, bob.userId, 'hi', uuid)
    await bob.ask(friendsCalls.answerRequest, { f_u_id: ada.userId, answer: 'refuse' })
    expect((await send(ada, bob.userId, 'hi', uuid)).data).toEqual(first.data)
    expect((await send(ada, bob.userId, 'still there?')).code).toBe(54011)
  })

  it.each([
    ['a stranger', () => send(ada, bob.userId, 'hi'), 54011],
    ['oneself', () => send(ada, ada.userId, 'hi'), 403],
    ['nobody', () => send(ada, 999_999, 'hi'), 403],
    ['a foreign sender', () => send(ada, ada.userId, 'hi', crypto.randomUUID(), bob.userId), 403],
    ['blanks', () => send(ada, bob.userId, '  \n '), 400],
    ['2,001 characters', () => send(ada, bob.userId, 'x'.repeat(2_001)), 54014],
    ['10,000 characters', () => send(ada, bob.userId, '😀'.repeat(5_000)), 54014],
    ['a listed word', () => send(ada, bob.userId, 'what a BadWord'), 54013],
    ['no uuid', () => send(ada, bob.userId, 'hi', 'seven'), 400],
  ])('refuses %s and stores nothing [CHAT-62, CHAT-66, CHAT-71]', async (_, attempt, code) => {
    expect((await attempt()).code).toBe(code)
    expect(await inbox(bob, 'message')).toEqual([])
  })

  it('takes 2,000 characters, and markup as asterisks [CHAT-34, PROF-11]', async () => {
    await befriend(ada, bob)
    expect((await send(ada, bob.userId, '😀'.repeat(2_000))).code).toBe(200)
    await send(ada, bob.userId, 'see <img src=x onerror=alert(1)> I <3 you')
    expect(await inbox(bob, 'message')).toMatchObject([{}, { content: `see ${'*'.repeat(28)} I <3 you` }])
  })

  it('refuses whoever is in a block with the other, on both sides [CHAT-71]', async () => {
    await befriend(ada, bob)
    await server.parts.store.work(async ({ db }) => {
      await db.insertInto('blocks').values({ user_id: bob.userId, other_id: ada.userId, at: 0 }).execute()
      return { _tag: 'Right', right: undefined }
    })
    expect((await send(ada, bob.userId, 'hi')).code).toBe(54010)
    expect((await send(bob, ada.userId, 'hi')).code).toBe(54010)
  })
})

describe('the free quota', () => {
  const settings = { chat: { freeMessages: 2 } }

  it('ends with the count of the day, says until when, and is none for who has bought coins [CHAT-76, CHAT-77, CHAT-80, SAFE-20]', async () => {
    const small = await startTestServer({ settings })
    const [one, two] = [await signUp(small, 'One'), await signUp(small, 'Two')]
    await befriend(one, two)
    const uuid = crypto.randomUUID()
    await send(one, two.userId, 'first', uuid)
    await send(one, two.userId, 'first', uuid)
    await send(one, two.userId, 'second')
    const third = await send(one, two.userId, 'third')
    expect(third).toMatchObject({ code: 54006, data: { countDown: 12 * 3_600_000 } })
    expect((await send(two, one.userId, 'hi')).code).toBe(200)
    await small.parts.store.work(async ({ db }) => {
      await db.updateTable('users').set({ pay_status: 1 }).where('id', '=', one.userId).execute()
      return { _tag: 'Right', right: undefined }
    })
    expect((await send(one, two.userId, 'third')).code).toBe(200)
    await small.close()
  })
})

describe('reading', () => {
  it('counts unread by sender, and reading is told once to both sides [CHAT-55]', async () => {
    await befriend(ada, bob)
    await send(ada, bob.userId, 'one')
    await send(ada, bob.userId, 'two')
    expect(await recent(bob)).toMatchObject([
      { friendId: ada.userId, userName: 'Ada', content: 'two', unreadCount: 2, relation: 2 },
    ])
    expect(await recent(ada)).toMatchObject([{ friendId: bob.userId, unreadCount: 0 }])
    const read = () => bob.ask(chatCalls.readMsg, { receiveUserId: bob.userId, sendUserId: ada.userId })
    await Promise.all([read(), read()])
    await read()
    expect(await recent(bob)).toMatchObject([{ unreadCount: 0 }])
    expect(await inbox(ada, 'read')).toMatchObject([{ readerId: bob.userId, friendId: ada.userId }])
    expect(await inbox(bob, 'read')).toHaveLength(1)
    const foreign = await bob.ask(chatCalls.readMsg, { receiveUserId: ada.userId, sendUserId: bob.userId })
    expect(foreign.code).toBe(403)
  })

  it('reads only what was there when a reading is told late [CHAT-23] [PLUS-17]', async () => {
    await befriend(ada, bob)
    await send(ada, bob.userId, 'seen')
    const upTo = server.clock.now()
    await server.clock.advance(1_000)
    await send(ada, bob.userId, 'not seen')
    await bob.ask(chatCalls.readMsg, { receiveUserId: bob.userId, sendUserId: ada.userId, upTo })
    expect(await recent(bob)).toMatchObject([{ unreadCount: 1 }])
    expect(await inbox(bob, 'read')).toMatchObject([{ upTo }])
  })

  it('pages through the history of a conversation of one’s own, 100 at a time [CHAT-61]', async () => {
    await befriend(ada, bob)
    const eve = await signUp(server, 'Eve')
    for (let i = 0; i < 101; i++) await send(ada, bob.userId, String(i))
    const page = async (asker: Asker, with_: number, page_num: number) =>
      (await asker.ask(chatCalls.history, { send_u_id: with_, page_num, page_size: 500 })).data
    expect(await page(bob, ada.userId, 1)).toMatchObject({ pages: 2 })
    expect((await page(bob, ada.userId, 1)).list.map(({ content }) => content)).toEqual(
      Array.from({ length: 100 }, (_, i) => String(i + 1)),
    )
    expect((await page(bob, ada.userId, 2)).list.map(({ content }) => content)).toEqual(['0'])
    expect((await page(eve, ada.userId, 1)).list).toEqual([])
  })

  it('gives a device that knows nothing all it needs, and a cursor that misses nothing', async () => {
    await befriend(ada, bob)
    await send(ada, bob.userId, 'hi')
    const { data } = await bob.ask(chatCalls.snapshot, { page: 1 })
    expect(data).toMatchObject({
      unread: 1,
      pages: 1,
      conversations: [{ friendId: ada.userId, unreadCount: 1 }],
      relations: [{ userId: ada.userId, relation: 2 }],
      messages: [{ content: 'hi' }],
    })
    const { inbox: rows, store } = server.parts
    expect(await store.read((db) => rows.head(db, bob.userId))).toBe(data.cursor)
  })
})
