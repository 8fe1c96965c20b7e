import { expect, it } from 'vitest'
import { deliver } from '../../../server/chat/deliver'
import { numbers } from '../../../src/domain/chat/message-kind'
import { messageBody } from '../../../src/infrastructure/gateway/contract/frame.codec'
import { ada, bob, history, inboxOf, newUuid, send, server, setTheStage, snapshot, work } from './stage'

setTheStage()

it('a text is told with all that a message has, the same in inbox, history and snapshot [CHAT-27, CHAT-28, CHAT-39]', async () => {
  const messageUuid = newUuid()
  const { data } = await send(ada, bob, 'hi', { messageUuid })
  const body = {
    messageId: data.messageId,
    messageUuid,
    senderId: ada.userId,
    receiverId: bob.userId,
    message_type: 1,
    message_type_value: 0,
    content: 'hi',
    timeStamp: server.clock.now(),
    bizType: 0,
    bizData: { sendUserId: ada.userId, sendPlatformType: 4, sendTranslateCode: 0 },
    extra: { function: 'chat', messageType: 1 },
  }
  expect(messageBody.is(body)).toBe(true)
  for (const side of [ada, bob]) {
    expect(await inboxOf(side, 'message')).toEqual([body])
    expect(await history(side, side === ada ? bob : ada)).toEqual([body])
    expect((await snapshot(side)).messages).toEqual([body])
  }
})

it('the conversation of two has one name, whoever writes [CHAT-25, CHAT-26]', async () => {
  await send(ada, bob, 'hi')
  await send(bob, ada, 'hello')
  const rows = await work(({ db }) => db.selectFrom('messages').select('chat_id').execute())
  const [low, high] = [ada.userId, bob.userId].toSorted((a, b) => a - b)
  expect(rows.map(({ chat_id }) => chat_id)).toEqual([`2|${low}|${high}`, `2|${low}|${high}`])
})

it('what only some messages carry is kept with them [CHAT-27]', async () => {
  const fields = { giftId: 4, giftStar: 2, integral: 30, addType: 101, accept: 1, textContent: 'a rose' }
  const [sender, receiver] = [ada.userId, bob.userId]
  const message = { uuid: newUuid(), sender, receiver, ...numbers.gift, bizType: 0, content: '{}', fields }
  await work((own) => deliver(own, server.server.admin, { ...message, now: server.clock.now() }))
  const body = { ...fields, extra: { function: 'gift', messageType: 5 } }
  expect(await inboxOf(bob, 'message')).toMatchObject([body])
  expect(await history(ada, bob)).toMatchObject([body])
})

it('a column that this version has not written spoils no message', async () => {
  await send(ada, bob, 'hi')
  for (const extra of ['{"giftId":"four"}', '[1]', '"text"', 'null']) {
    await work(({ db }) => db.updateTable('messages').set({ extra }).execute())
    expect(await history(bob, ada)).toMatchObject([{ content: 'hi' }])
  }
})

it('a message that was numbered earlier and stored later takes no newer one’s place in the list', async () => {
  await send(ada, bob, 'first')
  await send(ada, bob, 'second')
  const ids = await work(({ db }) => db.selectFrom('messages').select('id').orderBy('id').execute())
  const last = () => work(({ db }) => db.selectFrom('conversations').select('last_message_id').execute())
  expect((await last()).map((row) => row.last_message_id)).toEqual([ids.at(-1)?.id, ids.at(-1)?.id])
  await work(({ db }) => db.updateTable('conversations').set({ last_message_id: 1_000 }).execute())
  await send(ada, bob, 'third')
  expect((await last()).map((row) => row.last_message_id)).toEqual([1_000, 1_000])
})
