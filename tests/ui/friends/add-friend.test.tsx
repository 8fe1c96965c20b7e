import * as E from 'fp-ts/Either'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import { Slot } from '../../../src/ui/friends/add-friend.slot'
import { userId } from '../../builders/ids'
import { drawView } from '../shell/draw-view'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { aCore, anAccount, signedIn } from '../shell/literal-core'

const host = userId(42)
const limit = "You've reached your daily limit of saying hi for free"

/** Asks the host to be a friend; `left` free requests are left afterwards. */
const ask = async (left: number | null, videoId?: string) => {
  const add = vi.fn<FriendsFeature['add']>(() => async () => E.right(undefined))
  const people = [anAcquaintance(host, { relation: 'stranger' })]
  const friends = aFriends(people, { addConfirmed: true, freeAddsLeft: left }, { add })
  const slot = <Slot person={host} location={102} {...(videoId !== undefined && { videoId })} />
  await drawView(aCore(anAccount(signedIn()), { friends }), slot)
  await userEvent.click(await screen.findByRole('button', { name: /Add friend/ }))
  await screen.findAllByText('Your request was sent')
  return add
}

describe('adding from a hot video', () => {
  it('says when the free ones of the day are used up [CHAT-16, FRND-16, FRND-18]', async () => {
    const add = await ask(0, 'v1')
    expect(add).toHaveBeenCalledExactlyOnceWith(host, 102, 'v1')
    expect((await screen.findAllByText(limit)).length).toBeGreaterThan(0)
  })

  it.each([
    ['one is left', 1, 'v1'],
    ['it came from elsewhere', 0, undefined],
  ] as const)('says nothing of it while %s [CHAT-16]', async (_, left, videoId) => {
    await ask(left, videoId)
    expect(screen.queryByText(limit)).toBeNull()
  })
})

it('tells whoever has asked too often to come back later, not that it failed', async () => {
  const add: FriendsFeature['add'] = () => async () =>
    E.left({ _tag: 'HttpFailed', status: 429, retryAfter: 86_400_000 })
  const friends = aFriends([anAcquaintance(host, { relation: 'stranger' })], { addConfirmed: true }, { add })
  await drawView(aCore(anAccount(signedIn()), { friends }), <Slot person={host} location={102} />)
  await userEvent.click(await screen.findByRole('button', { name: /Add friend/ }))
  expect((await screen.findAllByText('Too many attempts, try again later')).length).toBeGreaterThan(0)
})
