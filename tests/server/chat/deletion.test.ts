import { describe, expect, it } from 'vitest'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { signUp } from '../sign-up'
import { ada, bob, forget, history, inboxOf, recent, send, server, setTheStage, snapshot, texts } from './stage'

setTheStage()

describe('deleting a conversation', () => {
  it('takes it from the list, the history and the snapshot of who deletes, and tells their devices up to when [CHAT-14]', async () => {
    await send(ada, bob, 'one')
    await server.clock.advance(1_000)
    await send(bob, ada, 'two')
    const at = server.clock.now()
    await server.clock.advance(1_000)
    expect((await forget(ada, bob)).code).toBe(200)
    expect(await recent(ada)).toEqual([])
    expect(await history(ada, bob)).toEqual([])
    expect(await snapshot(ada)).toMatchObject({ conversations: [], messages: [], unread: 0 })
    expect(await inboxOf(ada, 'deleted')).toEqual([{ friendId: bob.userId, upTo: at }])
  })

  it('leaves the other side everything, and tells it nothing [CHAT-14]', async () => {
    await send(ada, bob, 'one')
    await send(bob, ada, 'two')
    const rows = (await inboxOf(bob, 'message')).length
    await forget(ada, bob)
    expect(texts(await history(bob, ada))).toEqual(['one', 'two'])
    expect(texts((await snapshot(bob)).messages)).toEqual(['one', 'two'])
    expect(await recent(bob)).toMatchObject([{ friendId: ada.userId, content: 'two', unreadCount: 1 }])
    expect(await inboxOf(bob, 'deleted')).toEqual([])
    expect(await inboxOf(bob, 'read')).toEqual([])
    expect(await inboxOf(bob, 'message')).toHaveLength(rows)
  })

  it('comes back with a later message, and only with what is new [CHAT-14]', async () => {
    await send(bob, ada, 'old and unread')
    await forget(ada, bob)
    await server.clock.advance(1_000)
    await send(bob, ada, 'new')
    expect(await recent(ada)).toMatchObject([{ friendId: bob.userId, content: 'new', unreadCount: 1 }])
    expect(texts(await history(ada, bob))).toEqual(['new'])
    expect(await snapshot(ada)).toMatchObject({ unread: 1, messages: [{ content: 'new' }] })
    await send(ada, bob, 'answer')
    expect(texts(await history(bob, ada))).toEqual(['old and unread', 'new', 'answer'])
  })

  it('that is told late keeps what came after the moment it was meant for [CHAT-14]', async () => {
    await send(bob, ada, 'before')
    const upTo = server.clock.now()
    await server.clock.advance(1)
    await send(bob, ada, 'after')
    await forget(ada, bob, upTo)
    expect(texts(await history(ada, bob))).toEqual(['after'])
    expect(await recent(ada)).toMatchObject([{ content: 'after', unreadCount: 1 }])
    expect(await inboxOf(ada, 'deleted')).toEqual([{ friendId: bob.userId, upTo }])
    await forget(ada, bob, upTo - 1)
    expect(texts(await history(ada, bob))).toEqual(['after'])
  })

  it('is one deletion however often and at once it is asked for, and nothing where there is nothing [CHAT-14]', async () => {
    await send(ada, bob, 'one')
    await Promise.all([forget(ada, bob), forget(ada, bob)])
    expect((await forget(ada, bob)).code).toBe(200)
    expect(await inboxOf(ada, 'deleted')).toHaveLength(1)
    const eve = await signUp(server, 'Eve')
    expect((await forget(ada, eve)).code).toBe(200)
    expect((await forget(ada, 999_999)).code).toBe(200)
    expect(await inboxOf(ada, 'deleted')).toHaveLength(1)
  })

  it('concerns one’s own side only, whatever ids are named', async () => {
    await send(ada, bob, 'one')
    const eve = await signUp(server, 'Eve')
    await forget(eve, ada)
    await forget(eve, bob)
    expect((await forget(ada, 0)).code).toBe(400)
    expect((await forget(ada, ada.userId)).code).toBe(400)
    for (const raw of [{}, { send_u_id: 'x' }, { send_u_id: [1] }, { send_u_id: 1, upTo: 'now' }])
      expect((await ada.ask(chatCalls.deleteUser, { send_u_id: 0 }, { raw })).code).toBe(400)
    expect((await forget(await server.visitor(), bob)).status).toBe(401)
    expect([texts(await history(ada, bob)), texts(await history(bob, ada))]).toEqual([['one'], ['one']])
    expect(await history(eve, bob)).toEqual([])
  })
})

it('pages of a history without what was deleted are full ones [CHAT-14, CHAT-61]', async () => {
  for (let count = 0; count < 5; count += 1) await send(ada, bob, `old ${count}`)
  await forget(bob, ada)
  for (let count = 0; count < 5; count += 1) await send(ada, bob, `new ${count}`)
  const page = async (page_num: number) =>
    (await bob.ask(chatCalls.history, { send_u_id: ada.userId, page_num, page_size: 3 })).data
  const [first, second] = [await page(1), await page(2)]
  expect([texts(first.list), first.pages]).toEqual([['new 2', 'new 3', 'new 4'], 2])
  expect([texts(second.list), second.pages]).toEqual([['new 0', 'new 1'], 2])
})
