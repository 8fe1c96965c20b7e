import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { arriving } from '../../../src/domain/chat/incoming'
import { kindOf } from '../../../src/domain/chat/message-kind'
import {
  disciplinaryAmong,
  fakeNotice,
  familyOf,
  FAKE_NOTICE_MS,
  noticeTypeOf,
  WELCOME_TEXT,
} from '../../../src/domain/chat/notice'
import { numbers } from '../../../src/domain/chat/message-kind'
import { ann, me, message, stored, user, uuid } from './samples'

const notice = (n: number, changes = {}) =>
  message(n, { ...numbers.system, bizType: 2000, content: 'word', ...changes })
const sender = (changes: object) => O.toNullable(arriving(notice(1, changes), 0))?.sender

describe('a notice', () => {
  it.each([
    [0, -1],
    [1, -2],
    [2, -3],
  ])('of type %i is shown under the sender %i [CHAT-35]', (noticeType, id) => {
    expect(sender({ noticeType })).toBe(id)
  })

  it('without a type is of type 100 and stays with its sender [CHAT-39]', () => {
    expect(noticeTypeOf(notice(1))).toBe(100)
    expect(noticeTypeOf(notice(1, { noticeType: 2 }))).toBe(2)
    expect(sender({})).toBe(ann)
  })

  it('is told by its business type: chat, disciplinary, or a sign to read the own data anew [CHAT-36]', () => {
    expect([1040, 2100, 1090, 7].map((bizType) => familyOf({ bizType }))).toEqual([
      'chat',
      'disciplinary',
      'refresh',
      'other',
    ])
  })

  it('1090 is not stored [CHAT-37]', () => {
    expect(arriving(notice(1, { bizType: 1090 }), 0)).toEqual(O.none)
    expect(O.isSome(arriving(notice(1, { bizType: 1091 }), 0))).toBe(true)
  })

  it.each([9, 10])('of message type %i is turned into the record of a call [CHAT-42]', (type) => {
    const kept = arriving(notice(1, { type, typeValue: 0, content: '{}' }), 0)
    expect(O.toNullable(kept)).toMatchObject({ ...numbers.call, bizType: 1040 })
    expect(O.flatMap(kindOf)(kept)).toEqual(O.some('video'))
  })

  it('1040 is the chat, call records included: the message type tells them apart [CHAT-40, CHAT-41]', () => {
    const record = arriving(message(1, { type: 7, typeValue: 7, bizType: 1040, content: '{}' }), 0)
    const text = arriving(message(2, { bizType: 1040, noticeType: 1 }), 0)
    expect(O.flatMap(kindOf)(record)).toEqual(O.some('video'))
    expect(O.toNullable(record)?.bizType).toBe(1040)
    expect(O.flatMap(kindOf)(text)).toEqual(O.some('txt'))
    expect(O.toNullable(text)?.sender).toBe(ann)
  })

  it('past its time, or of an ignored type, is dropped also when it would be turned into something else [CHAT-43, CHAT-45]', () => {
    expect(arriving(notice(1, { expires: 5 }), 6)).toEqual(O.none)
    expect(O.isSome(arriving(notice(1, { expires: 6 }), 6))).toBe(true)
    expect(arriving(notice(1, { type: 10, bizType: 1050 }), 0)).toEqual(O.none)
  })

  it('made here lasts five minutes and is a system message [CHAT-47, CHAT-48]', () => {
    const made = fakeNotice(user(-2), me, { uuid: uuid(1), content: WELCOME_TEXT, now: 1_000 })
    expect(made.expires).toBe(1_000 + 300_000)
    expect(FAKE_NOTICE_MS).toBe(300_000)
    expect(kindOf(made)).toEqual(O.some('system'))
    expect(made.content).toBe('Welcome! Be kind, stay safe and have fun.')
  })

  it('opens a popup only with 2100, the oldest first, and not again [CHAT-36]', () => {
    const all = [stored(3, { bizType: 2100 }), stored(2, { bizType: 2100 }), stored(1), stored(4, { bizType: 1040 })]
    expect(disciplinaryAmong(all, () => false)?.at).toBe(2)
    expect(disciplinaryAmong(all, (one) => one === uuid(2))?.at).toBe(3)
    expect(disciplinaryAmong([stored(2, { bizType: 2100, read: true })], () => false)).toBeNull()
    expect(disciplinaryAmong([stored(2)], () => false)).toBeNull()
  })
})
