import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from '../../../src/domain/chat/conversation-list'
import { favoritesOf, keyOfEntry, panelEntries, SAY_HI, type PanelEntry } from '../../../src/domain/chat/panel'
import { conversation, user } from './samples'

const asking = (id: number, lastAt: number, unread = 0) =>
  conversation(user(id), { relation: 'asking', lastAt, unread })
const keys = (entries: readonly PanelEntry[]) => entries.map(keyOfEntry)

describe('the rows of the messages panel', () => {
  it('folds pending requests into one entry -4 with three users, the sum of unread and the latest time [CHAT-4, CHAT-10]', () => {
    const entries = panelEntries(inOrder([asking(1, 5, 1), asking(2, 9, 2), asking(3, 7, 0), asking(4, 3, 4)]))
    expect(keys(entries)).toEqual([SAY_HI])
    expect(entries[0]).toMatchObject({ _tag: 'SayHi', group: { count: 4, unread: 7, lastAt: 9 } })
    const [group] = entries
    expect(group?._tag === 'SayHi' && group.group.people.map((one) => Number(one.friend))).toEqual([2, 3, 1])
  })

  it('puts the requests behind favourites and what is newer, before what is older [CHAT-10, CHAT-12]', () => {
    const others = [
      conversation(user(5), { pinned: true, lastAt: 1 }),
      conversation(user(6), { lastAt: 9 }),
      conversation(user(7), { lastAt: 2 }),
    ]
    expect(keys(panelEntries(inOrder([...others, asking(1, 5)])))).toEqual([5, 6, SAY_HI, 7])
    expect(keys(panelEntries(inOrder([...others, asking(1, 0)])))).toEqual([5, 6, 7, SAY_HI])
  })

  it('has no entry of requests when there are none', () => {
    expect(keys(panelEntries([conversation(user(5))]))).toEqual([5])
  })

  it('knows the three senders of the product [CHAT-5, CHAT-35]', () => {
    const entries = panelEntries([-1, -2, -3].map((id) => conversation(user(id))))
    expect(entries.map((entry) => entry._tag === 'System' && entry.sender)).toEqual(['notifications', 'team', 'income'])
  })

  it('keeps only friends that are pinned when asked for favourites [CHAT-2]', () => {
    const entries = panelEntries(
      inOrder([
        conversation(user(1), { pinned: true }),
        conversation(user(2)),
        conversation(user(3), { pinned: true, relation: 'stranger' }),
        conversation(user(-2), { pinned: true }),
        asking(4, 9),
      ]),
    )
    expect(keys(favoritesOf(entries))).toEqual([1])
  })

  it('loses nobody and shows nobody twice, whatever the relations [CHAT-10]', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 50 }),
        relation: fc.constantFrom('asking' as const, 'friend' as const, 'stranger' as const),
        lastAt: fc.nat(20),
        unread: fc.nat(5),
        pinned: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(some, (rows) => {
        const list = inOrder(rows.map(({ id, ...changes }) => conversation(user(id), changes)))
        const entries = panelEntries(list)
        const pending = list.filter((one) => one.relation === 'asking')
        expect(new Set(keys(entries)).size).toBe(entries.length)
        expect(entries).toHaveLength(list.length - pending.length + (pending.length > 0 ? 1 : 0))
      }),
    )
  })
})
