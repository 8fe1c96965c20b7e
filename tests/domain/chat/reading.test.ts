import { expect, it } from 'vitest'
import { readBefore } from '../../../src/domain/chat/reading'
import { HOUR } from '../../../src/domain/kernel/time'

it('counts as read what has been unread for more than 72 hours [CHAT-56]', () => {
  expect(readBefore(100 * HOUR)).toBe(28 * HOUR)
})
