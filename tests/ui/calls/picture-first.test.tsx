import * as O from 'fp-ts/Option'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aChat, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance, aSafety } from '../shell/literal-features'

const live: Call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer: 7 as UserId, since: 0 }
const picture = { attach: () => () => undefined, still: () => async () => O.none }

const frames: VideoFrameRequestCallback[] = []

const drawTalk = (remote: boolean) => {
  const calls = aCalls({ call: live, remote: remote ? O.some(picture) : O.none, local: O.some(picture) })
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  return drawView(aCore(anAccount(signedIn()), { calls, friends, chat: aChat([]), safety: aSafety() }), <Layer />)
}

const hangUp = () => screen.queryByRole('button', { name: 'Hang up' })

describe('the first picture of a call', () => {
  beforeEach(() => {
    const wide = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => wide)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    frames.length = 0
    const asking = { requestVideoFrameCallback: (told: VideoFrameRequestCallback) => frames.push(told) }
    Object.assign(HTMLVideoElement.prototype, asking, { cancelVideoFrameCallback: () => undefined })
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'cancelVideoFrameCallback')
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('stands, with who it is, before the controls, the own picture and the notes are drawn [CALL-42]', async () => {
    await drawTalk(true)
    expect(screen.getByText('Bob')).toBeVisible()
    expect(screen.getByLabelText('Picture of Bob')).toBeInTheDocument()
    expect([hangUp(), screen.queryByLabelText('Your own picture')]).toEqual([null, null])
    await act(async () => frames.forEach((told) => told(0, {} as VideoFrameCallbackMetadata)))
    expect(hangUp()).toBeVisible()
    expect(screen.getByLabelText('Your own picture')).toBeInTheDocument()
  })

  it('is not waited for: without one the controls stand after 300 ms', async () => {
    await drawTalk(false)
    expect(hangUp()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(hangUp()).toBeVisible()
  })
})
