import { describe, expect, it } from 'vitest'
import { storeMessage } from '../../../server/chat/message-store'
import { numbers } from '../../../src/domain/chat/message-kind'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import {
  ada,
  block,
  bob,
  forget,
  history,
  inboxOf,
  newUuid,
  recent,
  send,
  server,
  setTheStage,
  snapshot,
  work,
} from './stage'

setTheStage()

const storeAt = (now: number) =>
  work((own) =>
    storeMessage(own, {
      ...numbers.text,
      uuid: newUuid(),
      sender: bob.userId,
      receiver: ada.userId,
      bizType: 0,
      content: 'late',
      now,
    }),
  )
const page = (number: number) => ada.ask(chatCalls.snapshot, { page: number })

describe('the moments of a conversation', () => {
  it('grow with each message, though a clock goes back or stands still [CHAT-14]', async () => {
    const now = server.clock.now()
    await send(ada, bob, 'one')
    expect((await storeAt(now - 4_000)).at).toBe(now + 1)
    expect((await send(ada, bob, 'three')).data.timeStamp).toBe(now + 2)
    expect((await storeAt(now + 9_000)).at).toBe(now + 9_000)
    expect(await recent(ada)).toMatchObject([{ timestamp: now + 9_000 }])
  })

  it('keep a message that was stored after a deletion, whenever it was asked for [CHAT-14]', async () => {
    await server.clock.advance(1_000)
    await send(ada, bob, 'old')
    await forget(ada, bob, server.clock.now())
    const { at } = await storeAt(server.clock.now() - 1_000)
    const [deleted] = await inboxOf(ada, 'deleted')
    expect(at).toBeGreaterThan(Number(deleted?.['upTo']))
    expect(await history(ada, bob)).toMatchObject([{ content: 'late' }])
  })
})

describe('a snapshot', () => {
  it('tells what was deleted, on its first page [CHAT-14, CHAT-60]', async () => {
    await send(bob, ada, 'gone')
    const upTo = server.clock.now()
    await forget(ada, bob)
    await send(bob, ada, 'new')
    expect((await snapshot(ada)).deletions).toEqual([{ friendId: bob.userId, upTo }])
    expect((await snapshot(bob)).deletions).toEqual([])
    expect((await page(2)).data).toMatchObject({ deletions: [], pages: 2 })
  })

  it('has ten pages at most', async () => {
    expect([(await page(10)).code, (await page(11)).code]).toEqual([200, 400])
  })
})

describe('two in a block', () => {
  it('hear neither of readings nor how the other is called and looks now [PLUS-12]', async () => {
    await send(ada, bob, 'hi')
    await send(bob, ada, 'hi')
    await block(ada, bob)
    const read = { receiveUserId: bob.userId, sendUserId: ada.userId }
    expect((await bob.ask(chatCalls.readMsg, read)).code).toBe(200)
    expect([(await inboxOf(bob, 'read')).length, (await inboxOf(ada, 'read')).length]).toEqual([1, 0])
    const neutral = { userName: 'Deleted user', headImg: '' }
    expect(await recent(bob)).toMatchObject([{ friendId: ada.userId, ...neutral }])
    const { conversations, relations } = await snapshot(bob)
    expect(conversations).toMatchObject([neutral])
    expect(relations).toMatchObject([{ userId: ada.userId, ...neutral }])
  })
})
