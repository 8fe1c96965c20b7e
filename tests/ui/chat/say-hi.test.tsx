import * as E from 'fp-ts/Either'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Page as SayHiPage } from '../../../src/ui/chat/say-hi.page'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { drawSession, friend, layOut } from './session'

layOut()

const asking = (id: number, over: Partial<ListedConversation> = {}) =>
  aConversation(id, { name: `Asker ${id}`, relation: 'asking', ...over })

describe('the say-hi panel', () => {
  const people = [anAcquaintance(1, { relation: 'asking' })]
  const drawRequests = (friends = aFriends(people), chat: Partial<ChatFeature> = {}) => {
    const feature = {
      ...aChat([asking(1), asking(2, { unread: 1 }), aConversation(7, { relation: 'friend' })]),
      ...chat,
    }
    return drawView(aCore(anAccount(signedIn()), { chat: feature, friends }), <SayHiPage />)
  }

  it('lists the pending requests with their two ways out, and has read them [CHAT-15]', async () => {
    const answer = vi.fn<FriendsFeature['answer']>(() => async () => E.right(undefined))
    const read = vi.fn<() => Promise<void>>(async () => undefined)
    await drawRequests(aFriends(people, {}, { answer }), { readSayHi: read })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(read).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Accept Asker 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Decline Asker 2' }))
    expect(answer.mock.calls).toEqual([
      [1 as UserId, 'accept'],
      [2 as UserId, 'refuse'],
    ])
  })

  it('says Demo of a demo person who asks [PLUS-1]', async () => {
    await drawRequests(undefined, aChat([asking(1), asking(2, { demo: true })]))
    expect(screen.getAllByText('Demo')).toHaveLength(1)
    expect(screen.getByRole('link', { name: /Asker 2/ })).toHaveTextContent('Asker 2Demo')
  })

  it('says that an answer failed, in the panel as in the conversation [CHAT-15, CHAT-18]', async () => {
    const answer: FriendsFeature['answer'] = () => async () => E.left({ _tag: 'Unreachable', timedOut: false })
    const friends = aFriends([anAcquaintance(friend, { relation: 'asking' })], {}, { answer })
    const { unmount } = await drawRequests(friends)
    await userEvent.click(screen.getByRole('button', { name: 'Accept Asker 1' }))
    expect((await screen.findAllByText('That did not work. Please try again.')).length).toBeGreaterThan(0)
    unmount()
    await drawSession({ friends })
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect((await screen.findAllByText('That did not work. Please try again.')).length).toBeGreaterThan(0)
  })

  it('reads a request that comes in before the one before it is read [CHAT-15]', async () => {
    const read = vi.fn<() => Promise<void>>(async () => undefined)
    const seen = observable({ sayHi: [asking(1, { unread: 1 })] }, {}, { deep: false })
    const plain = aChat([])
    const view = {
      ...plain.view,
      get sayHi() {
        return seen.sayHi
      },
    }
    await drawRequests(aFriends(people), { view, readSayHi: read })
    expect(read).toHaveBeenCalledOnce()
    act(() => runInAction(() => (seen.sayHi = [asking(2, { unread: 1 }), asking(1, { unread: 1 })])))
    expect(read).toHaveBeenCalledTimes(2)
  })
})
