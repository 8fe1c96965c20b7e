import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { PictureInPicturePart } from '../../../src/application/calls/picture-in-picture'
import type { Call } from '../../../src/domain/calls/call'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { reporting } from '../../../src/ui/shell/reporting.store'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance, aSafety } from '../shell/literal-features'

const live: Call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer: 7 as UserId, since: 0 }
const picture = { attach: () => () => undefined, still: () => async () => O.none }

beforeEach(() => {
  const wide = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wide)
})
afterEach(() => vi.unstubAllGlobals())

const drawTalk = async (
  view: Partial<CallsView> = {},
  over: Partial<CallsFeature> = {},
  conversations: readonly ListedConversation[] = [aConversation(7, { name: 'Bob' })],
  demo = false,
) => {
  const calls = aCalls({ call: live, remote: O.some(picture), local: O.some(picture), ...view }, over)
  const friends = aFriends([anAcquaintance(7, { name: 'Bob', demo })])
  const chat = aChat(conversations)
  const look = vi.spyOn(chat, 'look')
  const core = aCore(anAccount(signedIn()), { calls, friends, chat, safety: aSafety() })
  return { ...(await drawView(core, <Layer />)), look }
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })

const aWindow = (
  view: PictureInPicturePart['view'],
  toggle: PictureInPicturePart['toggle'],
): Partial<CallsFeature> => ({
  pictureInPicture: { view, toggle, close: async () => undefined },
})

describe('chat beside a call', () => {
  it('opens by its button, and Escape leads back to it [CALL-48, PLUS-22]', async () => {
    const { look } = await drawTalk()
    expect(button('Chat')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('Chat'))
    expect(await screen.findByRole('region', { name: 'Bob' })).toBeVisible()
    expect(look).toHaveBeenCalledWith(7)
    expect(button('Chat')).toHaveAttribute('aria-expanded', 'true')
    button('Close panel').focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Bob' })).toBeNull()
    expect(button('Chat')).toHaveFocus()
  })

  it('says how many messages of the other person wait, and of nobody else', async () => {
    await drawTalk({}, {}, [aConversation(8, { unread: 5 }), aConversation(7, { unread: 2 })])
    expect(await screen.findByRole('button', { name: 'Chat, 2 unread' })).toBeVisible()
  })
})

const hasFocus = (role: 'menu' | 'alertdialog') =>
  waitFor(() => expect(screen.getByRole(role)).toContainElement(document.activeElement as HTMLElement))

describe('keys of a call', () => {
  const draw = async () => {
    const [mute, camera] = [vi.fn<CallsFeature['mute']>(), vi.fn<CallsFeature['camera']>()]
    await drawTalk({}, { mute, camera })
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Bob/ })).toHaveFocus())
    return { camera, mute }
  }

  it('M mutes and V switches the camera, as their buttons say [PLUS-22]', async () => {
    const { camera, mute } = await draw()
    await userEvent.keyboard('mV')
    fireEvent.keyDown(button('Mute'), { key: 'ة', code: 'KeyM' })
    expect([mute.mock.calls, camera.mock.calls]).toEqual([[[true], [true]], [[false]]])
    const keys = ['Mute', 'Camera off'].map((name) => button(name).getAttribute('aria-keyshortcuts'))
    expect(keys).toEqual(['M', 'V'])
  })

  it('are letters while something is typed, and nothing with Ctrl, in a menu or in a dialog [PLUS-22]', async () => {
    const { camera, mute } = await draw()
    const box = document.createElement('textarea')
    screen.getByRole('dialog', { name: /Bob/ }).append(box)
    fireEvent.keyDown(box, { key: 'm' })
    fireEvent.keyDown(button('Mute'), { key: 'm', ctrlKey: true })
    await userEvent.click(button('More'))
    await hasFocus('menu')
    await userEvent.keyboard('v{Escape}')
    await userEvent.click(button('Hang up'))
    await hasFocus('alertdialog')
    await userEvent.keyboard('mv')
    expect([mute.mock.calls, camera.mock.calls]).toEqual([[], []])
  })
})

describe('what a call offers beside its controls', () => {
  const choose = async (name: string) => {
    await userEvent.click(button('More'))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }

  it('reports the other person, over the call [CALL-50]', async () => {
    await drawTalk()
    await choose('Report')
    await waitFor(() => expect(reporting.now()).toMatchObject({ name: 'Bob', overAll: true }))
    act(() => reporting.set(null))
  })

  it('shows the other person in a window of its own, and brings them back [PLUS-25]', async () => {
    const toggle = vi.fn<PictureInPicturePart['toggle']>(() => async () => E.right(undefined))
    const first = await drawTalk({}, aWindow({ available: true, open: false }, toggle))
    const video = screen.getByLabelText<HTMLVideoElement>('Picture of Bob')
    expect(
      [video, screen.getByLabelText('Your own picture')].map((one) => one.hasAttribute('disablepictureinpicture')),
    ).toEqual([false, true])
    await choose('Picture in picture')
    expect(toggle).toHaveBeenCalledWith(video)
    first.unmount()
    await drawTalk({}, aWindow({ available: true, open: true }, toggle))
    expect(screen.getByText('Bob shows in a window of its own')).toBeVisible()
    await choose('Close the small window')
    expect(toggle).toHaveBeenCalledTimes(2)
  })

  it('covers what the window shows while the call is interrupted, and only then [PLUS-8, PLUS-25]', async () => {
    const words: string[] = []
    const stream = { getTracks: () => [] }
    Object.assign(HTMLCanvasElement.prototype, { captureStream: () => stream })
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      const [measureText, fillText] = [() => ({ width: 0 }), (text: string) => words.push(text)]
      const part = { addColorStop: () => undefined }
      return {
        canvas: this,
        measureText,
        fillText,
        fillRect: () => undefined,
        createRadialGradient: () => part,
      } as never
    })
    for (const [interrupted, open] of [
      [false, true],
      [true, false],
      [true, true],
    ] as const) {
      const toggle = () => async () => E.right(undefined)
      const { unmount } = await drawTalk({ interrupted }, aWindow({ available: true, open }, toggle))
      const { srcObject } = screen.getByLabelText<HTMLVideoElement>('Picture of Bob')
      expect(srcObject === (stream as unknown)).toBe(interrupted && open)
      unmount()
    }
    expect(words).toEqual(['The connection is interrupted. This time is not billed.'])
    Object.assign(HTMLCanvasElement.prototype, { captureStream: undefined })
    vi.restoreAllMocks()
  })

  it('says that no window was opened; where the browser has none it offers none [PLUS-25]', async () => {
    const refused = () => async () => E.left({ _tag: 'WindowRefused' } as const)
    const first = await drawTalk({}, aWindow({ available: true, open: false }, refused))
    await choose('Picture in picture')
    expect(await screen.findAllByText('Your browser did not open a window.')).not.toHaveLength(0)
    first.unmount()
    await drawTalk({}, aWindow({ available: false, open: false }, refused))
    await userEvent.click(button('More'))
    await screen.findByRole('menuitem', { name: 'Report' })
    expect(screen.queryByRole('menuitem', { name: 'Picture in picture' })).toBeNull()
  })

  it('closes the window with the call [PLUS-25]', async () => {
    const close = vi.fn<() => Promise<void>>(async () => undefined)
    const view = { available: true, open: true }
    const { unmount } = await drawTalk(
      {},
      { pictureInPicture: { view, toggle: () => async () => E.right(undefined), close } },
    )
    expect(close).not.toHaveBeenCalled()
    unmount()
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('a demo person in a call', () => {
  const fading = (text: string) => screen.getByText(text).closest('[class*="fades"]')

  it('is called recorded and demo from ringing to the end, when all else has faded too [PLUS-1]', async () => {
    const ringing: Call = { ...live, _tag: 'Ringing', caller: null }
    const { unmount } = await drawTalk({ call: ringing }, {}, [], true)
    for (const label of ['Recorded', 'Demo']) expect(screen.getByText(label)).toBeVisible()
    unmount()
    await drawTalk({}, {}, [], true)
    expect(['Recorded', 'Demo'].map(fading)).toEqual([null, null])
  })

  it('is nobody else: whoever is real has no label, and their name fades with the controls', async () => {
    await drawTalk()
    expect(screen.queryByText('Recorded')).toBeNull()
    expect(fading('Bob')).not.toBeNull()
  })
})
