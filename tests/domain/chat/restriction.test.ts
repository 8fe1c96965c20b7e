import { describe, expect, it } from 'vitest'
import { arePicturesAllowed, isWordsOnly, restrictionOf } from '../../../src/domain/chat/restriction'
import { ann, me, message, user } from './samples'

describe('what keeps from writing', () => {
  it.each([
    ['friend', null],
    ['stranger', 'NoLongerFriends'],
    ['asked', 'NotYetFriends'],
    ['asking', 'NotYetFriends'],
    [null, null],
  ] as const)('to somebody who is %s: %s [CHAT-71, CHAT-72]', (relation, expected) => {
    expect(restrictionOf(ann, relation, false)).toBe(expected)
  })

  it.each(['friend', 'stranger', 'asked', 'asking', null] as const)(
    'nothing does in a video call with somebody who is %s; strangers have words only [CHAT-73]',
    (relation) => {
      expect(restrictionOf(ann, relation, true)).toBeNull()
      expect(isWordsOnly(relation, true)).toBe(relation === 'stranger')
      expect(isWordsOnly(relation, false)).toBe(false)
    },
  )

  it('nobody writes to the product itself, whatever the relation [CHAT-17]', () => {
    expect(restrictionOf(user(-2), 'friend', false)).toBe('Notices')
    expect(restrictionOf(user(-1), null, true)).toBe('Notices')
  })
})

describe('a picture', () => {
  const mine = message(1, { sender: me, receiver: ann })
  const record = message(2, { type: 7, typeValue: 7 })

  it('waits until they have written: own words and call records are no reply [CHAT-70]', () => {
    expect(arePicturesAllowed(ann, [], false)).toBe(false)
    expect(arePicturesAllowed(ann, [mine, record], false)).toBe(false)
    expect(arePicturesAllowed(ann, [mine, message(3)], false)).toBe(true)
    expect(arePicturesAllowed(ann, [message(3, { type: 3, typeValue: 3 })], false)).toBe(true)
  })

  it('is the gateway’s to judge while older messages are not here [CHAT-70]', () => {
    expect(arePicturesAllowed(ann, [mine], true)).toBe(true)
  })
})
