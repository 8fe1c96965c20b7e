import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as O from 'fp-ts/Option'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import type { FriendsFeature, FriendsView } from '../../../src/application/friends/friends.feature'
import { Page } from '../../../src/ui/matching/home.page'
import { drawView } from '../shell/draw-view'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { aHotVideos } from './literal-hot-videos'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'
import { show } from '../friends/stage'

const people = [
  anAcquaintance(1, { name: 'Ada', status: 'offline', demo: true }),
  anAcquaintance(2, { name: 'Bea', status: 'online', demo: true }),
]

const visit = async (over: Partial<AccountFeature> = {}, friends?: FriendsFeature) => {
  const core = aCore(anAccount({}, over), friends === undefined ? {} : { friends })
  const drawn = await drawView(core, <Page />)
  await settled(() => document.querySelector('h1, [role="heading"]') !== null)
  return drawn
}

describe('home of a visitor', () => {
  it('says what this is, shows faces of demo people as such, and has one button', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await visit({ openSignIn }, aFriends([], { guests: people }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meet someone new, face to face.')
    expect(screen.getByText('Ada')).toBeVisible()
    expect(screen.getAllByText('Demo')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: /Sign in/ }))
    expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Button' })
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('stands without faces too', async () => {
    await visit()
    expect(screen.getByRole('button', { name: /Sign in/ })).toBeEnabled()
  })

  it('has the names of their countries ready before they come', async () => {
    const made = vi.spyOn(Intl, 'DisplayNames')
    await drawView(aCore(anAccount(), { friends: aFriends([]) }), <Page />, 'nl')
    await vi.waitFor(() => expect(made).toHaveBeenCalledWith(['nl'], { type: 'region' }))
    made.mockRestore()
  })

  it('reads them once', async () => {
    const loadGuests = vi.fn<FriendsFeature['loadGuests']>(async () => undefined)
    await visit({}, aFriends([], { guestListing: 'idle' }, { loadGuests }))
    expect(loadGuests).toHaveBeenCalledOnce()
  })
})

describe('home of a member [SHELL-2]', () => {
  it('shows those first who are here', async () => {
    await show(Page, [], { view: { guests: people }, others: { hotVideos: aHotVideos() } })
    const faces = (await screen.findAllByRole('link')).map((link) => link.textContent)
    expect(faces).toEqual([expect.stringContaining('Bea'), expect.stringContaining('Ada')])
    expect(screen.getByRole('heading', { name: '1 online now' })).toBeVisible()
  })

  it('shows requests that wait and the search', async () => {
    await show(Page, [anAcquaintance(3, { name: 'Cleo', relation: 'asking' })], {
      view: { guests: people },
      others: { hotVideos: aHotVideos() },
    })
    const requests = within(await screen.findByRole('list', { name: 'Friend requests' }))
    expect(requests.getByText('Cleo')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
  })

  it('holds what stands below until it is known who waits, and not again when the friends are read anew', async () => {
    const listing = observable.box<FriendsView['listing']>('loading')
    const friends = aFriends([])
    const view: FriendsView = {
      ...friends.view,
      get listing() {
        return listing.get()
      },
    }
    const core = aCore(anAccount(signedIn()), { friends: { ...friends, view }, hotVideos: aHotVideos() })
    const { container } = await drawView(core, <Page />)
    await settled(() => screen.queryByRole('textbox', { name: 'Search' }) !== null)
    const held = () => container.querySelector('[data-coming]') !== null
    const turn = (to: FriendsView['listing']) => act(() => runInAction(() => listing.set(to)))
    expect(held()).toBe(true)
    turn('loaded')
    expect(held()).toBe(false)
    turn('loading')
    expect(held()).toBe(false)
  })

  it('holds nothing when it is opened again while further friends are read', async () => {
    await show(Page, [], { view: { listing: 'loading', told: true }, others: { hotVideos: aHotVideos() } })
    await screen.findByRole('textbox', { name: 'Search' })
    expect(document.querySelector('[data-coming]')).toBeNull()
  })

  it('keeps its faces as they are when the friends open beside them', async () => {
    const { memory } = await show(Page, [], {
      view: { guests: people, suggestion: O.some(anAcquaintance(4, { name: 'Dora' })) },
      others: { hotVideos: aHotVideos() },
    })
    const face = await screen.findByRole('link', { name: /Bea/ })
    const suggestion = await screen.findByRole('region', { name: 'Somebody to get to know' })
    act(() => memory.navigate('/friends'))
    expect(screen.queryByRole('textbox', { name: 'Search' })).toBeNull()
    expect(screen.getByRole('link', { name: /Bea/ })).toBe(face)
    expect(screen.getByRole('region', { name: 'Somebody to get to know' })).toBe(suggestion)
  })

  it('says that nobody is here, and offers a match, when there is nobody to show', async () => {
    await show(Page, [], { view: { guestListing: 'loaded' }, others: { hotVideos: aHotVideos() } })
    expect(await screen.findByRole('heading', { name: 'Nobody here right now' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start matching' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('offers to try again when nobody could be shown', async () => {
    const loadGuests = vi.fn<FriendsFeature['loadGuests']>(async () => undefined)
    await show(Page, [], {
      view: { guestListing: 'failed' },
      friends: { loadGuests },
      others: { hotVideos: aHotVideos() },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(loadGuests).toHaveBeenCalledOnce()
  })
})
