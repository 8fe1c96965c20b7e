import * as O from 'fp-ts/Option'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallSafetyView } from '../../../src/application/calls/call-safety.model'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const live: Call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer: 7 as UserId, since: 0 }

afterEach(() => vi.unstubAllGlobals())

const drawTalk = async (safety: Partial<CallSafetyView>, view: Partial<CallsView> = {}, touch = false) => {
  const query = (media: string) => Object.assign(new EventTarget(), { matches: touch && media === '(pointer: coarse)' })
  vi.stubGlobal('matchMedia', query)
  const dismissNotice = vi.fn<() => void>()
  const part = { view: { notice: false, peerSight: null, ...safety }, dismissNotice }
  const calls = aCalls({ call: live, remote: O.none, ...view }, { safety: part })
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  await drawView(aCore(anAccount(signedIn()), { calls, friends }), <Layer />)
  return { dismissNotice }
}

const words = /takes a few small pictures of your camera/

describe('the word that pictures are taken', () => {
  it('says in plain words what is taken, who sees it and how long it stays, and leads to the privacy centre [PLUS-4]', async () => {
    const { dismissNotice } = await drawTalk({ notice: true })
    const note = screen.getByText(words)
    expect(note).toHaveTextContent(
      'Nobody looks at them unless one of you reports the call; after 7 days they are deleted.',
    )
    const link = screen.getByRole('link', { name: 'Privacy centre' })
    expect(link).toHaveAttribute('href', '/privacyCenter')
    expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(screen.getByRole('button', { name: 'OK, got it' }))
    expect(dismissNotice).toHaveBeenCalledOnce()
  })

  it('opens the privacy centre above the call on a touch device, which ends a call that it hides [PLUS-4, CALL-49]', async () => {
    await drawTalk({ notice: true }, {}, true)
    expect(screen.queryByRole('link', { name: 'Privacy centre' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Privacy centre' }))
    const sheet = await screen.findByRole('dialog', { name: 'Privacy centre' })
    expect(await within(sheet).findByText('Pictures in video calls')).toBeVisible()
  })

  it('is not there when it was read', async () => {
    await drawTalk({ notice: false })
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('what the other page tells of its picture', () => {
  it('is said while the talk is young: nobody is seen, or the background is blurred [CALL-75]', async () => {
    await drawTalk({ peerSight: { face: 'no', blurred: false } }, { talkedMs: 3_000 })
    expect(screen.getByText('No face is seen in the picture of Bob.')).toBeVisible()
  })

  it('is nothing when a face is seen, nor later [CALL-75]', async () => {
    await drawTalk({ peerSight: { face: 'yes', blurred: false } }, { talkedMs: 3_000 })
    expect(screen.queryByText(/No face/)).toBeNull()
    await drawTalk({ peerSight: { face: 'no', blurred: false } }, { talkedMs: 12_000 })
    expect(screen.queryByText(/No face/)).toBeNull()
  })
})
