import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Call } from '../../../src/domain/calls/call'
import type { Coins } from '../../../src/domain/kernel/coins'
import type { RoomNum } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/tasks/rewards.layer'
import { userId } from '../../builders/ids'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { aPushOffer, anInstall, aReward } from './literal-rewards'

const ringing: Call = {
  _tag: 'Ringing',
  role: 'callee',
  room: 'room-0001' as RoomNum,
  peer: userId(7),
  since: 0,
  caller: null,
}

const draw = async (install = anInstall(), push = aPushOffer(), call: Call = { _tag: 'Idle' }) => {
  const features = { calls: aCalls({ call }), install: install.feature, pushOffer: push.feature }
  const drawn = await drawView(aCore(anAccount(signedIn()), features), <Layer />)
  return { ...drawn, install, push }
}

const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })

describe('the popup about installing', () => {
  const named = () => screen.findByRole('dialog', { name: 'Visavis as an app' })

  it('tells the reward and that it is free, and lets the browser ask [TASK-39, TASK-40]', async () => {
    const { install } = await draw(anInstall({ popup: true }))
    const dialog = await named()
    expect(dialog).toHaveTextContent(/\+100 coins, once.*Free, without an app store/)
    expect(within(dialog).queryByRole('list', { name: 'How to install' })).toBe(null)
    expect(install.calls).toEqual(['begin', 'shown'])
    await userEvent.click(button(dialog, 'Install'))
    expect(install.calls.at(-1)).toBe('install')
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('is put away by its button and by Escape, and claims nothing [TASK-42]', async () => {
    const { install } = await draw(anInstall({ popup: true }))
    await userEvent.click(button(await named(), 'Not now'))
    expect(screen.queryByRole('dialog')).toBe(null)
    act(() => install.set({ popup: true }))
    await named()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(install.calls).not.toContain('install')
  })

  it.each([
    ['ios', /Tap the share button of Safari.*Add to Home Screen.*Open Visavis from the home screen/],
    ['macos', /share button in Safari's toolbar.*Add to Dock.*Open Visavis from the Dock/],
  ] as const)('shows the steps of Safari on %s [TASK-44]', async (system, steps) => {
    const { install } = await draw(anInstall({ popup: true, way: 'steps', browser: { safari: true, system } }))
    const dialog = await named()
    const list = within(dialog).getByRole('list', { name: 'How to install' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(list).toHaveTextContent(steps)
    expect(within(dialog).queryByRole('button', { name: 'Install' })).toBe(null)
    await userEvent.click(button(dialog, 'Got it'))
    expect(install.calls.at(-1)).toBe('dismiss')
  })

  it('says when the browser has no question any more', async () => {
    await draw(anInstall({ popup: true }, 'gone'))
    await userEvent.click(button(await named(), 'Install'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not offer to install Visavis any more/)
  })

  it('costs what the gateway says', async () => {
    await draw(anInstall({ popup: true, reward: aReward(100, { price: 5 as Coins }) }))
    expect(await named()).not.toHaveTextContent('Free')
  })
})

describe('a reward that was given', () => {
  it('is told by a toast of 4 s, once [TASK-41]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { install } = await draw()
      act(() => install.set({ given: 100 as Coins }))
      const toast = await screen.findByText('Thank you for installing Visavis: +100 coins')
      expect(install.calls.filter((call) => call === 'told')).toHaveLength(1)
      await act(() => vi.advanceTimersByTimeAsync(3_800))
      expect(toast).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(screen.queryByText(/Thank you for installing/)).toBe(null)
    } finally {
      vi.useRealTimers()
    }
  })

  it('for pushes is told too [TASK-47]', async () => {
    const { push } = await draw()
    act(() => push.set({ given: 200 as Coins }))
    expect(await screen.findByText('Notifications are on: +200 coins')).toBeVisible()
  })
})

describe('the popup about pushes', () => {
  const named = () => screen.findByRole('dialog', { name: 'Turn on notifications' })

  it('tells 200 coins and what for, and turns them on [TASK-49, TASK-52]', async () => {
    const { push } = await draw(anInstall(), aPushOffer({ popup: true }))
    const dialog = await named()
    expect(dialog).toHaveTextContent(/\+200 coins, once.*Messages and friend requests.*turn them off again/)
    await userEvent.click(button(dialog, 'Turn on'))
    expect(push.calls).toEqual(['begin', 'shown', 'accept'])
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('is put away without asking the browser [TASK-49]', async () => {
    const { push } = await draw(anInstall(), aPushOffer({ popup: true }))
    await userEvent.click(button(await named(), 'Not now'))
    expect(push.calls).toEqual(['begin', 'shown', 'dismiss'])
  })

  it('says what did not work', async () => {
    await draw(anInstall(), aPushOffer({ popup: true }, 'failed'))
    await userEvent.click(button(await named(), 'Turn on'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be turned on/)
  })

  it('comes after that about installing [SHELL-74, SHELL-78]', async () => {
    const { install } = await draw(anInstall({ popup: true }), aPushOffer({ popup: true }))
    await screen.findByRole('dialog', { name: 'Visavis as an app' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    act(() => install.set({ popup: false }))
    await named()
  })

  it('waits while it rings, as that about installing does [SHELL-78]', async () => {
    const { install, push } = await draw(anInstall({ popup: true }), aPushOffer({ popup: true }), ringing)
    await vi.waitFor(() => expect(push.calls).toEqual(['begin']))
    expect([install.calls, screen.queryByRole('dialog')]).toEqual([['begin'], null])
  })
})

describe('an installed app', () => {
  it('has no popup: the next press lets the browser ask, once [TASK-49]', async () => {
    const { push } = await draw(anInstall(), aPushOffer({ atTap: true }))
    await vi.waitFor(() => expect(push.calls).toContain('shown'))
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(push.calls).not.toContain('accept')
    await userEvent.click(document.body)
    await userEvent.click(document.body)
    expect(push.calls.filter((call) => call === 'accept')).toHaveLength(1)
  })

  it('asks nothing at a press while it rings [SHELL-78]', async () => {
    const { push } = await draw(anInstall(), aPushOffer({ atTap: true }), ringing)
    await vi.waitFor(() => expect(push.calls).toEqual(['begin']))
    await userEvent.click(document.body)
    expect(push.calls).toEqual(['begin'])
  })
})
