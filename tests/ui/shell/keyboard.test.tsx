import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountView } from '../../../src/application/account/account.feature'
import { FullLayer } from '../../../src/ui/design/full-layer'
import { startI18n } from '../../../src/ui/i18n/i18n'
import { CoinNews } from '../../../src/ui/shell/coin-news'
import { CoreContext } from '../../../src/ui/shell/core-context'
import { Layer } from '../../../src/ui/shell/access.layer'
import { keyboardHelp } from '../../../src/ui/shell/keyboard-help.store'
import { PreferencesProvider } from '../../../src/ui/shell/preferences-provider'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { aCore, aMe, anAccount, signedIn } from './literal-core'

afterEach(() => act(() => keyboardHelp.set(false)))

const draw = async (store = makeKeyedStoreFake(), over: ReactNode = null) => {
  const i18n = await startI18n('en')
  await i18n.loadNamespaces('keyboard')
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <PreferencesProvider store={store} i18n={i18n} first="en">
          <CoreContext value={aCore(anAccount(signedIn()))}>
            <input aria-label="Nickname" />
            <button type="button">Beside</button>
            {over}
            <Layer />
          </CoreContext>
        </PreferencesProvider>
      </I18nextProvider>,
    ),
  )
  return store
}

const list = () => screen.queryByRole('dialog', { name: 'Keyboard' })

describe('the list of keys', () => {
  it('opens with the question mark, closes with Escape, and gives the focus back [PLUS-22]', async () => {
    await draw()
    screen.getByRole('button', { name: 'Beside' }).focus()
    await userEvent.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(list).toBeNull()
    expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus()
  })

  it('stays away where a question mark is typed, and where Ctrl is held [PLUS-22]', async () => {
    await draw()
    const field = screen.getByRole('textbox', { name: 'Nickname' })
    await userEvent.type(field, 'who?')
    expect(field).toHaveValue('who?')
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }))
    await userEvent.keyboard('{Control>}?{/Control}')
    expect(list()).toBeNull()
  })

  const inLayer = async () => (await screen.findByRole('dialog', { name: 'Keyboard' })).closest('[data-layer]')

  it('lies over the call or the ringing in which it is asked for, and else where other dialogs do [PLUS-22, SHELL-78]', async () => {
    await draw()
    await userEvent.keyboard('?')
    expect(await inLayer()).toHaveAttribute('data-layer', 'confirm')
    cleanup()
    act(() => keyboardHelp.set(false))
    await draw(
      undefined,
      <FullLayer title="Call" layer="call">
        <button type="button">Hang up</button>
      </FullLayer>,
    )
    await userEvent.keyboard('?')
    expect(await inLayer()).toHaveAttribute('data-layer', 'error')
  })

  it('switches the single keys off, for this browser [PLUS-22]', async () => {
    const store = await draw()
    screen.getByRole('button', { name: 'Beside' }).focus()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('switch', { name: /^Single keys/ }))
    await userEvent.keyboard('{Escape}')
    await expect.poll(list).toBeNull()
    await userEvent.keyboard('?')
    expect(list()).toBeNull()
    expect(store.read('CAMC_SINGLE_KEYS')).toEqual({ _tag: 'Some', value: 'off' })
  })
})

describe('the balance', () => {
  it('is said once when it has changed, not when it is first known [PLUS-22]', async () => {
    vi.useFakeTimers()
    const view = observable.box<AccountView>(anAccount(signedIn()).view, { deep: false })
    const account = {
      ...anAccount(),
      get view() {
        return view.get()
      },
    }
    const i18n = await startI18n('en')
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <CoreContext value={aCore(account)}>
          <CoinNews />
        </CoreContext>
      </I18nextProvider>,
    )
    const spend = (coins: number) => act(() => runInAction(() => view.set(anAccount(signedIn(aMe({ coins }))).view)))
    act(() => vi.advanceTimersByTime(5_000))
    expect(container.textContent).toBe('')
    spend(1_110)
    spend(1_101)
    expect(container.textContent).toBe('')
    act(() => vi.advanceTimersByTime(1_000))
    expect(container).toHaveTextContent('Coins 1,101')
  })
})
