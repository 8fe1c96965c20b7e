import * as E from 'fp-ts/Either'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { AddFriendError, FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { Album } from '../../../src/application/profile/profile.feature'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import type { Photo } from '../../../src/domain/profile/photo'
import { Page } from '../../../src/ui/friends/friend.page'
import { aCalls, anAcquaintance, aProfile } from '../shell/literal-features'
import { show } from './stage'

const open = (over: Partial<Acquaintance>, scene: Parameters<typeof show>[2] = {}) => {
  const person = anAcquaintance(42, { name: 'Lina', ...over })
  const friends = { open: () => async () => E.right(person), ...scene.friends }
  return show(Page, [person], { params: { friendId: '42' }, ...scene, friends })
}

const adding = (error?: AddFriendError) =>
  vi.fn<FriendsFeature['add']>(() => async () => (error === undefined ? E.right(undefined) : E.left(error)))

describe('profile of another person', () => {
  it('shows who they are [SHELL-12] [PROF-5] [PROF-26]', async () => {
    await open({ birthday: '1994-05-01', countryCode: 'BR', introduce: 'Ask me about samba.', interests: [2, 21, 99] })
    expect(screen.getByRole('heading', { level: 1, name: /^Lina/ })).toBeVisible()
    expect(screen.getByText(/Brazil/)).toBeVisible()
    expect(screen.getByText('Ask me about samba.')).toBeVisible()
    expect(screen.getByText('English')).toBeVisible()
    expect(screen.getByText('Dance')).toBeVisible()
    expect(screen.getByText('Pets')).toBeVisible()
  })

  it('shows their sign, and how many like them [PROF-9] [PROF-29]', async () => {
    const { unmount } = await open({ birthday: '1994-03-21', likedCount: 12 })
    expect(screen.getByText('Aries')).toBeVisible()
    expect(screen.getByText('12 likes')).toBeVisible()
    unmount()
    await open({ birthday: '', likedCount: 0 })
    expect(screen.queryByText(/likes/)).not.toBeInTheDocument()
  })

  it('shows the wide picture, photos and videos; nothing where there are none [PROF-9] [PLUS-1]', async () => {
    const photos: readonly Photo[] = [
      { id: 1, order: 1, pic: '/p/1', state: 'approved' },
      { id: 2, order: 2, pic: '/p/2', state: 'approved' },
    ]
    const videos = [{ id: 1, address: '/v/1', poster: '' }]
    const album = (): Album => ({ listing: 'loaded', photos, videos })
    const { container, unmount } = await open({ background: '/wide' }, { others: { profile: aProfile({ album }) } })
    expect(container.querySelector('img[src="/wide?size=1080x1440"]')).not.toBeNull()
    const seen = within(await screen.findByRole('list', { name: 'Videos' }))
    expect(seen.getByText('Recorded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open photo 2 of 2' }))
    expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/p/2?size=1080x1440')
    unmount()
    await open({}, { others: { profile: aProfile() } })
    expect(screen.queryByRole('list', { name: /Photos|Videos/ })).not.toBeInTheDocument()
  })

  it.each([
    ['online', 'Online'],
    ['busy', 'Busy'],
    ['offline', 'Offline'],
  ] as const)('says whether they are here: %s [FRND-46]', async (status, word) => {
    await open({ status })
    expect(screen.getByRole('status')).toHaveTextContent(word)
  })

  it('says nothing about a status that is not known [FRND-46]', async () => {
    await open({ status: 'unknown' })
    expect(screen.queryByText(/Online|Busy|Offline/)).not.toBeInTheDocument()
  })

  it('labels demo people', async () => {
    await open({ demo: true })
    expect(screen.getByText('Demo')).toBeVisible()
  })

  it('says that nobody has this id [PROF-8]', async () => {
    const nobody = { _tag: 'Refusal', code: 403, message: '', data: null } as const
    await show(Page, [], { params: { friendId: '7' }, friends: { open: () => async () => E.left(nobody) } })
    expect(await screen.findByText('The user does not exist')).toBeVisible()
  })

  it('offers to try again when it cannot be loaded', async () => {
    const failed = vi.fn<FriendsFeature['open']>(() => async () => E.left({ _tag: 'Unreachable', timedOut: false }))
    await show(Page, [], { params: { friendId: '7' }, friends: { open: failed } })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(failed).toHaveBeenCalledTimes(2)
  })
})

describe('what can be done with them', () => {
  it('a friend can be written to and called [FRND-2]', async () => {
    const place = vi.fn<CallsFeature['place']>(() => async () => undefined)
    await open({ relation: 'friend' }, { others: { calls: aCalls({}, { place }) } })
    expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/message/IMMessageSession/42')
    expect(screen.queryByRole('button', { name: /Add friend/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Video call' }))
    await waitFor(() => expect(place).toHaveBeenCalledWith(42, 102))
  })

  it('a stranger can be added and nothing else [FRND-5]', async () => {
    await open({ relation: 'stranger' })
    expect(screen.getByRole('button', { name: /^Add friend.*9 coins/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Video call' })).not.toBeInTheDocument()
  })

  it('asks once with the cost, then adds and opens the chat [FRND-7] [FRND-10]', async () => {
    const add = adding()
    const confirmAdding = vi.fn<FriendsFeature['confirmAdding']>()
    const { memory } = await open({ relation: 'stranger' }, { friends: { add, confirmAdding } })
    await userEvent.click(screen.getByRole('button', { name: /Add friend/ }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Add Lina as a friend?' }))
    expect(dialog.getByText(/costs 9 coins/)).toBeVisible()
    expect(add).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Add for 9 coins' }))
    expect(confirmAdding).toHaveBeenCalledOnce()
    expect(add).toHaveBeenCalledExactlyOnceWith(42, 102)
    await waitFor(() => expect(memory.history?.at(-1)).toBe('/message/IMMessageSession/42'))
  })

  it('asks no second time in this browser; the price stands on the button [FRND-8]', async () => {
    const add = adding()
    await open({ relation: 'stranger' }, { view: { addConfirmed: true }, friends: { add } })
    await userEvent.click(screen.getByRole('button', { name: /Add friend.*9 coins/ }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(add).toHaveBeenCalledOnce()
  })

  it.each(['Recharge', 'Lucky draw'])('leads to coins when they do not suffice: %s [FRND-11]', async (way) => {
    const add = adding({ _tag: 'NotEnoughCoins' })
    const { memory } = await open({ relation: 'stranger' }, { view: { addConfirmed: true }, friends: { add } })
    await userEvent.click(screen.getByRole('button', { name: /Add friend/ }))
    await userEvent.click(await screen.findByRole('button', { name: way }))
    expect(memory.history?.at(-1)).toBe('/shop')
  })

  it('says what is owed, and leads to coins [PLUS-9]', async () => {
    const add = adding({ _tag: 'DebtOpen', debt: 30 })
    const { memory } = await open({ relation: 'stranger' }, { view: { addConfirmed: true }, friends: { add } })
    await userEvent.click(screen.getByRole('button', { name: /Add friend/ }))
    expect(await screen.findByRole('alertdialog', { name: 'Top up 30 coins first' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Get coins' }))
    expect(memory.history?.at(-1)).toBe('/shop')
  })

  it('says that one cannot add oneself [FRND-15]', async () => {
    const add = adding({ _tag: 'Refused', rule: 'FRND-14' })
    await open({ relation: 'stranger' }, { view: { addConfirmed: true }, friends: { add } })
    await userEvent.click(screen.getByRole('button', { name: /Add friend/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You cannot add yourself')
  })

  it('offers two ways out of a request [FRND-3] [FRND-19]', async () => {
    const answer = vi.fn<FriendsFeature['answer']>(() => async () => E.right(undefined))
    await open({ relation: 'asking' }, { friends: { answer } })
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(answer.mock.calls).toEqual([
      [42, 'refuse'],
      [42, 'accept'],
    ])
  })

  it('words a request that is open on either side [FRND-23]', async () => {
    const { unmount } = await open({ relation: 'asked' })
    expect(screen.getByText('Requested')).toBeVisible()
    unmount()
    await open({ relation: 'asking' })
    expect(screen.getByText('Added you')).toBeVisible()
  })

  it('withdraws the own request after a question', async () => {
    const answer = vi.fn<FriendsFeature['answer']>(() => async () => E.right(undefined))
    await open({ relation: 'asked' }, { friends: { answer } })
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText(/not returned/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(answer).toHaveBeenCalledWith(42, 'withdraw')
  })

  it('offers nothing to do with oneself', async () => {
    const own = anAcquaintance(1001, { relation: 'stranger' })
    await show(Page, [own], { params: { friendId: '1001' }, friends: { open: () => async () => E.right(own) } })
    expect(screen.queryByRole('button', { name: /Add friend/ })).not.toBeInTheDocument()
  })
})
