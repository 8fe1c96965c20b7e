import * as E from 'fp-ts/Either'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import { Page as MessagePage } from '../../../src/ui/chat/message.page'
import { useLeaveQuestion } from '../../../src/ui/shell/leave-guard'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { aMessage, chatWith, drawSession, friend, layOut, opened, uuid } from './session'

layOut()

describe('messages panel', () => {
  it('shows a row with name, preview, time and unread count, and opens it [CHAT-3, SHELL-10]', async () => {
    const readAhead = vi.fn<ChatFeature['readAhead']>(() => async () => undefined)
    const listed = [aConversation(friend, { name: 'Bob', lastText: 'see you', lastKind: 'txt', unread: 2 })]
    const chat = { ...aChat(listed), readAhead }
    const core = aCore(anAccount(signedIn()), { chat, friends: aFriends([]) })
    const { memory } = await drawView(core, <MessagePage />)
    const row = screen.getByRole('link', { name: /Bob/ })
    expect(row).toHaveTextContent('see you')
    expect(within(row).getByText('2 unread')).toBeInTheDocument()
    await userEvent.click(row)
    expect(chat.readAhead).toHaveBeenCalledWith(friend)
    expect(memory.history.at(-1)).toBe('/message/IMMessageSession/7')
  })

  it('opens the row that was pressed last, also when the first one was slow to read', async () => {
    let slow: () => void = () => undefined
    const readAhead = vi.fn<ChatFeature['readAhead']>(
      (wanted) => () => (wanted === friend ? new Promise<void>((resolve) => (slow = resolve)) : Promise.resolve()),
    )
    const other = (friend + 1) as typeof friend
    const open = vi.fn<ChatFeature['open']>(() => async () => undefined)
    const listed = [aConversation(friend, { name: 'Bob' }), aConversation(other, { name: 'Cleo' })]
    const core = aCore(anAccount(signedIn()), { chat: { ...aChat(listed), open, readAhead }, friends: aFriends([]) })
    const { memory } = await drawView(core, <MessagePage />)
    await userEvent.click(screen.getByRole('link', { name: /Bob/ }))
    await userEvent.click(screen.getByRole('link', { name: /Cleo/ }))
    await act(async () => slow())
    expect(memory.history.at(-1)).toBe(`/message/IMMessageSession/${other}`)
    expect(open.mock.calls).toEqual([[other]])
  })

  it('opens nothing that a question before leaving may keep from being seen [CHAT-55]', async () => {
    const Unsaved = () => {
      useLeaveQuestion(true)
      return <MessagePage />
    }
    const open = vi.fn<ChatFeature['open']>(() => async () => undefined)
    const chat = { ...aChat([aConversation(friend, { name: 'Bob' })]), open }
    await drawView(aCore(anAccount(signedIn()), { chat, friends: aFriends([]) }), <Unsaved />)
    await userEvent.click(screen.getByRole('link', { name: /Bob/ }))
    expect(open).not.toHaveBeenCalled()
  })

  it('names what is no text, and says what to do when there is nothing', async () => {
    const withCall = aChat([aConversation(friend, { lastKind: 'video', lastText: '{"x":1}' })])
    const friends = aFriends([])
    const { unmount } = await drawView(aCore(anAccount(signedIn()), { chat: withCall, friends }), <MessagePage />)
    expect(screen.getByText('Video call')).toBeVisible()
    unmount()
    await drawView(aCore(anAccount(signedIn()), { chat: aChat([]), friends }), <MessagePage />)
    expect(screen.getByRole('button', { name: 'Find people' })).toBeVisible()
  })
})

describe('conversation', () => {
  it('is a region named by the other person, its messages a log', async () => {
    await drawSession({ chat: chatWith(opened([aMessage(1), aMessage(2, { mine: true })])) })
    const region = screen.getByRole('region', { name: 'Friend 7' })
    const log = within(region).getByRole('log')
    expect(log).toHaveTextContent('They wrote:text 1')
    expect(log).toHaveTextContent('You wrote:text 2')
  })

  it('shows a skeleton until what is stored is read, not that there is nothing', async () => {
    await drawSession({ chat: chatWith(opened([], { loaded: false })) })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(screen.queryByText(/This is the beginning/)).toBeNull()
  })

  it('opens and closes with the view, and keeps presence fresh meanwhile [CHAT-23, FRND-47]', async () => {
    const [leave, stop] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const look = vi.fn<ChatFeature['look']>(() => leave)
    const friends = aFriends([anAcquaintance(friend)], {}, { watch: vi.fn<FriendsFeature['watch']>(() => stop) })
    const { unmount } = await drawSession({ chat: chatWith(opened([]), { look }), friends })
    expect(look).toHaveBeenCalledWith(friend)
    expect(friends.watch).toHaveBeenCalledWith([friend])
    unmount()
    expect(leave).toHaveBeenCalledOnce()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('says how an own message stands: on its way, sent, or not sent with a way to retry [CHAT-74, CHAT-75]', async () => {
    const [retry, discard] = [
      vi.fn<() => () => Promise<void>>(() => async () => undefined),
      vi.fn<() => () => Promise<void>>(() => async () => undefined),
    ]
    const messages = [
      aMessage(1, { mine: true, delivery: { _tag: 'Pending' } }),
      aMessage(2, { mine: true }),
      aMessage(3, { mine: true, delivery: { _tag: 'Failed', why: { code: 54011, message: '' } } }),
      aMessage(4, { mine: true, delivery: { _tag: 'Failed', why: { code: 1, message: '' } } }),
    ]
    await drawSession({ chat: chatWith(opened(messages), { retry, discard }) })
    expect(screen.getByText('Sending')).toBeInTheDocument()
    expect(screen.getByText('Sent')).toBeInTheDocument()
    expect(screen.getByText('You are no longer friends')).toBeVisible()
    expect(screen.getByText('Failed to send message')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Not sent, tap to retry' })[0] as HTMLElement)
    expect(retry).toHaveBeenCalledWith(uuid(3))
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard message' })[1] as HTMLElement)
    expect(discard).toHaveBeenCalledWith(uuid(4))
  })

  it('writes a call as its duration or as what became of it [CHAT-42, CALL-9]', async () => {
    const record = (over: object) =>
      JSON.stringify({
        roomNum: 'r',
        callerUserId: 7,
        calleeUserId: 1001,
        videoTime: 0,
        hangupReason: 2,
        hangupUserId: 7,
        accept: false,
        addType: 0,
        callLocation: 102,
        ...over,
      })
    const messages = [
      aMessage(1, { kind: 'video', text: record({ accept: true, videoTime: 75 }) }),
      aMessage(2, { kind: 'video', text: record({}) }),
    ]
    await drawSession({ chat: chatWith(opened(messages)) })
    expect(screen.getByText('Video call, 01:15')).toBeVisible()
    expect(screen.getByText('Missed call')).toBeVisible()
  })

  it('draws what is in sight and little more, at the end, however long it is', async () => {
    const messages = Array.from({ length: 2_000 }, (_, n) => aMessage(n))
    await drawSession({ chat: chatWith(opened(messages)) })
    const rows = [...screen.getByRole('log').querySelectorAll('[data-index]')]
    const indexes = rows.map((row) => Number(row.getAttribute('data-index')))
    expect(Math.max(...indexes)).toBe(1_999)
    expect(indexes.length).toBeLessThan(30)
  })

  it('of which nothing was drawn before has its rows where they stay', async () => {
    const messages = Array.from({ length: 6 }, (_, n) =>
      aMessage(50_000 + n, { text: 'so long that it takes lines '.repeat(n) }),
    )
    await drawSession({ chat: chatWith(opened(messages)) })
    const rows = [...screen.getByRole('log').querySelectorAll<HTMLElement>('[data-index]')]
    const tops = rows
      .toSorted((one, other) => Number(one.dataset['index']) - Number(other.dataset['index']))
      .map(({ style }) => Number.parseFloat(style.top))
    expect(tops.slice(1).map((top, at) => top - (tops[at] ?? 0))).toEqual([50, 50, 50, 50, 50])
  })

  it.each([true, false])('opens at the newest message, mine: %s', async (mine) => {
    const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
    const tall = { scrollTo: { value: scrollTo }, scrollHeight: { value: 5_000 } }
    for (const [name, property] of Object.entries(tall))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, ...property })
    const messages = Array.from({ length: 60 }, (_, n) => aMessage(n, { mine }))
    await drawSession({ chat: chatWith(opened(messages)) })
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 4_400 }))
  })

  it('says the day once, where it begins [CHAT-19]', async () => {
    const messages = [
      aMessage(1, { at: new Date(2020, 2, 9, 23, 59).getTime(), separated: true }),
      aMessage(2, { at: new Date(2020, 2, 10, 0, 1).getTime() }),
      aMessage(3, { at: new Date(2020, 2, 10, 0, 2).getTime() }),
    ]
    await drawSession({ chat: chatWith(opened(messages)) })
    const times = [...screen.getByRole('log').querySelectorAll('time')].map(({ textContent }) => textContent)
    expect(times).toEqual(['Mon, Mar 9, 2020', expect.stringMatching(/11:59/), 'Tue, Mar 10, 2020'])
  })

  it('makes an address a link that tells the other site nothing', async () => {
    await drawSession({ chat: chatWith(opened([aMessage(1, { text: 'look: https://example.org/x.' })])) })
    const link = screen.getByRole('link', { name: 'https://example.org/x' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow'])
  })

  it('keeps the conversation on the screen while the calls are still being loaded', async () => {
    await drawSession({ chat: chatWith(opened([aMessage(1)])), callsComeLater: true })
    expect(screen.getByRole('log')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Video call' })).toBeNull()
  })

  it('never draws markup', async () => {
    const { container } = await drawSession({
      chat: chatWith(opened([aMessage(1, { text: '<img src=x> <b>bold</b>' })])),
    })
    expect(container.querySelector('b, img[src="x"]')).toBeNull()
    expect(screen.getByText('<img src=x> <b>bold</b>')).toBeVisible()
  })

  it('shows the banner for a request of theirs only, with both answers [CHAT-18, FRND-19]', async () => {
    const answer = vi.fn<FriendsFeature['answer']>(() => async () => E.right(undefined))
    const friends = aFriends([anAcquaintance(friend, { relation: 'asking' })], {}, { answer })
    await drawSession({ friends })
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(answer).toHaveBeenCalledWith(friend, 'accept')
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect(answer).toHaveBeenCalledWith(friend, 'refuse')
  })

  it('has no banner between friends [CHAT-18]', async () => {
    await drawSession()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('says that older messages could not be had, and asks for them once more when that is pressed [CHAT-61]', async () => {
    const loadOlder = vi.fn<ChatFeature['loadOlder']>(async () => undefined)
    const older = (state: 'missed' | 'loading') => chatWith(opened([aMessage(1)], { older: state }), { loadOlder })
    const { unmount } = await drawSession({ chat: older('missed') })
    expect(loadOlder).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadOlder).toHaveBeenCalledOnce()
    unmount()
    await drawSession({ chat: older('loading') })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
