import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { CoinsFeature, CoinsView } from '../../../src/application/coins/coins.feature'
import { allMovements, type Movement } from '../../../src/domain/coins/movement'
import type { LimitState } from '../../../src/domain/coins/spending-limit'
import { Page } from '../../../src/ui/coins/movements.page'
import { userId } from '../../builders/ids'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

const later = async (): Promise<void> => undefined

const spent: Movement = {
  id: 'm2',
  at: Date.UTC(2020, 4, 1, 12),
  kind: 'addFriend',
  other: { id: userId(42), name: 'Lina' },
  coins: -9,
  balanceAfter: 111,
}

const gift: Movement = { id: 'm1', at: spent.at, kind: 'signUp', other: null, coins: 120, balanceAfter: 120 }

const none: LimitState = { limit: null, spent: 20, raise: null }

const open = async (view: Partial<CoinsView>, over: Partial<CoinsFeature> = {}) => {
  const coins: CoinsFeature = {
    view: {
      movements: [],
      listing: 'loaded',
      hasMore: false,
      range: allMovements,
      debt: 0,
      exporting: false,
      limits: { daily: none, monthly: none },
      limitsListing: 'loaded',
      ...view,
    },
    load: later,
    more: later,
    show: () => later,
    saveFile: () => async () => E.right(undefined),
    loadLimits: later,
    setLimit: () => async () => E.right(undefined),
    ...over,
  }
  const drawn = await drawView(aCore(anAccount(signedIn(aMe({ coins: 111 }))), { coins }), <Page />)
  await settled(() => document.querySelector('h1, [role="heading"]') !== null)
  return drawn
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

describe('movements', () => {
  it('are listed with what for, with whom, when, how much and the balance after [PLUS-6]', async () => {
    await open({ movements: [spent, gift] })
    const [first, second] = within(screen.getByRole('list', { name: 'Movements' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(/Friend request.*Lina · May 1, 2020.*-9.*Balance.*111/)
    expect(second).toHaveTextContent(/Welcome gift.*\+120.*Balance.*120/)
    expect(screen.getByRole('link', { name: /Lina/ })).toHaveAttribute('href', '/profile/42')
  })

  it('that belong to an order lead to it [PLUS-6]', async () => {
    await open({ movements: [{ ...gift, kind: 'purchase', orderId: 'o/1' }] })
    expect(screen.getByRole('link', { name: /Coins bought/ })).toHaveAttribute('href', '/payOrderList?orderId=o%2F1')
  })

  it('are all read when the page opens, and more on demand', async () => {
    const show = vi.fn<CoinsFeature['show']>(() => later)
    const more = vi.fn<CoinsFeature['more']>(later)
    await open({ movements: [gift], hasMore: true }, { show, more })
    await press('Show more')
    expect(show.mock.calls).toEqual([[allMovements]])
    expect(more).toHaveBeenCalledOnce()
  })

  it('have words for nothing, for nothing in a range and for a failure', async () => {
    const load = vi.fn<CoinsFeature['load']>(later)
    const { unmount } = await open({})
    expect(screen.getByText('No movements yet')).toBeVisible()
    unmount()
    const second = await open({ range: { from: 1, to: null } })
    expect(screen.getByText('No movements in these days')).toBeVisible()
    second.unmount()
    await open({ listing: 'failed' }, { load })
    expect(screen.getByText(/Your coins are safe/)).toBeVisible()
    await press('Try again')
    expect(load).toHaveBeenCalledOnce()
  })

  it('are those of the chosen days, both included, where the person is [PLUS-6]', async () => {
    const show = vi.fn<CoinsFeature['show']>(() => later)
    await open({}, { show })
    await userEvent.type(screen.getByLabelText('From'), '2026-03-30')
    await userEvent.type(screen.getByLabelText('To'), '2026-03-31')
    const from = new Date(2026, 2, 30).getTime()
    expect(show).toHaveBeenLastCalledWith({ from, to: new Date(2026, 3, 1).getTime() })
    await userEvent.clear(screen.getByLabelText('To'))
    await userEvent.type(screen.getByLabelText('To'), '2026-03-29')
    expect(screen.getByRole('alert')).toHaveTextContent('The first day is after the last one.')
  })

  it('are saved as a file in the words of the language, and what fails is said [PLUS-6]', async () => {
    const saveFile = vi.fn<CoinsFeature['saveFile']>(() => async () => E.left({ _tag: 'Unreachable', timedOut: false }))
    await open({}, { saveFile })
    await press('Save as CSV')
    expect(await screen.findByRole('alert')).toHaveTextContent(/The file could not be made/)
    const [words] = saveFile.mock.calls[0] ?? []
    expect(words?.columns[0]).toBe('Time (UTC)')
    expect(words?.kinds.chargeback).toBe('Payment reversed by the bank')
  })

  it('stand below what is owed, and why [COIN-47]', async () => {
    await open({ debt: 1_200 })
    expect(screen.getByText(/1,200 coins are owed: a payment was returned/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get coins' })).toHaveAttribute('href', '/shop')
  })
})

describe('spending limits', () => {
  const limits = (daily: Partial<LimitState>) => ({ limits: { daily: { ...none, ...daily }, monthly: none } })
  const section = () => within(screen.getByRole('region', { name: 'Spending limits' }))

  it('show what is spent, and a raise with its time [PLUS-9]', async () => {
    await open(limits({ limit: 50, raise: { to: 80, from: Date.UTC(2020, 4, 2, 12) } }))
    expect(section().getByText('Spent: 20 coins of 50 coins')).toBeVisible()
    expect(section().getByText(/From May 2, 2020.* on: 80 coins/)).toBeVisible()
    expect(section().getByText('No limit. Spent: 20 coins')).toBeVisible()
  })

  it('are set by a whole number of coins, in digits of any script, with the keyboard [PLUS-9]', async () => {
    const setLimit = vi.fn<CoinsFeature['setLimit']>(() => async () => E.right(undefined))
    await open(limits({}), { setLimit })
    await press('Change: Monthly limit')
    await waitFor(() => expect(screen.getByLabelText('Coins')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number of coins.')
    await userEvent.type(screen.getByLabelText('Coins'), '-٣٠0.{Enter}')
    expect(setLimit.mock.calls).toEqual([['monthly', 300]])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are given up by a button, and the dialog stays when that fails [PLUS-9]', async () => {
    const setLimit = vi.fn<CoinsFeature['setLimit']>(() => async () => E.left({ _tag: 'Unreachable', timedOut: false }))
    await open(limits({ limit: 50 }), { setLimit })
    await press('Change: Daily limit')
    expect(screen.getByText('A lower limit holds at once, a higher one after 24 hours.')).toBeVisible()
    await press('Remove limit')
    expect(setLimit.mock.calls).toEqual([['daily', null]])
    expect(await screen.findByText('That was not saved. Try again.')).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
