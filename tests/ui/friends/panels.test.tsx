import * as E from 'fp-ts/Either'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import { Page as BlackList } from '../../../src/ui/friends/blacklist.page'
import { Page as Friends } from '../../../src/ui/friends/friends.page'
import { Page as OnlineFriends } from '../../../src/ui/friends/online-friends.page'
import { anAcquaintance } from '../shell/literal-features'
import { everythingIsSeen } from './seen'
import { show } from './stage'

const unreachable = { _tag: 'Unreachable', timedOut: false } as const
const reading = () => vi.fn<() => Promise<void>>(async () => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the friends panel', () => {
  const friends = [anAcquaintance(1, { name: 'Ada' }), anAcquaintance(2, { name: 'Bea', pinned: true })]

  it('lists favourites, then friends, with a search and the way to the reminders [FRND-28] [FRND-30] [FRND-31]', async () => {
    const { memory } = await show(Friends, friends)
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Favorites',
      'Friends',
    ])
    expect(within(screen.getByRole('list', { name: 'Favorites' })).getByText('Bea')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Online reminders' }))
    expect(memory.history?.at(-1)).toBe('/friends/online')
  })

  it('asks for the next page when its end is seen, and for none after the last [FRND-29] [FRND-37]', async () => {
    everythingIsSeen()
    const loadMore = reading()
    const { unmount } = await show(Friends, friends, { view: { more: true }, friends: { loadMore } })
    await waitFor(() => expect(loadMore).toHaveBeenCalledOnce())
    unmount()
    await show(Friends, friends, { view: { more: false }, friends: { loadMore } })
    expect(loadMore).toHaveBeenCalledOnce()
  })

  it('offers to try again where a further page did not come', async () => {
    const loadMore = reading()
    await show(Friends, friends, { view: { more: true, listing: 'failed' }, friends: { loadMore } })
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(loadMore).toHaveBeenCalledOnce()
  })

  it('shows own friends of that name at once, then whoever else was found [FRND-30] [FRND-32]', async () => {
    const found = [...friends, anAcquaintance(3, { name: 'Beate', relation: 'stranger' })]
    const { unmount } = await show(Friends, friends, { view: { search: { _tag: 'Searching', text: 'be' } } })
    expect(within(screen.getByRole('list', { name: 'Among your friends' })).getByText('Bea')).toBeVisible()
    expect(screen.queryByText('Ada')).not.toBeInTheDocument()
    unmount()
    const search = {
      _tag: 'Found',
      text: 'be',
      people: [found[1] ?? anAcquaintance(2), found[2] ?? anAcquaintance(3)],
    } as const
    await show(Friends, found.slice(0, 2), { view: { search } })
    expect(within(screen.getByRole('list', { name: 'Results' })).getByText('Beate')).toBeVisible()
    expect(screen.getAllByText('Bea')).toHaveLength(1)
    expect(screen.getByText('2 people found')).toBeInTheDocument()
  })

  it('is walked through with the arrow keys', async () => {
    await show(Friends, friends)
    const [first, second] = [screen.getByRole('link', { name: /Bea/ }), screen.getByRole('link', { name: /Ada/ })]
    act(() => first.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(first).toHaveFocus()
  })

  it('opens somebody once for two presses within 400 ms [FRND-13]', async () => {
    const { memory } = await show(Friends, friends)
    const before = memory.history?.length ?? 0
    await userEvent.dblClick(screen.getByRole('link', { name: /Ada/ }))
    expect(memory.history?.slice(before)).toEqual(['/profile/1'])
  })
})

describe('the blacklist', () => {
  const blocked = [anAcquaintance(5, { name: 'Cem', relation: 'stranger', blocked: true })]
  const blacklist = { items: blocked, listing: 'loaded', more: false } as const

  it('is read when it is opened, and asks before somebody is let again [FRND-44] [FRND-45]', async () => {
    const loadBlacklist = reading()
    const unblock = vi.fn<FriendsFeature['unblock']>(() => async () => E.right(undefined))
    await show(BlackList, blocked, { view: { blacklist }, friends: { loadBlacklist, unblock } })
    expect(loadBlacklist).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Cem' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Unblock Cem?' }))
    expect(unblock).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Unblock' }))
    expect(unblock).toHaveBeenCalledExactlyOnceWith(5)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('says when nobody is blocked, and when it could not be read [FRND-44]', async () => {
    const { unmount } = await show(BlackList, [])
    expect(screen.getByText('Nobody is blocked')).toBeVisible()
    unmount()
    await show(BlackList, [], { view: { blacklist: { items: [], listing: 'failed', more: false } } })
    expect(screen.getByText('The list could not be loaded')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('online reminders', () => {
  const items = [
    { person: anAcquaintance(1, { name: 'Ada', status: 'busy' }), on: true },
    { person: anAcquaintance(2, { name: 'Bea', status: 'unknown' }), on: false },
  ]
  const view = { reminders: { items, listing: 'loaded', more: false } as const, remindNum: 1 }
  const people = items.map(({ person }) => person)

  it('have a switch for each friend, say how they are and how many are on [FRND-41] [FRND-42]', async () => {
    const remind = vi.fn<FriendsFeature['remind']>(() => async () => E.right(undefined))
    await show(OnlineFriends, people, { view, friends: { remind } })
    expect(screen.getByText('1 reminder is on')).toBeVisible()
    expect(screen.getAllByText('Busy').length).toBeGreaterThan(0)
    expect(screen.getByRole('switch', { name: 'Tell me when Ada is online' })).toBeChecked()
    const bea = screen.getByRole('switch', { name: 'Tell me when Bea is online' })
    expect(bea).not.toBeChecked()
    await userEvent.click(bea)
    expect(remind).toHaveBeenCalledExactlyOnceWith(2, true)
  })

  it('say that a switch did not turn', async () => {
    const remind = vi.fn<FriendsFeature['remind']>(() => async () => E.left(unreachable))
    await show(OnlineFriends, people, { view, friends: { remind } })
    await userEvent.click(screen.getByRole('switch', { name: 'Tell me when Bea is online' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/)
  })
})
