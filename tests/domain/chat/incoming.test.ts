import { describe, expect, it } from 'vitest'
import { isKept, isKeptFromHistory } from '../../../src/domain/chat/incoming'
import { message } from './samples'

describe('what comes in', () => {
  it('is dropped past its time, and kept until then [CHAT-43]', () => {
    expect(isKept(message(1, { expires: 1_000 }), 1_000)).toBe(true)
    expect(isKept(message(1, { expires: 1_000 }), 1_001)).toBe(false)
    expect(isKept(message(1), Number.MAX_SAFE_INTEGER)).toBe(true)
  })

  it.each([52, 66, 73, 1050])('is dropped when %i is its type or its bizType [CHAT-44, CHAT-45]', (ignored) => {
    expect(isKept(message(1, { type: ignored }), 0)).toBe(false)
    expect(isKept(message(1, { bizType: ignored }), 0)).toBe(false)
  })

  it('is dropped when its kind is not known [CHAT-33]', () => {
    expect(isKept(message(1, { type: 99, typeValue: 99 }), 0)).toBe(false)
  })

  it('leaves out types 4 and 7 of the history alone [CHAT-60]', () => {
    expect([1, 2, 3, 4, 5, 7, 10].filter((type) => isKeptFromHistory(message(1, { type }), 0))).toEqual([
      1, 2, 3, 5, 10,
    ])
    expect(isKept(message(1, { type: 7 }), 0)).toBe(true)
  })

  it('drops what is too old from the history as well [CHAT-43]', () => {
    expect(isKeptFromHistory(message(1, { expires: 5 }), 6)).toBe(false)
  })
})
