import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { kindOf, numbers } from '../../../src/domain/chat/message-kind'

const kind = (type: number, typeValue: number, content = '') => O.toNullable(kindOf({ type, typeValue, content }))
const NONE = 99

describe('the kind of a message', () => {
  it.each([
    [0, 'txt'],
    [1, 'friend'],
    [3, 'img'],
    [4, 'gift'],
    [-3, 'system'],
  ])('value %i is %s, whatever the type [CHAT-31, CHAT-33]', (value, expected) => {
    expect(kind(NONE, value)).toBe(expected)
    expect(kind(2, value)).toBe(expected)
  })

  it.each([
    [1, 'txt'],
    [2, 'friend'],
    [5, 'gift'],
    [7, 'video'],
    [10, 'video'],
  ])('type %i is %s where the value says nothing [CHAT-29, CHAT-33]', (type, expected) => {
    expect(kind(type, NONE)).toBe(expected)
  })

  it('takes type 3 for an image [CHAT-30]', () => {
    expect(kind(3, NONE)).toBe('img')
  })

  it.each([7, 10])('knows a call record of type %i that carries no value of its own [CHAT-29]', (type) => {
    expect(kind(type, 0)).toBe('video')
  })

  it('looks into type 4 for a gift or a request for one [CHAT-33]', () => {
    expect(kind(4, NONE, '{"type":5}')).toBe('gift')
    expect(kind(4, NONE, '{"type":6}')).toBe('giftAsk')
    expect(kind(4, NONE, '{"type":8}')).toBeNull()
  })

  it.each(['', 'no json', 'null', '5', '[]', '{}'])('drops type 4 with content %j [CHAT-33]', (content) => {
    expect(kind(4, NONE, content)).toBeNull()
  })

  it('drops what is not known [CHAT-33]', () => {
    expect(kind(NONE, NONE)).toBeNull()
  })

  it('writes numbers that it reads as the same kind [CHAT-29]', () => {
    const read = Object.values(numbers).map(({ type, typeValue }) => kind(type, typeValue))
    expect(read).toEqual(['txt', 'friend', 'img', 'gift', 'video', 'system'])
  })
})
