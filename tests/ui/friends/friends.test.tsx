import * as E from 'fp-ts/Either'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import { Page as FriendsPage } from '../../../src/ui/friends/friends.page'
import { anAcquaintance } from '../shell/literal-features'
import { show } from './stage'

describe('friends', () => {
  it('lists favourites, then friends, with a search above [FRND-28] [FRND-30]', async () => {
    await show(FriendsPage, [
      anAcquaintance(1, { name: 'Ada' }),
      anAcquaintance(2, { name: 'Bea', pinned: true, demo: true }),
    ])
    const sections = screen.getAllByRole('list').map((list) => [list.getAttribute('aria-label'), list.textContent])
    expect(sections).toEqual([
      ['Favorites', expect.stringContaining('Bea')],
      ['Friends', expect.stringContaining('Ada')],
    ])
    expect(within(screen.getByRole('list', { name: 'Favorites' })).getByText('Demo')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
  })

  it('shows requests first, with their two ways out [FRND-19]', async () => {
    const answer = vi.fn<FriendsFeature['answer']>(() => async () => E.right(undefined))
    await show(FriendsPage, [anAcquaintance(3, { name: 'Cleo', relation: 'asking' })], { friends: { answer } })
    const requests = within(screen.getByRole('list', { name: 'Friend requests' }))
    await userEvent.click(requests.getByRole('button', { name: 'Accept' }))
    expect(answer).toHaveBeenCalledWith(3, 'accept')
  })

  it('says what to do when there are none', async () => {
    await show(FriendsPage, [])
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/')
  })

  it('shows the shape of what comes, and a way on when nothing comes', async () => {
    const load = vi.fn<FriendsFeature['load']>(async () => undefined)
    const { unmount } = await show(FriendsPage, [], { view: { listing: 'loading' } })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    unmount()
    await show(FriendsPage, [], { view: { listing: 'failed' }, friends: { load } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('search', () => {
  it('hands on what is typed', async () => {
    const search = vi.fn<FriendsFeature['search']>()
    await show(FriendsPage, [], { view: { guests: [anAcquaintance(9)] }, friends: { search } })
    const field = screen.getByRole('textbox', { name: 'Search' })
    await userEvent.type(field, 'li')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(search.mock.calls).toEqual([['l'], ['li'], ['']])
  })

  it('lists who was found, as they are known now', async () => {
    const found = anAcquaintance(5, { name: 'Lina', relation: 'stranger' })
    const now = { ...found, relation: 'asked' as const }
    await show(FriendsPage, [now], { view: { search: { _tag: 'Found', text: 'li', people: [found] } } })
    const row = screen.getByRole('link', { name: /Lina/ })
    expect(row).toHaveAttribute('href', '/profile/5')
    expect(row).toHaveTextContent('Requested')
    expect(screen.getByText('1 person found')).toBeInTheDocument()
  })

  it('says when nobody was found, and when it failed', async () => {
    const search = vi.fn<FriendsFeature['search']>()
    const { unmount } = await show(FriendsPage, [], { view: { search: { _tag: 'Found', text: 'zz', people: [] } } })
    expect(screen.getByText('Nobody found for “zz”')).toBeVisible()
    unmount()
    await show(FriendsPage, [], { view: { search: { _tag: 'Failed', text: 'zz' } }, friends: { search } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(search).toHaveBeenCalledWith('zz')
  })
})
