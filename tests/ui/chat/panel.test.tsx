import * as E from 'fp-ts/Either'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatFeature, ChatView } from '../../../src/application/chat/chat.feature'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import { Page as MessagePage } from '../../../src/ui/chat/message.page'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { layOut } from './session'

layOut()
afterEach(() => void vi.useRealTimers())

const bob = aConversation(7, { name: 'Bob', lastText: 'see you', lastKind: 'txt', relation: 'friend' })
const asking = (id: number, over: Partial<ListedConversation> = {}) =>
  aConversation(id, { name: `Asker ${id}`, relation: 'asking', ...over })

interface Scene {
  readonly listed?: readonly ListedConversation[]
  readonly view?: Partial<ChatView>
  readonly chat?: Partial<ChatFeature>
  readonly friends?: FriendsFeature
  readonly mobile?: boolean
}

const draw = ({
  listed = [bob],
  view = {},
  chat = {},
  friends = aFriends([anAcquaintance(7)]),
  mobile = true,
}: Scene = {}) => {
  const plain = aChat(listed)
  const feature = { ...plain, view: { ...plain.view, ...view }, ...chat }
  return drawView(aCore(anAccount(signedIn()), { chat: feature, friends }), <MessagePage />, 'en', { mobile })
}

const thousand = Array.from({ length: 1_000 }, (_, n) => aConversation(n + 1, { name: `Person ${n + 1}` }))

const rowOf = (name: RegExp) => screen.getByRole('link', { name })
const touch = { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 1 }
const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

describe('the messages panel', () => {
  it('has the tabs Messages and Friends; the latter leads to the friends [CHAT-1]', async () => {
    const { memory } = await draw()
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('link', { name: 'Friends' }))
    expect(memory.history.at(-1)).toBe('/friends')
  })

  it('has a switch for favourites on phones only [CHAT-2]', async () => {
    const setFavoritesOnly = vi.fn<ChatFeature['setFavoritesOnly']>()
    const { unmount } = await draw({ chat: { setFavoritesOnly } })
    await userEvent.click(screen.getByRole('switch', { name: 'Favorites only' }))
    expect(setFavoritesOnly).toHaveBeenCalledWith(true)
    unmount()
    await draw({ mobile: false })
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('shows the seven parts of a row [CHAT-3]', async () => {
    await draw({ listed: [{ ...bob, pinned: true, unread: 3, headImg: '/face.webp' }] })
    const row = rowOf(/Bob/)
    expect(row.querySelector('img')).not.toBeNull()
    expect(within(row).getByText('Online')).toBeInTheDocument()
    expect(row).toHaveTextContent('Bob')
    expect(row).toHaveTextContent('see you')
    expect(row.querySelector('time')).not.toBeNull()
    expect(within(row).getByRole('img', { name: 'Favorite' })).toBeInTheDocument()
    expect(within(row).getByText('3 unread')).toBeInTheDocument()
  })

  it('marks a row whose message was not sent, and no other [CHAT-3, CHAT-75]', async () => {
    const { unmount } = await draw({ view: { notSent: new Set([bob.friend]) } })
    expect(within(rowOf(/Bob/)).getByRole('img', { name: 'Not sent' })).toBeInTheDocument()
    unmount()
    await draw()
    expect(within(rowOf(/Bob/)).queryByRole('img', { name: 'Not sent' })).toBeNull()
  })

  it.each([
    ['img', '', 'Picture'],
    ['gift', '{}', 'Gift'],
    ['giftAsk', '{}', 'Asked for a gift'],
    ['friend', '', 'You are friends now. Say hello!'],
    ['video', 'x', 'Video call'],
    ['system', '', 'Notice'],
  ] as const)('says what a message of kind %s is [CHAT-3]', async (lastKind, lastText, words) => {
    await draw({ listed: [{ ...bob, lastKind, lastText }] })
    expect(rowOf(/Bob/)).toHaveTextContent(words)
  })

  it('shows pending requests as one entry with up to three faces, which opens the say-hi panel [CHAT-4, CHAT-10]', async () => {
    const { memory } = await draw({ listed: [1, 2, 3, 4].map((id) => asking(id, { unread: 1 })) })
    const row = rowOf(/New friend requests/)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(row.querySelectorAll('[data-initials], img')).toHaveLength(3)
    expect(within(row).getByText('4 unread')).toBeInTheDocument()
    expect(row).toHaveTextContent('and 1 more')
    await userEvent.click(row)
    expect(memory.history.at(-1)).toBe('/message/IMSayHiSession')
  })

  it('says Demo of a demo person, in a row of their own as among those who ask [PLUS-1]', async () => {
    await draw({ listed: [{ ...bob, demo: true }, asking(1, { demo: true }), asking(2)] })
    expect(rowOf(/Bob/)).toHaveTextContent('BobDemo')
    expect(rowOf(/New friend requests/)).toHaveTextContent('Asker 1 (Demo)')
    expect(rowOf(/New friend requests/)).not.toHaveTextContent('Asker 2 (Demo)')
  })

  it('names the senders of the product and shows their own pictures [CHAT-5, CHAT-35]', async () => {
    await draw({ listed: [-1, -2, -3].map((id) => aConversation(id, { name: '', lastKind: 'system' })) })
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('[data-sender]')?.getAttribute('data-sender'))).toEqual([
      'notifications',
      'team',
      'income',
    ])
    expect(rows[0]).toHaveTextContent('Notifications')
    expect(rows[1]).toHaveTextContent('Visavis team')
    expect(rows[2]).toHaveTextContent('Income Notices')
  })

  it('has the coin banner above the list, and puts it away [CHAT-7, CHAT-92]', async () => {
    const dismissCoinBanner = vi.fn<() => void>()
    const { unmount } = await draw({ view: { coinBanner: true }, chat: { dismissCoinBanner } })
    const banner = screen.getByText('Coins open video calls and gifts.')
    const list = screen.getByRole('list', { name: 'Messages' })
    expect(banner.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(dismissCoinBanner).toHaveBeenCalledOnce()
    unmount()
    await draw({ view: { coinBanner: false } })
    expect(screen.queryByText('Coins open video calls and gifts.')).toBeNull()
  })

  it('walks with the arrow keys, Home and End', async () => {
    await draw({ listed: [1, 2, 3].map((id) => aConversation(id, { name: `Person ${id}` })) })
    act(() => rowOf(/Person 1/).focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(rowOf(/Person 2/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(rowOf(/Person 3/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    expect(rowOf(/Person 1/)).toHaveFocus()
  })

  it('draws only what is in sight of a thousand conversations', async () => {
    await draw({ listed: thousand })
    const rows = screen.getAllByRole('listitem')
    expect(rows.length).toBeLessThan(40)
    expect(rows[0]).toHaveAttribute('aria-setsize', '1000')
  })

  it('draws what the next scroll brings while nobody scrolls', async () => {
    await draw({ listed: thousand.slice(0, 60) })
    const links = () => document.querySelectorAll('li > a').length
    expect(links()).toBeLessThan(60)
    await waitFor(() => expect(links()).toBe(60), { timeout: 10_000 })
  })
})

describe('the menu of a row', () => {
  it('opens after a press of 600 ms and not before, and the release opens no chat [CHAT-6]', async () => {
    const { memory } = await draw()
    vi.useFakeTimers()
    fireEvent.pointerDown(rowOf(/Bob/), { ...touch, clientX: 50, clientY: 50 })
    act(() => void vi.advanceTimersByTime(599))
    expect(screen.queryByRole('menu')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    expect(await screen.findByRole('menu')).toBeInTheDocument()
    fireEvent.click(document.querySelector('li a') ?? document.body)
    expect(memory.history).toHaveLength(1)
  })

  it('does not open when the finger moves or leaves before [CHAT-6]', async () => {
    await draw()
    vi.useFakeTimers()
    fireEvent.pointerDown(rowOf(/Bob/), { ...touch, clientX: 50, clientY: 50 })
    fireEvent.pointerMove(rowOf(/Bob/), { ...touch, clientX: 50, clientY: 80 })
    act(() => void vi.advanceTimersByTime(900))
    fireEvent.pointerDown(rowOf(/Bob/), { ...touch, clientX: 50, clientY: 50 })
    fireEvent.pointerUp(rowOf(/Bob/), { ...touch, clientX: 50, clientY: 50 })
    act(() => void vi.advanceTimersByTime(900))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it.each([
    ['friend', ['Add to favorites', 'Report', 'Delete']],
    ['stranger', ['Report', 'Delete']],
  ] as const)(
    'offers favourites to a %s alone, by the second button of the mouse [CHAT-6]',
    async (relation, offered) => {
      await draw({ listed: [{ ...bob, relation }] })
      fireEvent.contextMenu(rowOf(/Bob/), { clientX: 9, clientY: 9 })
      await screen.findByRole('menu')
      expect(names()).toEqual(offered)
    },
  )

  it('opens by keyboard too, for the senders of the product with deletion only [CHAT-6]', async () => {
    await draw({ listed: [aConversation(-2, { lastKind: 'system' })] })
    await userEvent.click(screen.getByRole('button', { name: 'More about Visavis team' }))
    await screen.findByRole('menu')
    expect(names()).toEqual(['Delete'])
  })

  it('makes a friend a favourite [CHAT-6]', async () => {
    const pin = vi.fn<FriendsFeature['pin']>(() => async () => E.right(undefined))
    await draw({ friends: aFriends([anAcquaintance(7)], {}, { pin }) })
    fireEvent.contextMenu(rowOf(/Bob/))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to favorites' }))
    expect(pin).toHaveBeenCalledWith(7, true)
  })

  it('asks before it deletes the conversation [CHAT-14]', async () => {
    const deleteConversation = vi.fn<ChatFeature['deleteConversation']>(() => async () => undefined)
    await draw({ chat: { deleteConversation } })
    fireEvent.contextMenu(rowOf(/Bob/))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(deleteConversation).not.toHaveBeenCalled()
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the conversation with Bob?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(deleteConversation).toHaveBeenCalledWith(7)
  })

  it('stands beside the row after a swipe, with the same actions [CHAT-6]', async () => {
    await draw()
    const row = rowOf(/Bob/)
    fireEvent.pointerDown(row, { ...touch, clientX: 300, clientY: 50 })
    fireEvent.pointerMove(row, { ...touch, clientX: 120, clientY: 52 })
    fireEvent.pointerUp(row, { ...touch, clientX: 120, clientY: 52 })
    const item = screen.getByRole('listitem')
    const beside = within(item)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(beside).toEqual(expect.arrayContaining(['Add to favorites', 'Report', 'Delete']))
    await userEvent.click(within(item).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  })
})
