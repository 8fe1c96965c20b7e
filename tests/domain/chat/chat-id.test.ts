import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatIdOf } from '../../../src/domain/chat/chat-id'
import { user } from './samples'

describe('the id of a conversation', () => {
  it('joins both ids in order [CHAT-25]', () => {
    expect(chatIdOf(user(9), user(4))).toBe('2|4|9')
  })

  it('orders them as numbers, not as text [CHAT-26]', () => {
    expect(chatIdOf(user(10), user(9))).toBe('2|9|10')
  })

  it('is the same for both people [CHAT-25]', () => {
    const id = fc.integer({ min: 1, max: 2 ** 50 })
    fc.assert(fc.property(id, id, (a, b) => chatIdOf(user(a), user(b)) === chatIdOf(user(b), user(a))))
  })
})
