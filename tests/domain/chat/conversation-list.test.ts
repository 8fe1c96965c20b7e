import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder, mergeConversations, totalUnread } from '../../../src/domain/chat/conversation-list'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import { ann, bob, conversation, user } from './samples'

const never = () => 0

describe('the list of conversations', () => {
  it('puts pinned ones on top and sorts each part by time [CHAT-12]', () => {
    const list = [
      conversation(user(1), { lastAt: 9 }),
      conversation(user(2), { lastAt: 1, pinned: true }),
      conversation(user(3), { lastAt: 5 }),
      conversation(user(4), { lastAt: 2, pinned: true }),
    ]
    expect(inOrder(list).map((one) => Number(one.friend))).toEqual([4, 2, 1, 3])
  })

  it('keeps the larger unread count of both sides and the newest first [CHAT-11]', () => {
    const local = [conversation(ann, { unread: 5, lastAt: 1 }), conversation(bob, { unread: 1, lastAt: 2 })]
    const listed = [conversation(ann, { unread: 2, lastAt: 3 }), conversation(bob, { unread: 4, lastAt: 2 })]
    const merged = mergeConversations(local, listed, never)
    expect(merged.map(({ friend, unread }) => [friend, unread])).toEqual([
      [ann, 5],
      [bob, 4],
    ])
  })

  it('does not bring back what was read [CHAT-11]', () => {
    const local = [conversation(ann, { lastAt: 10 })]
    const listed = [conversation(ann, { unread: 2, lastAt: 10 })]
    expect(mergeConversations(local, listed, () => 10)[0]?.unread).toBe(0)
    expect(mergeConversations(local, listed, () => 9)[0]?.unread).toBe(2)
    expect(mergeConversations([], listed, () => 10)[0]?.unread).toBe(0)
  })

  it('shows the newer last message of both and the person as the server has them', () => {
    const local = [conversation(ann, { lastAt: 10, lastText: 'here', name: 'old' })]
    const listed = [conversation(ann, { lastAt: 5, lastText: 'there', name: 'new', pinned: true })]
    expect(mergeConversations(local, listed, never)[0]).toMatchObject({ lastText: 'here', name: 'new', pinned: true })
    expect(mergeConversations(listed, local, never)[0]).toMatchObject({ lastText: 'here', name: 'old' })
  })

  it('loses nobody, doubles nobody, and is the same merged again [CHAT-11]', () => {
    const some = fc.array(
      fc.record({ friend: fc.integer({ min: 1, max: 9 }), unread: fc.nat(9), lastAt: fc.nat(9), pinned: fc.boolean() }),
    )
    const listOf = (items: readonly { friend: number; unread: number; lastAt: number; pinned: boolean }[]) => [
      ...new Map(
        items.map((one): [number, ListedConversation] => [
          one.friend,
          conversation(user(one.friend), { unread: one.unread, lastAt: one.lastAt, pinned: one.pinned }),
        ]),
      ).values(),
    ]
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [local, listed] = [listOf(a), listOf(b)]
        const merged = mergeConversations(local, listed, never)
        const people = new Set([...local, ...listed].map((one) => one.friend))
        expect(merged).toHaveLength(people.size)
        expect(mergeConversations(merged, listed, never)).toEqual(merged)
      }),
    )
  })

  it('adds up to the number in the title [CHAT-24]', () => {
    expect(totalUnread([])).toBe(0)
    expect(totalUnread([conversation(ann, { unread: 2 }), conversation(bob, { unread: 1 })])).toBe(3)
  })
})
