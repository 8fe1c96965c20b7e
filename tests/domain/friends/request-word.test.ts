import { describe, expect, it } from 'vitest'
import { ADD_FRIEND_PRICE } from '../../../src/domain/friends/add-price'
import { relationOf } from '../../../src/domain/friends/relation'
import { requestWord } from '../../../src/domain/friends/request-word'
import { userId } from '../../builders/ids'

const ada = userId(1)
const bo = userId(2)

describe('words of a request', () => {
  it.each([
    ['requested', { _tag: 'Requested', by: ada, at: 0 }],
    ['added', { _tag: 'Requested', by: bo, at: 0 }],
    ['accepted', { _tag: 'Friends', askedBy: ada }],
    ['addedBack', { _tag: 'Friends', askedBy: bo }],
    ['completed', { _tag: 'Friends', askedBy: null }],
    [null, { _tag: 'Strangers' }],
    [null, { _tag: 'Blocked', by: ada }],
  ] as const)('are %s for the state that calls for it [FRND-23] [FRND-24]', (word, pair) => {
    expect(requestWord(pair, ada)).toBe(word)
  })
})

describe('relation codes', () => {
  it('read 4, nothing and what is unknown as stranger [FRND-5]', () => {
    expect([4, undefined, 0, 9].map(relationOf)).toEqual(['stranger', 'stranger', 'stranger', 'stranger'])
    expect([1, 2, 3].map(relationOf)).toEqual(['asked', 'friend', 'asking'])
  })
})

describe('price of adding', () => {
  it('is 9 coins [FRND-6]', () => {
    expect(ADD_FRIEND_PRICE).toBe(9)
  })
})
