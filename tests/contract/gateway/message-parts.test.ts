import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { messageBody, type MessageBody } from '../../../src/infrastructure/gateway/contract/frame.codec'
import { toMessage } from '../../../src/infrastructure/gateway/message-mapping'

const body = (over: Partial<MessageBody> = {}): MessageBody => ({
  messageId: 5,
  messageUuid: '00000000-0000-4000-8000-000000000001',
  senderId: 7,
  receiverId: 9,
  message_type: 1,
  message_type_value: 0,
  content: 'hello',
  timeStamp: 1_000,
  ...over,
})

const plain = { id: 5, sender: 7, receiver: 9, type: 1, typeValue: 0, bizType: 0, content: 'hello', at: 1_000 }

const read = (over: Partial<MessageBody> = {}) => {
  const decoded = messageBody.decode(body(over))
  return decoded._tag === 'Right' ? O.toNullable(toMessage(decoded.right)) : null
}

describe('a message of the wire', () => {
  it('is read with every field that it carries [CHAT-27]', () => {
    const full = read({
      bizType: 1040,
      noticeType: 2,
      expire: 9_000,
      picture_url: '/p',
      picture_width: 4,
      picture_height: 3,
      giftId: 11,
      giftStar: 2,
      integral: 30,
      addType: 1,
      accept: 1,
      translation: { state: 'done', text: 'hallo', language: 'de' },
      uniqueId: 'u',
      read: 1,
      bizData: { sendUserId: 7, sendPlatformType: 4, sendTranslateCode: 200 },
      extra: { function: 'gift', messageType: 5 },
    })
    expect(full).toEqual({
      ...plain,
      uuid: '00000000-0000-4000-8000-000000000001',
      bizType: 1040,
      noticeType: 2,
      expires: 9_000,
      picture: { url: '/p', width: 4, height: 3 },
      gift: { id: 11, stars: 2, points: 30 },
      adding: { type: 1, accepted: true },
      translation: { _tag: 'Done', text: 'hallo', language: 'de' },
      uniqueId: 'u',
      read: true,
      way: { sender: 7, platform: 4, translateCode: 200 },
      extra: { called: 'gift', messageType: 5 },
    })
  })

  it('has nothing besides where nothing came, and its `textContent` where it has no content [CHAT-27]', () => {
    expect(Object.keys(read() ?? {}).toSorted()).toEqual(Object.keys({ ...plain, uuid: '' }).toSorted())
    expect(read({ content: '', textContent: 'words' })?.content).toBe('words')
    expect(read({ content: 'hello', textContent: 'words' })?.content).toBe('hello')
  })

  it('has `bizData` and `extra` as texts or as objects; what is neither is left out [CHAT-28]', () => {
    const bizData = { sendUserId: 7, sendTranslateCode: 500 }
    const extra = { function: 'chat', messageType: 9 }
    const asText = read({ bizData: JSON.stringify(bizData), extra: JSON.stringify(extra) })
    expect(asText?.way).toEqual({ sender: 7, platform: 0, translateCode: 500 })
    expect(asText?.extra).toEqual({ called: 'chat', messageType: 9 })
    expect(read({ bizData, extra })).toEqual(asText)
    for (const broken of ['{', '7', 7, null, [1], { sendUserId: 'x', function: 3 }]) {
      const message = read({ bizData: broken, extra: broken })
      expect(message?.content).toBe('hello')
      expect(message?.way?.sender ?? 0).toBe(0)
    }
  })

  it('shows no translation as done that has no text [CHAT-20]', () => {
    const translation = (over: MessageBody['translation']) => (over ? read({ translation: over })?.translation : null)
    expect(translation({ state: 'done', text: '' })).toEqual({ _tag: 'Failed' })
    expect(translation({ state: 'done' })).toEqual({ _tag: 'Failed' })
    expect(translation({ state: 'failed', text: 'x' })).toEqual({ _tag: 'Failed' })
    expect(translation({ state: 'unavailable' })).toEqual({ _tag: 'Unavailable' })
  })
})
