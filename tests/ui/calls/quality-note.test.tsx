import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId

const drawTalk = (view: Partial<CallsView>) => {
  const call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer, since: 0 } as const
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  return drawView(aCore(anAccount(signedIn()), { calls: aCalls({ call, ...view }), friends }), <Layer />)
}

const said = () => screen.queryByText(/^Your connection is/)?.textContent

describe('what the network does to a call', () => {
  it.each([
    ['smaller', 'fair', 'Your connection is weak. Your picture is smaller, so that the sound stays clear.'],
    ['slower', 'poor', 'Your connection is weak. Your picture moves more slowly, so that the sound stays clear.'],
    ['off', 'poor', 'Your connection is very weak. Your picture is paused, so that you can still be heard.'],
  ] as const)('says what the app did to the picture: %s [PLUS-21]', async (picture, level, words) => {
    await drawTalk({ quality: { level, picture } })
    expect(said()).toBe(words)
  })

  it('says nothing of a picture that is whole, switched off, or gone with the link [PLUS-21]', async () => {
    const poor = { level: 'poor', picture: 'off' } as const
    for (const view of [{}, { quality: poor, cameraOff: true }, { quality: poor, interrupted: true }]) {
      const { unmount } = await drawTalk(view)
      expect(said()).toBeUndefined()
      unmount()
    }
  })
})
