import * as E from 'fp-ts/Either'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { Call } from '../../../src/domain/calls/call'
import type { Relation } from '../../../src/domain/friends/relation'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId
const live: Call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer, since: 0 }

type Scene = {
  readonly view: Partial<CallsView> & { readonly peerRelation: Relation }
  readonly calls?: Partial<CallsFeature>
  readonly friends?: Partial<FriendsFeature>
}

const draw = ({ view, calls, friends }: Scene) =>
  drawView(
    aCore(anAccount(signedIn()), {
      calls: aCalls({ call: live, ...view }, calls),
      friends: aFriends(
        [anAcquaintance(7, { name: 'Bob', relation: view.peerRelation })],
        { addConfirmed: true },
        friends,
      ),
    }),
    <Layer />,
  )

describe('becoming friends during a call', () => {
  it('a stranger can be added for its price, and the call goes on [FRND-8] [FRND-21]', async () => {
    const add = vi.fn<FriendsFeature['add']>(() => async () => E.right(undefined))
    const { memory } = await draw({ view: { peerRelation: 'stranger' }, friends: { add } })
    await userEvent.click(await screen.findByRole('button', { name: /^Add friend.*9 coins/ }))
    expect(add).toHaveBeenCalledExactlyOnceWith(7, 102)
    expect(memory.history?.at(-1)).toBe('/')
  })

  it('hints in these words, and not before [FRND-22]', async () => {
    const { unmount } = await draw({ view: { peerRelation: 'stranger' } })
    await screen.findByRole('button', { name: /^Add friend/ })
    expect(screen.queryByText('Click to add friend')).not.toBeInTheDocument()
    unmount()
    await draw({ view: { peerRelation: 'stranger', addHint: true } })
    expect(screen.getByText('Click to add friend')).toBeVisible()
  })

  it('a request of the other side is accepted or closed [FRND-19] [FRND-21]', async () => {
    const answer = vi.fn<FriendsFeature['answer']>(() => async () => E.right(undefined))
    const dismissFriendAdd = vi.fn<() => void>()
    const view = { peerRelation: 'asking', friendAdd: { show: true, info: { type: 'friend', times: 1 } } } as const
    await draw({ view, calls: { dismissFriendAdd }, friends: { answer } })
    const prompt = within(screen.getByRole('group', { name: 'Bob would like to be your friend' }))
    await userEvent.click(prompt.getByRole('button', { name: 'Close' }))
    expect(dismissFriendAdd).toHaveBeenCalledOnce()
    await userEvent.click(prompt.getByRole('button', { name: 'Accept' }))
    expect(answer).toHaveBeenCalledExactlyOnceWith(7, 'accept')
  })

  it('the acceptance is said on both sides, and goes by itself [FRND-20] [FRND-21]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const dismissFriendAdd = vi.fn<() => void>()
    const view = { peerRelation: 'friend', friendAdd: { show: true, info: { type: 'me', times: 2 } } } as const
    await draw({ view, calls: { dismissFriendAdd } })
    expect(screen.getByText('You and Bob are friends now')).toBeVisible()
    await act(async () => vi.advanceTimersByTime(5_000))
    vi.useRealTimers()
    await waitFor(() => expect(dismissFriendAdd).toHaveBeenCalledOnce())
  })

  it('nothing of it shows between friends [FRND-20]', async () => {
    await draw({ view: { peerRelation: 'friend' } })
    expect(screen.queryByRole('button', { name: /^Add friend/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/friends now/)).not.toBeInTheDocument()
  })
})
