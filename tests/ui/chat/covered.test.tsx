import { act, screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Page } from '../../../src/ui/chat/session.page'
import { drawView } from '../shell/draw-view'
import { aChat, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const live: Call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer: 7 as UserId, since: 0 }

describe('a conversation behind a call', () => {
  it('is closed while the call covers it, so that nothing counts as read that nobody sees [CHAT-55]', async () => {
    const leave = vi.fn<() => void>()
    const look = vi.fn<ChatFeature['look']>(() => leave)
    const view = observable.object<CallsView>({ ...aCalls().view }, {}, { deep: false })
    const features = {
      calls: aCalls({}, { view }),
      chat: { ...aChat([]), look },
      friends: aFriends([anAcquaintance(7, { name: 'Bob' })]),
    }
    await drawView(aCore(anAccount(signedIn()), features), <Page params={{ friendId: '7' }} />)
    const go = (call: Call) => act(async () => runInAction(() => Object.assign(view, { call })))
    expect(screen.getByRole('region', { name: 'Bob' })).toBeVisible()
    expect([look.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0])
    await go(live)
    expect([look.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1])
    await go({ _tag: 'Idle' })
    expect([look.mock.calls.length, leave.mock.calls.length]).toEqual([2, 1])
  })
})
