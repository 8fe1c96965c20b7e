import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { SimulatedCallPart } from '../../../src/application/calls/simulated-call'
import type { SimulatedCallView } from '../../../src/application/calls/simulated-call.model'
import type { SimulatedCall } from '../../../src/domain/calls/simulated-call'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Page } from '../../../src/ui/calls/sandbox-call.page'
import { SimulatedCall as View } from '../../../src/ui/calls/simulated-call'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance, aSimulatedCall } from '../shell/literal-features'

const hostInfo = { id: 1_001 as UserId, name: 'Lina', headImg: '', demo: true }
const staged = { show: true, hostInfo, video: '/v.webm', time: 4, hangup: 40, callLocation: 103, since: 0 } as const
const ringing: SimulatedCall = { ...staged, step: 1, playable: false }
const inCall: SimulatedCall = { ...staged, step: 2 }
const stranger = anAcquaintance(1_001, { name: 'Lina', relation: 'stranger', demo: true })

const draw = (view: Partial<SimulatedCallView>, over: Partial<SimulatedCallPart> = {}, people = [stranger]) => {
  const calls = aCalls({}, { simulated: aSimulatedCall(view, over) })
  return drawView(aCore(anAccount(signedIn()), { calls, friends: aFriends(people) }), <View />)
}
const layer = () => screen.getByRole('dialog', { name: 'Recorded call with Lina' })

describe('a simulated call on the screen', () => {
  it.each([
    ['while it rings', ringing],
    ['while it is shown', inCall],
  ])('says what it is %s: recorded, demo, not seen, free [PLUS-1]', async (_, call) => {
    await draw({ call })
    for (const text of ['Recorded', 'Demo', 'This is a recording. Nobody sees or hears you, and it costs nothing.'])
      expect(within(layer()).getByText(text)).toBeVisible()
    expect(layer()).not.toHaveTextContent(/coins/)
  })

  it('shows who seems to be called, and then the recording with its time [CALL-78]', async () => {
    await draw({ call: ringing })
    expect(within(layer()).getByText('Ringing…')).toBeVisible()
    expect(within(layer()).queryByRole('timer')).toBeNull()
  })

  it('attaches the recording full screen and lets it go', async () => {
    const stop = vi.fn<() => void>()
    const attach = vi.fn<(element: unknown) => () => void>(() => stop)
    const { unmount } = await draw({ call: inCall, shownMs: 12_000, picture: O.some({ attach }) })
    expect(attach).toHaveBeenCalledWith(screen.getByRole('img', { name: 'Recording of Lina' }))
    expect(screen.getByRole('timer', { name: 'Time of the recording' })).toHaveTextContent('00:12')
    await act(async () => unmount())
    expect(stop).toHaveBeenCalled()
  })

  it('asks before hanging up, in either step [CALL-81]', async () => {
    for (const call of [ringing, inCall]) {
      const end = vi.fn<() => void>()
      const { unmount } = await draw({ call }, { end })
      await userEvent.click(within(layer()).getByRole('button', { name: 'Hang up' }))
      const asked = await screen.findByRole('alertdialog', { name: 'End this call?' })
      await userEvent.click(within(asked).getByRole('button', { name: 'Stay' }))
      expect(end).not.toHaveBeenCalled()
      await userEvent.click(within(layer()).getByRole('button', { name: 'Hang up' }))
      await userEvent.click(await screen.findByRole('button', { name: 'End call' }))
      expect(end).toHaveBeenCalledOnce()
      await act(async () => unmount())
    }
  })

  it('tips to add a stranger when it is time, and nobody else [CALL-80]', async () => {
    const tip = 'Do you like Lina? Click to add friend'
    const early = await draw({ call: inCall, shownMs: 29_000, addTip: false })
    expect(screen.queryByText(tip)).toBeNull()
    await act(async () => early.unmount())
    const friends = await draw({ call: inCall, addTip: true }, {}, [anAcquaintance(1_001)])
    expect(screen.queryByText(tip)).toBeNull()
    await act(async () => friends.unmount())
    await draw({ call: inCall, shownMs: 30_000, addTip: true })
    expect(screen.getByText(tip)).toBeVisible()
    expect(await screen.findByRole('button', { name: /Add friend/ })).toBeVisible()
  })

  it.each([
    ['over', 'The recording is over'],
    ['unplayable', 'The recording cannot be shown here'],
  ] as const)('says when it is %s', async (last, text) => {
    await draw({ call: { show: false, step: 0, last } })
    expect(await screen.findByText(text)).toBeInTheDocument()
  })
})

describe('where it can be tried', () => {
  const drawPage = (over: Partial<SimulatedCallPart>, sandbox = true) => {
    const calls = aCalls({}, { simulated: aSimulatedCall({}, over) })
    const friends = aFriends([], { guests: [stranger] })
    const core = aCore(anAccount(signedIn()), { calls, friends })
    return drawView({ ...core, config: { ...core.config, sandbox } }, <Page />)
  }

  it('starts with the host that is chosen, at the place of fake calls, and ends when the page is left [CALL-82, CALL-84]', async () => {
    const start = vi.fn<SimulatedCallPart['start']>(() => async () => E.right(undefined))
    const end = vi.fn<() => void>()
    const { unmount } = await drawPage({ start, end })
    await userEvent.click(screen.getByRole('button', { name: /Lina/ }))
    expect(start).toHaveBeenCalledWith({ id: 1_001, name: 'Lina', headImg: '', demo: true }, 103)
    expect(end).not.toHaveBeenCalled()
    await act(async () => unmount())
    expect(end).toHaveBeenCalledOnce()
  })

  it('says when there is no recording', async () => {
    await drawPage({ start: () => async () => E.left({ _tag: 'NoRecording' }) })
    await userEvent.click(screen.getByRole('button', { name: /Lina/ }))
    expect(await screen.findByText('There is no recording of Lina.')).toBeInTheDocument()
  })

  it('is no page of a deployment in production', async () => {
    const { memory } = await drawPage({}, false)
    expect([screen.queryByText('Recorded calls'), memory.history.at(-1)]).toEqual([null, '/'])
  })
})
