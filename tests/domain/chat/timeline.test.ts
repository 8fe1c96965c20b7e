import { describe, expect, it } from 'vitest'
import { nextInstant, PAGE_SIZE, unreadOf, withNewest, withOlder, withWriting } from '../../../src/domain/chat/timeline'
import { me, stored } from './samples'

const page = (from: number, count: number) => Array.from({ length: count }, (_, i) => stored(from + i))
const ids = (messages: readonly { readonly id: number }[]) => messages.map((message) => message.id)

describe('the loaded part of a conversation', () => {
  it('reads 100 at once [CHAT-61]', () => {
    expect(PAGE_SIZE).toBe(100)
  })

  it('keeps older pages while the newest one moves on', () => {
    const loaded = page(1, 150)
    expect(ids(withNewest(loaded, page(52, 100)))).toEqual(ids(page(1, 151)))
  })

  it('takes over what the newest page says about the same message', () => {
    const failed = stored(2, { delivery: { _tag: 'Failed', why: { code: 1, message: '' } } })
    expect(withNewest([stored(1), failed], [stored(1), stored(2)])[1]?.delivery._tag).toBe('Sent')
  })

  it('forgets what a newest page that is not full no longer has', () => {
    expect(ids(withNewest([stored(1), stored(2)], [stored(2)]))).toEqual([2])
    expect(withNewest([stored(1)], [])).toEqual([])
  })

  it('keeps messages of the same instant apart at the edge of a page', () => {
    const loaded = [stored(1, { at: 52 }), ...page(52, 99)]
    expect(ids(withNewest(loaded, page(52, 100)))[0]).toBe(1)
  })

  it('puts older ones in front, each once', () => {
    expect(ids(withOlder(page(3, 2), page(1, 3)))).toEqual([1, 2, 3, 4])
  })

  it('puts behind what is loaded what is still being written, each once', () => {
    expect(ids(withWriting(page(1, 2), [stored(2), stored(3)]))).toEqual([1, 2, 3])
    const loaded = page(1, 2)
    expect(withWriting(loaded, [])).toBe(loaded)
  })

  it('puts an own message last although the clock is an hour behind', () => {
    expect(nextInstant(1_000, [stored(1, { at: 5_000 })])).toBe(5_001)
    expect(nextInstant(9_000, [stored(1, { at: 5_000 })])).toBe(9_000)
    expect(nextInstant(9_000, [])).toBe(9_000)
  })

  it('counts as unread what others wrote and nobody has read [CHAT-54]', () => {
    expect(unreadOf([stored(1), stored(2, { read: true }), stored(3, { sender: me })], me)).toBe(1)
  })
})
