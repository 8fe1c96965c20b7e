import * as O from 'fp-ts/Option'
import * as TO from 'fp-ts/TaskOption'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView, StartError } from '../../../src/application/calls/calls-view'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aDevices, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId
const talk = { room: 'room-0001' as RoomNum, peer, since: 0 }
const ringing = (role: 'caller' | 'callee'): Call => ({
  _tag: 'Ringing',
  role,
  ...talk,
  caller: role === 'callee' ? { id: peer, name: 'Bob', headImg: '', demo: false } : null,
})
const live: Call = { _tag: 'Live', role: 'caller', ...talk }
const paid = {
  connectedMs: 75_000,
  pausedMs: 20_000,
  billedMinutes: 2,
  price: 20,
  coins: 40,
  returned: 0,
  points: 0,
  dispute: 'none',
  disputable: true,
} as const

const drawCall = (view: Partial<CallsView>, over: Partial<CallsFeature> = {}) => {
  const calls = aCalls(view, over)
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  return drawView(aCore(anAccount(signedIn()), { calls, friends }), <Layer />)
}

describe('ringing', () => {
  it('offers the callee to answer or decline, and tells no price [CALL-40, CALL-41]', async () => {
    const [answer, decline] = [
      vi.fn<() => Promise<void>>(async () => undefined),
      vi.fn<() => Promise<void>>(async () => undefined),
    ]
    await drawCall({ call: ringing('callee') }, { answer, decline })
    const layer = screen.getByRole('dialog', { name: 'Bob is calling you' })
    expect(within(layer).queryByText(/coins/)).toBeNull()
    await userEvent.click(within(layer).getByRole('button', { name: 'Answer' }))
    await userEvent.click(within(layer).getByRole('button', { name: 'Decline' }))
    expect([answer, decline].map((call) => call.mock.calls.length)).toEqual([1, 1])
  })

  it('shows the caller the price a minute and no answer [CALL-40, CALL-41, CALL-43]', async () => {
    const hangUp = vi.fn<() => Promise<void>>(async () => undefined)
    await drawCall({ call: ringing('caller'), price: 20 }, { hangUp })
    const layer = screen.getByRole('dialog', { name: 'You are calling Bob' })
    expect(layer).toHaveTextContent('20 coins/min')
    expect(within(layer).queryByRole('button', { name: 'Answer' })).toBeNull()
    await userEvent.click(within(layer).getByRole('button', { name: 'Hang up' }))
    expect(hangUp).toHaveBeenCalledOnce()
  })
})

describe('a call that comes in the middle of typing', () => {
  it('is not answered by a press of Enter: no button has the focus', async () => {
    const answer = vi.fn<() => Promise<void>>(async () => undefined)
    await drawCall({ call: ringing('callee') }, { answer })
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bob is calling you' })).toHaveFocus())
    await userEvent.keyboard('{Enter} ')
    expect(answer).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(answer).toHaveBeenCalledOnce()
  })
})

describe('the own picture', () => {
  const picture = { attach: () => () => undefined, still: () => TO.none }
  const own = () => screen.getByRole('button', { name: 'Move your picture to the next corner' })

  it.each([
    [false, /mirror/],
    [true, /picture/],
  ])('is a mirror, unless the camera looks away: %s [PLUS-24]', async (facesAway, look) => {
    await drawCall({ call: live, local: O.some(picture) }, { devices: aDevices({ facesAway }) })
    expect(screen.getByLabelText('Your own picture').className).toMatch(look)
  })

  it('goes from corner to corner by pressing, and to where it is dragged', async () => {
    await drawCall({ call: live, local: O.some(picture) })
    expect(own()).toHaveAttribute('data-corner', 'top-right')
    await userEvent.click(own())
    expect(own()).toHaveAttribute('data-corner', 'bottom-right')
    const drag = [
      { keys: '[MouseLeft>]', target: own(), coords: { x: 900, y: 600 } },
      { target: own(), coords: { x: 20, y: 30 } },
      { keys: '[/MouseLeft]', target: own(), coords: { x: 20, y: 30 } },
    ]
    await userEvent.pointer(drag)
    expect(own()).toHaveAttribute('data-corner', 'top-left')
  })
})

describe('the talk', () => {
  it.each([
    [false, 'Bob has switched the camera off'],
    [true, 'The connection of Bob is very weak. The picture is paused; you still hear each other.'],
  ])('says why nothing is seen: held back by the network %s [PLUS-21]', async (peerPictureHeld, why) => {
    await drawCall({ call: live, peerCameraOff: true, peerPictureHeld })
    expect(screen.getByText(why)).toBeVisible()
  })

  it('shows time and price, mutes, switches the camera off', async () => {
    const [mute, camera] = [vi.fn<CallsFeature['mute']>(), vi.fn<CallsFeature['camera']>()]
    await drawCall({ call: live, talkedMs: 75_000, price: 20 }, { mute, camera })
    expect(screen.getByRole('timer')).toHaveTextContent('01:15')
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }))
    await userEvent.click(screen.getByRole('button', { name: 'Camera off' }))
    expect([mute.mock.calls, camera.mock.calls]).toEqual([[[true]], [[false]]])
  })

  it('says which of the two is pressed', async () => {
    await drawCall({ call: live, muted: true, cameraOff: true })
    expect(screen.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'Camera off' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('asks before leaving [CALL-48]', async () => {
    const hangUp = vi.fn<() => Promise<void>>(async () => undefined)
    await drawCall({ call: live }, { hangUp })
    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'End this call?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(hangUp).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }))
    await userEvent.click(await screen.findByRole('button', { name: 'End call' }))
    expect(hangUp).toHaveBeenCalledOnce()
  })

  it('warns of a low balance, and says when the network is gone and that it is not billed [CALL-51, CALL-52]', async () => {
    await drawCall({ call: live, lowBalance: true, interrupted: true })
    expect(screen.getByText('Your balance is low. The call will end in 1 minute.')).toBeVisible()
    expect(screen.getByText('The connection is interrupted. This time is not billed.')).toBeVisible()
  })

  it('attaches both pictures, mutes the own one, and lets them go', async () => {
    const stops = [vi.fn<() => void>(), vi.fn<() => void>()]
    const [local, remote] = stops.map((stop) => ({ attach: vi.fn<() => () => void>(() => stop), still: () => TO.none }))
    const { unmount } = await drawCall({ call: live, local: O.fromNullable(local), remote: O.fromNullable(remote) })
    const own = screen.getByLabelText<HTMLVideoElement>('Your own picture')
    expect(local?.attach).toHaveBeenCalledWith(own)
    expect([own.muted, screen.getByLabelText<HTMLVideoElement>('Picture of Bob').muted]).toEqual([true, false])
    await act(async () => unmount())
    for (const stop of stops) expect(stop).toHaveBeenCalled()
  })
})

describe('starting', () => {
  it('says why the devices are needed before the browser asks', async () => {
    const proceed = vi.fn<() => Promise<void>>(async () => undefined)
    await drawCall({ start: { _tag: 'Explaining', peer } }, { proceed })
    const dialog = screen.getByRole('alertdialog', { name: 'A video call needs two things' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(proceed).toHaveBeenCalledOnce()
  })

  it('names price and minutes before anything is spent [CALL-16, PLUS-3]', async () => {
    const abandon = vi.fn<() => void>()
    const start = { _tag: 'Warning', peer, price: 20, coins: 111 } as const
    await drawCall({ start }, { abandon })
    const dialog = screen.getByRole('alertdialog', { name: 'What this call costs' })
    expect(dialog).toHaveTextContent('20 coins/min')
    expect(dialog).toHaveTextContent('Your coins last for 5 minutes.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(abandon).toHaveBeenCalledOnce()
  })

  const texts: readonly (readonly [StartError, string])[] = [
    [{ _tag: 'NoAnswer' }, 'The user did not answer. Try again later.'],
    [{ _tag: 'Busy' }, 'The user is busy. Try again later!'],
    [{ _tag: 'PeerOffline' }, 'Network problem causes connection failure.'],
    [{ _tag: 'AddFriendFirst' }, 'Please add this user as a friend first'],
    [{ _tag: 'PriceUnknown' }, 'An error has occurred. Please try again.'],
    [{ _tag: 'Unreachable', timedOut: false }, 'Please check your network connection and try again.'],
    [{ _tag: 'Told', message: 'You are in another call.' }, 'You are in another call.'],
    [{ _tag: 'HttpFailed', status: 429, retryAfter: 60_000 }, 'Too many attempts, try again later'],
    [{ _tag: 'CameraMissing' }, 'Connect a camera, then try again.'],
  ]
  it.each(texts)(
    'says what happened for %o, and that nothing was charged [CALL-31, CALL-37, CALL-38, CALL-39, GATE-20]',
    async (why, text) => {
      await drawCall({ start: { _tag: 'Failed', peer, why } })
      expect(screen.getByText(text)).toBeVisible()
      expect(screen.getByText('Nothing was charged.')).toBeVisible()
    },
  )

  it('leads to the coins when they do not suffice [CALL-13, CALL-33, CALL-39]', async () => {
    const abandon = vi.fn<() => void>()
    const { memory } = await drawCall(
      { start: { _tag: 'Failed', peer, why: { _tag: 'NotEnoughCoins', price: 20 } } },
      { abandon },
    )
    expect(screen.getByRole('dialog', { name: 'Insufficient Balance' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'To your coins' }))
    expect([abandon.mock.calls.length, memory.history.at(-1)]).toEqual([1, '/shop'])
  })
})

describe('the end', () => {
  it.each([
    ['hungUpByPeer', 'The other person hung up'],
    ['declinedByPeer', 'The call was declined'],
    ['noAnswer', 'No answer'],
    ['cancelledByPeer', 'The call was cancelled'],
    ['failed', 'Sorry, call connection failed'],
  ] as const)('says %s once [CALL-61, CALL-62]', async (ending, text) => {
    await drawCall({ call: { _tag: 'Ended', role: 'caller', ...talk, ending, talkedMs: 0 } })
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('shows the receipt: time talked, minutes, price, coins [PLUS-7]', async () => {
    const dismissReceipt = vi.fn<() => void>()
    await drawCall({ receipt: O.some(paid) }, { dismissReceipt })
    const dialog = screen.getByRole('dialog', { name: 'Your receipt' })
    for (const text of ['01:15', '00:20', '2', '40 coins']) expect(within(dialog).getByText(text)).toBeInTheDocument()
    expect(within(dialog).getByText('Interruptions by the network were not billed.')).toBeVisible()
    expect(dialog).toHaveTextContent(/Coins left.*1,120 coins/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect(dismissReceipt).toHaveBeenCalledOnce()
  })

  it('tells who was called that it was free, without a price [PLUS-7, CALL-41]', async () => {
    const free = { ...paid, pausedMs: 0, coins: 0, disputable: false }
    const ended: Call = { _tag: 'Ended', role: 'callee', ...talk, ending: 'hungUpByPeer', talkedMs: 75_000 }
    await drawCall({ receipt: O.some(free), call: ended })
    const dialog = screen.getByRole('dialog', { name: 'Your receipt' })
    expect(within(dialog).getByText('This call was free for you.')).toBeVisible()
    expect(within(dialog).getByText('01:15')).toBeVisible()
    expect(dialog).not.toHaveTextContent(/coins|Price|Paid/)
  })
})
