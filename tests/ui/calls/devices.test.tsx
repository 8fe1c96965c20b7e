import * as O from 'fp-ts/Option'
import * as TO from 'fp-ts/TaskOption'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { DevicesPart } from '../../../src/application/calls/devices-part'
import type { DevicesView } from '../../../src/application/calls/devices.model'
import type { Call } from '../../../src/domain/calls/call'
import type { DeviceInfo } from '../../../src/domain/calls/device'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aDevices, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId
const live: Call = { _tag: 'Live', role: 'caller', room: 'room-0001' as RoomNum, peer, since: 0 }
const picture = { attach: () => () => undefined, still: () => TO.none }
const all: readonly DeviceInfo[] = [
  { kind: 'camera', id: 'front', label: 'Front camera' },
  { kind: 'camera', id: 'back', label: '' },
  { kind: 'microphone', id: 'headset', label: 'Headset' },
  { kind: 'speaker', id: 'loud', label: 'Loud ones' },
]
const open: Partial<DevicesView> = { check: 'open', picture: O.some(picture), all, using: { camera: 'front' } }

type Scene = {
  readonly view?: Partial<DevicesView>
  readonly devices?: Partial<DevicesPart>
  readonly call?: Partial<CallsView>
  readonly calls?: Partial<CallsFeature>
}
const draw = ({ view, devices, call, calls }: Scene) =>
  drawView(
    aCore(anAccount(signedIn()), {
      calls: aCalls(call, { devices: aDevices(view, devices), ...calls }),
      friends: aFriends([anAcquaintance(7, { name: 'Bob' })]),
    }),
    <Layer />,
  )
const task = () => vi.fn<() => Promise<void>>(async () => undefined)
const check = () => screen.findByRole('dialog', { name: 'Camera and sound' })

describe('the device check', () => {
  it('shows the picture and lets camera, microphone and speakers be chosen [PLUS-24]', async () => {
    const choose = vi.fn<DevicesPart['choose']>(() => async () => undefined)
    await draw({ view: open, devices: { choose } })
    const layer = within(await check())
    expect(layer.getByLabelText('Your own picture')).toBeInstanceOf(HTMLVideoElement)
    expect(layer.getByRole('combobox', { name: 'Microphone' })).toHaveTextContent('Headset')
    expect(layer.getByRole('combobox', { name: 'Speakers' })).toHaveTextContent('Loud ones')
    await userEvent.click(layer.getByRole('combobox', { name: 'Camera' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Camera 2' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith({ camera: 'back' })
  })

  it('keeps the place of each device until they are known, and of none that the browser does not list', async () => {
    const { unmount } = await draw({ view: { check: 'opening' } })
    const fields = within(await check()).getAllByRole('combobox')
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(['Camera', 'Microphone', 'Speakers'])
    fields.forEach((field) => expect(field).toBeDisabled())
    expect(within(await check()).getByRole('meter')).toBeVisible()
    unmount()
    await draw({ view: { ...open, all: all.filter(({ kind }) => kind !== 'speaker') } })
    expect(within(await check()).getAllByRole('combobox')).toHaveLength(2)
  })

  it('moves its meter with what the microphone hears, until it is closed [PLUS-24]', async () => {
    const stop = vi.fn<() => void>()
    let hear: (level: number) => void = () => undefined
    const levels: DevicesPart['levels'] = (onLevel) => {
      hear = onLevel
      return stop
    }
    const { unmount } = await draw({ view: open, devices: { levels } })
    const meter = within(await check()).getByRole('meter', { name: 'Microphone level' })
    act(() => hear(0.42))
    expect(meter).toHaveAttribute('aria-valuenow', '42')
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('plays a sound and says what to do when it is not heard [PLUS-24]', async () => {
    const outcomes = [true, false]
    await draw({ view: open, devices: { testSpeaker: async () => outcomes.shift() ?? false } })
    const layer = within(await check())
    await userEvent.click(layer.getByRole('button', { name: 'Play a sound' }))
    expect(await layer.findByText(/Heard nothing/)).toBeVisible()
    await userEvent.click(layer.getByRole('button', { name: 'Play a sound' }))
    expect(await layer.findByText(/No sound could be played/)).toBeVisible()
  })

  it('offers background blur only where there is one [PLUS-24]', async () => {
    const blur = vi.fn<DevicesPart['blur']>(() => async () => undefined)
    const { unmount } = await draw({ view: open, devices: { blur } })
    await check()
    expect(screen.queryByRole('switch')).toBeNull()
    unmount()
    await draw({ view: { ...open, blur: 'off' }, devices: { blur } })
    await check()
    await userEvent.click(screen.getByRole('switch', { name: 'Blur the background' }))
    expect(blur).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('stands before the first call, which goes on from there or not at all [PLUS-24]', async () => {
    const [proceed, abandon] = [task(), vi.fn<() => void>()]
    await draw({ call: { start: { _tag: 'Trying', peer } }, calls: { proceed, abandon } })
    const layer = within(await check())
    await userEvent.click(layer.getByRole('button', { name: 'Call now' }))
    await userEvent.click(layer.getByRole('button', { name: 'Not now' }))
    expect([proceed.mock.calls.length, abandon.mock.calls.length]).toEqual([1, 1])
  })

  it('says what is wrong and tries again [CALL-27]', async () => {
    const [openCheck, closeCheck] = [task(), vi.fn<() => void>()]
    await draw({ view: { check: { _tag: 'BlockedBySystem' } }, devices: { openCheck, closeCheck } })
    const layer = within(await check())
    expect(layer.getByRole('alert')).toHaveTextContent('Your device blocks camera or microphone')
    await userEvent.click(layer.getByRole('button', { name: 'Try again' }))
    expect([closeCheck.mock.calls.length, openCheck.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a start that fails for a device', () => {
  const agents = {
    firefox: ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'crossed-out camera'],
    safari: ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Settings for This Website'],
    ios: ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1', 'Website Settings'],
  } as const

  it.each(Object.values(agents))('is helped by words for this browser: %s [CALL-27]', async (agent, help) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    await draw({ call: { start: { _tag: 'Failed', peer, why: { _tag: 'MicrophoneRefused' } } } })
    const dialog = await screen.findByRole('dialog', { name: 'The microphone is blocked' })
    expect(dialog).toHaveTextContent(help)
    vi.restoreAllMocks()
  })

  it('leads to the device check [CALL-27, PLUS-24]', async () => {
    const [openCheck, abandon] = [task(), vi.fn<() => void>()]
    const start = { _tag: 'Failed', peer, why: { _tag: 'CameraMissing' } } as const
    await draw({ call: { start }, calls: { abandon }, devices: { openCheck } })
    await userEvent.click(await screen.findByRole('button', { name: 'Check devices' }))
    expect([abandon.mock.calls.length, openCheck.mock.calls.length]).toEqual([1, 1])
  })

  it('is only a note inside another page [CALL-29]', async () => {
    const abandon = vi.fn<() => void>()
    await draw({ call: { start: { _tag: 'Failed', peer, why: { _tag: 'Framed' } } }, calls: { abandon } })
    expect(await screen.findByText(/Calls do not work inside another page/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
    expect(abandon).toHaveBeenCalled()
  })
})

describe('devices during a call', () => {
  it('has one button for sound that the browser holds back [PLUS-24]', async () => {
    const hear = vi.fn<() => void>()
    const { unmount } = await draw({ call: { call: live }, view: { hear } })
    await userEvent.click(await screen.findByRole('button', { name: 'Tap to hear' }))
    expect(hear).toHaveBeenCalledOnce()
    unmount()
    await draw({ call: { call: live } })
    expect(screen.queryByRole('button', { name: 'Tap to hear' })).toBeNull()
  })

  it('says once why the sound is held back, later the button alone [DATA-13]', async () => {
    const hear = (): void => undefined
    const { unmount } = await draw({ call: { call: live }, view: { hear, hearKnown: false } })
    expect(await screen.findByRole('group', { name: 'Your browser holds the sound back.' })).toBeInTheDocument()
    unmount()
    await draw({ call: { call: live }, view: { hear, hearKnown: true } })
    expect(await screen.findByRole('button', { name: 'Tap to hear' })).toBeInTheDocument()
    expect(screen.queryByText('Your browser holds the sound back.')).toBeNull()
  })

  it('says what was unplugged and what is used instead [PLUS-24]', async () => {
    const { unmount } = await draw({
      call: { call: live },
      view: { lost: { kind: 'camera', instead: O.some('Back camera') } },
    })
    expect(await screen.findByText('Your camera is gone. Back camera is used now.')).toBeVisible()
    unmount()
    await draw({ call: { call: live }, view: { lost: { kind: 'microphone', instead: O.none } } })
    expect(await screen.findByText(/Your microphone is gone. Connect another one/)).toBeVisible()
  })

  it('switches the camera, blurs and opens the check from the menu [PLUS-24]', async () => {
    const [nextCamera, openCheck] = [task(), task()]
    const blur = vi.fn<DevicesPart['blur']>(() => async () => undefined)
    await draw({
      call: { call: live },
      view: { manyCameras: true, blur: 'on' },
      devices: { nextCamera, openCheck, blur },
    })
    for (const name of ['Switch camera', 'Show the background', 'Camera and sound']) {
      await userEvent.click(await screen.findByRole('button', { name: 'More' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    expect([nextCamera, openCheck].map((one) => one.mock.calls.length)).toEqual([1, 1])
    expect(blur).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('offers no other camera and no blur where there are none [PLUS-24]', async () => {
    await draw({ call: { call: live } })
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Camera and sound' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Switch camera' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: /background/ })).toBeNull()
  })
})
