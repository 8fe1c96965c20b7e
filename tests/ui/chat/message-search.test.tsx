import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { action, observable } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type {
  MessageHit,
  MessageSearchFeature,
  MessageSearchView,
  SearchState,
} from '../../../src/application/chat/message-search.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Language } from '../../../src/domain/kernel/language'
import { MessageSearch } from '../../../src/ui/chat/message-search'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { uuid } from './session'

const aHit = (n: number, over: Partial<MessageHit> = {}): MessageHit => ({
  friend: 7 as UserId,
  uuid: uuid(n),
  mine: false,
  at: Date.UTC(2020, 0, 5, 12, n),
  snippet: [
    { text: 'see you at the ', hit: false },
    { text: 'Café', hit: true },
  ],
  ...over,
})

const found = (
  hits: readonly MessageHit[],
  over: Partial<Extract<SearchState, { _tag: 'Found' }>> = {},
): SearchState => ({
  _tag: 'Found',
  hits,
  total: hits.length,
  complete: true,
  ...over,
})

const listed = aConversation(8, { name: 'Listed' })

const scene = async (answer: SearchState, language: Language = 'en', conversations = [listed]) => {
  const view = observable<MessageSearchView>({ text: '', state: { _tag: 'Idle' } }, {}, { deep: false })
  const show = action((state: SearchState) => Object.assign(view, { state }))
  const feature = {
    view,
    search: vi.fn<MessageSearchFeature['search']>(
      action((text) => void Object.assign(view, { text, state: text === '' ? { _tag: 'Idle' } : answer })),
    ),
    more: vi.fn<() => void>(),
    retry: vi.fn<() => void>(),
  }
  const chat = aChat(conversations)
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  const core = aCore(anAccount(signedIn()), { chat, friends, messageSearch: feature })
  const drawn = await drawView(core, <MessageSearch>the list</MessageSearch>, language)
  return { ...drawn, feature, show, field: screen.getByRole('searchbox') }
}

const typed = async (answer: SearchState, text = 'cafe') => {
  const drawn = await scene(answer)
  await userEvent.type(drawn.field, text)
  return drawn
}

describe('search in the messages panel [PLUS-26]', () => {
  it('shows the list until something is typed, and again when the field is emptied', async () => {
    const { feature, field } = await scene(found([aHit(1)]))
    expect(field).toHaveAccessibleName('Search messages')
    expect(screen.getByText('the list')).toBeVisible()
    await userEvent.type(field, 'cafe')
    expect(feature.search).toHaveBeenLastCalledWith('cafe')
    expect(screen.queryByText('the list')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(screen.getByText('the list')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Messages that were found' })).toBeNull()
  })

  it('shows each hit with person, side, the words around it marked, and its day', async () => {
    await typed(
      found([
        aHit(1),
        aHit(2, { friend: 8 as UserId, mine: true }),
        aHit(3, { friend: 9 as UserId }),
        aHit(4, { friend: -2 as UserId }),
      ]),
    )
    const [first, second, third, fourth] = within(
      screen.getByRole('list', { name: 'Messages that were found' }),
    ).getAllByRole('link')
    expect(first).toHaveTextContent('Bobsee you at the CaféJan 5, 2020')
    expect(first?.querySelector('mark')).toHaveTextContent('Café')
    expect(second).toHaveTextContent('ListedYou: see you at the Café')
    expect(third).toHaveTextContent('Conversationsee you')
    expect(fourth).toHaveTextContent('Visavis team')
  })

  it('says Demo of a demo person who is known by the list alone [PLUS-1]', async () => {
    const { field } = await scene(found([aHit(1)]), 'en', [aConversation(7, { demo: true })])
    await userEvent.type(field, 'cafe')
    expect(screen.getByRole('link')).toHaveTextContent('BobDemosee you at the Café')
  })

  it('leads to the message itself', async () => {
    const { memory } = await typed(found([aHit(1)]))
    await userEvent.click(screen.getByRole('link', { name: /Bob/ }))
    expect(memory.history.at(-1)).toBe(`/message/IMMessageSession/7?at=${uuid(1)}`)
  })

  it('says how much was found, and when nothing was', async () => {
    const { show } = await typed(found([aHit(1), aHit(2)]))
    expect(screen.getByRole('status')).toHaveTextContent('2 messages found')
    act(() => void show(found([])))
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    expect(screen.getByText('No message in this browser has these words.')).toBeVisible()
  })

  it('says while it searches and while older messages are being read, not that there is nothing', async () => {
    const { show } = await typed({ _tag: 'Searching' })
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Searching')
    act(() => void show(found([], { complete: false })))
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Older messages are still being read')
    expect(screen.queryByText('Nothing found')).toBeNull()
  })

  it('offers more when there is more, and another try when it failed', async () => {
    const { feature, show } = await typed(found([aHit(1)], { total: 31 }))
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(feature.more).toHaveBeenCalledOnce()
    act(() => void show({ _tag: 'Failed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(feature.retry).toHaveBeenCalledOnce()
  })

  it('is walked with arrows, and Escape empties it [PLUS-22]', async () => {
    const { feature, field } = await typed(found([aHit(1), aHit(2, { friend: 8 as UserId })]))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /Bob/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: /Listed/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(feature.search).toHaveBeenLastCalledWith('')
    expect(field).toHaveFocus()
    expect(screen.getByText('the list')).toBeVisible()
  })

  it('takes what is typed before its program is there', async () => {
    const core = aCore(anAccount(signedIn()), { chat: aChat([]), friends: aFriends([]) })
    await drawView(core, <MessageSearch>the list</MessageSearch>)
    await userEvent.type(screen.getByRole('searchbox'), 'early')
    expect(screen.getByRole('searchbox')).toHaveValue('early')
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  })

  it.each([
    [1, 'عُثر على رسالة واحدة'],
    [2, 'عُثر على رسالتين'],
    [3, 'عُثر على 3 رسائل'],
    [11, 'عُثر على 11 رسالة'],
  ])('counts %i in Arabic', async (total, words) => {
    const { field } = await scene(found([aHit(1)], { total }), 'ar')
    await userEvent.type(field, 'c')
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })
})
