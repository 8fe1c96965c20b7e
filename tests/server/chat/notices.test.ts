import { describe, expect, it } from 'vitest'
import { noticeBizTypes, noticeTypes, postNotice, type Notice } from '../../../server/chat/notice'
import { toMessageUuid } from '../../../src/domain/kernel/ids'
import { MINUTE } from '../../../src/domain/kernel/time'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { messageBody } from '../../../src/infrastructure/gateway/contract/frame.codec'
import type { Asker } from '../asker'
import { ada, bob, forget, history, inboxOf, recent, send, server, setTheStage, snapshot, texts, work } from './stage'

setTheStage()

const post = (to: Asker, more: Partial<Notice> = {}) =>
  work((own) =>
    postNotice(own, server.server.admin, {
      receiver: to.userId,
      type: noticeTypes.team,
      bizType: noticeBizTypes.chat,
      uniqueId: 'one',
      content: 'Hello',
      now: server.clock.now(),
      ...more,
    }),
  )

describe('a notice', () => {
  it.each([
    ['notification', 0, -1, 'Notifications'],
    ['team', 1, -2, 'Visavis team'],
    ['income', 2, -3, 'Income Notices'],
  ] as const)(
    'of the type %s comes under its own sender, and its body says all of it [CHAT-27, CHAT-35]',
    async (name, type, sender, called) => {
      expect(await post(ada, { type: noticeTypes[name], fields: { giftId: 3, integral: 40 } })).toBe(true)
      const body = {
        senderId: sender,
        receiverId: ada.userId,
        message_type: 4,
        message_type_value: -3,
        bizType: 1040,
        noticeType: type,
        uniqueId: 'one',
        giftId: 3,
        integral: 40,
        content: 'Hello',
        bizData: { sendUserId: sender, sendPlatformType: 4, sendTranslateCode: 0 },
        extra: { function: 'notice', messageType: 4 },
      }
      const [row] = await inboxOf(ada, 'message')
      expect(row).toMatchObject(body)
      expect(messageBody.is(row)).toBe(true)
      expect(toMessageUuid(String(row?.['messageUuid']))).toMatchObject({ _tag: 'Some' })
      expect(await history(ada, sender)).toMatchObject([body])
      expect(await recent(ada)).toMatchObject([
        { friendId: sender, userName: called, headImg: '', content: 'Hello', unreadCount: 1 },
      ])
      expect(await snapshot(ada)).toMatchObject({ unread: 1, messages: [body], conversations: [{ friendId: sender }] })
      expect([await inboxOf(bob, 'message'), await recent(bob)]).toEqual([[], []])
    },
  )

  it('of one occasion is told once to each person, also at the same moment [CHAT-38]', async () => {
    await Promise.all([post(ada), post(ada), post(ada)])
    expect(await post(ada)).toBe(false)
    expect(await post(bob)).toBe(true)
    expect(await post(ada, { uniqueId: 'another' })).toBe(true)
    expect(await inboxOf(ada, 'message')).toHaveLength(2)
    expect(await inboxOf(bob, 'message')).toHaveLength(1)
  })

  it('is not told when its unit of work comes to nothing', async () => {
    await server.parts.store.work(async (own) => {
      const { now } = server.clock
      const notice = { receiver: ada.userId, type: 1, bizType: 1040, uniqueId: 'x', content: 'x', now: now() } as const
      await postNotice(own, server.server.admin, notice)
      return { _tag: 'Left', left: 'no' }
    })
    expect([await inboxOf(ada, 'message'), await recent(ada)]).toEqual([[], []])
  })

  it('is read and deleted like any conversation [CHAT-14]', async () => {
    await post(ada)
    await ada.ask(chatCalls.readMsg, { receiveUserId: ada.userId, sendUserId: -2 })
    expect(await recent(ada)).toMatchObject([{ unreadCount: 0 }])
    await forget(ada, -2)
    expect([await recent(ada), await history(ada, -2)]).toEqual([[], []])
    expect(await inboxOf(ada, 'deleted')).toMatchObject([{ friendId: -2 }])
    await post(ada, { uniqueId: 'two', content: 'again' })
    expect(texts(await history(ada, -2))).toEqual(['again'])
  })

  it('is nobody to write to', async () => {
    await post(ada)
    expect((await send(ada, -2, 'hello?')).code).toBe(403)
  })
})

describe('a notice that passes', () => {
  it('says until when, and is in no list and no history [CHAT-48]', async () => {
    await post(ada, { lifeMs: 5 * MINUTE })
    expect(await inboxOf(ada, 'message')).toMatchObject([
      { content: 'Hello', expire: server.clock.now() + 300_000, noticeType: 1, uniqueId: 'one' },
    ])
    expect([await recent(ada), await history(ada, -2), (await snapshot(ada)).messages]).toEqual([[], [], []])
  })

  it('of the kind 1090 only makes devices read anew [CHAT-37]', async () => {
    await post(ada, { bizType: noticeBizTypes.refresh })
    expect(await inboxOf(ada, 'message')).toMatchObject([{ bizType: 1090 }])
    expect([await recent(ada), await history(ada, -2)]).toEqual([[], []])
  })
})
