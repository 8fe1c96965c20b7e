import { expect, it } from 'vitest'
import { CHAT_CALL_LOCATION, mayCallFromChat } from '../../../src/domain/calls/from-chat'

it('is for those who have bought coins [CHAT-22]', () => {
  expect([true, false].map((paid) => mayCallFromChat({ paid }))).toEqual([true, false])
})

it('is told as location 102 [CALL-84]', () => {
  expect(CHAT_CALL_LOCATION).toBe(102)
})
