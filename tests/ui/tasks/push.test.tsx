import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { PushFeature } from '../../../src/application/tasks/push.feature'
import type { PushChoices } from '../../../src/domain/tasks/push-choices'
import { Layer } from '../../../src/ui/tasks/push.layer'
import { Slot } from '../../../src/ui/tasks/push-settings.slot'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aPush } from './a-push'

const everything: PushChoices = {
  message: true,
  preview: true,
  request: true,
  call: true,
  reminder: false,
  reward: true,
}
const webpush = { push: { kind: 'webpush', publicKey: 'key' } } as const

const settings = (feature: PushFeature, offered = true) =>
  drawView(aCore(anAccount(signedIn()), { push: feature }, offered ? webpush : {}), <Slot />)

const device = () => screen.getByRole('switch', { name: /^Notifications on this device/ })

describe('the settings of notifications', () => {
  it('turn them on within the press, and off [TASK-48]', async () => {
    const { calls, feature } = aPush({ choices: everything })
    await settings(feature)
    expect(device()).not.toBeChecked()
    await userEvent.click(device())
    expect(device()).toBeChecked()
    await userEvent.click(device())
    expect(device()).not.toBeChecked()
    expect(calls).toEqual(['on', 'off'])
  })

  it('say so when it did not work', async () => {
    const { feature } = aPush({ choices: everything }, 'failed')
    await settings(feature)
    await userEvent.click(device())
    expect(await screen.findByText(/could not be turned on/)).toBeVisible()
    expect(device()).not.toBeChecked()
  })

  it.each([
    ['denied', /browser blocks notifications/],
    ['unsupported', /cannot show notifications/],
  ] as const)('say what to do where they are %s [TASK-50]', async (permission, words) => {
    await settings(aPush({ permission, choices: everything }).feature)
    expect(screen.getByText(words)).toBeVisible()
    expect(device()).toHaveAttribute('aria-disabled', 'true')
  })

  it('are on only where they are allowed and wanted', async () => {
    const { feature, live } = aPush({ permission: 'granted', wanted: false, choices: everything })
    await settings(feature)
    expect(device()).not.toBeChecked()
    act(() => runInAction(() => (live.wanted = true)))
    expect(device()).toBeChecked()
  })

  it('let one choose of what one is told', async () => {
    const { calls, feature } = aPush({ choices: everything })
    await settings(feature)
    const reminders = screen.getByRole('switch', { name: 'Friends who come online' })
    expect(reminders).not.toBeChecked()
    await userEvent.click(reminders)
    await userEvent.click(screen.getByRole('switch', { name: /^Show what messages say/ }))
    expect(calls).toEqual([
      ['reminder', true],
      ['preview', false],
    ])
  })

  it('ask what messages say only where messages are told', async () => {
    await settings(aPush({ choices: { ...everything, message: false } }).feature)
    const preview = screen.getByRole('switch', { name: /^Show what messages say/ })
    expect(preview).toHaveAttribute('aria-disabled', 'true')
    expect(preview).not.toBeChecked()
  })

  it('say that a choice was not saved, and offer to load again what did not come', async () => {
    const unreachable = async () => E.left({ _tag: 'Unreachable', timedOut: false } as const)
    const { feature, live } = aPush()
    await settings({ ...feature, loadChoices: unreachable, choose: () => unreachable })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    act(() => runInAction(() => (live.choices = everything)))
    await userEvent.click(screen.getByRole('switch', { name: 'Messages' }))
    expect(await screen.findByText(/could not be saved/)).toBeInTheDocument()
  })

  it('are nowhere where the deployment sends no pushes', async () => {
    await settings(aPush().feature, false)
    expect(screen.queryByRole('switch')).toBe(null)
  })
})

describe('a pressed notice', () => {
  const drawn = async (feature: PushFeature, unread = 0) => {
    const chat = aChat([aConversation(7, { unread })])
    return drawView(aCore(anAccount(signedIn()), { chat, push: feature }), <Layer />)
  }

  it('leads to its place, once [GATE-32]', async () => {
    const { feature, live } = aPush()
    const { memory } = await drawn(feature)
    await act(async () => runInAction(() => (live.opened = '/message/IMMessageSession/7')))
    expect(memory.history?.at(-1)).toBe('/message/IMMessageSession/7')
    expect(live.opened).toBe(null)
  })

  it('is not needed any more when its conversation is read', async () => {
    const { calls, feature, live } = aPush()
    await drawn(feature)
    expect(calls).not.toContainEqual(['clear', 'message:7'])
    await act(async () => runInAction(() => (live.opened = '/message/IMMessageSession/7')))
    await vi.waitFor(() => expect(calls).toContainEqual(['clear', 'message:7']))
    expect(calls).toContainEqual(['clear', 'reminder:7'])
  })

  it('the icon of the product has the number of unread messages [CHAT-24]', async () => {
    const { calls, feature } = aPush()
    await drawn(feature, 3)
    expect(calls).toContainEqual(['badge', 3])
  })
})
