import * as E from 'fp-ts/Either'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Page as SayHiPage } from '../../../src/ui/chat/say-hi.page'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'

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

  it('says when the free ones of the day are used up [CHAT-16]', async () => {
    const limit = { _tag: 'Refusal', code: 54006, message: '', data: null } as const
    const answer: FriendsFeature['answer'] = () => async () => E.left(limit)
    await drawRequests(aFriends(people, {}, { answer }))
    await userEvent.click(screen.getByRole('button', { name: 'Accept Asker 1' }))
    expect(await screen.findByText("You've reached your daily limit of saying hi for free")).toBeInTheDocument()
  })
})
