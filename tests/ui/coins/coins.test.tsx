import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CoinsFeature, CoinsView } from '../../../src/application/coins/coins.feature'
import type { Movement } from '../../../src/domain/coins/movement'
import { Page } from '../../../src/ui/coins/coin.page'
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

const open = async (view: Partial<CoinsView>, over: Partial<CoinsFeature> = {}) => {
  const coins: CoinsFeature = {
    view: { movements: [], listing: 'loaded', hasMore: false, ...view },
    load: later,
    more: later,
    ...over,
  }
  const drawn = await drawView(aCore(anAccount(signedIn(aMe({ coins: 111 }))), { coins }), <Page />)
  await settled(() => document.querySelector('h1, [role="heading"]') !== null)
  return drawn
}

describe('coins', () => {
  it('shows the balance as the gateway said it last', async () => {
    await open({})
    expect(within(screen.getByRole('region', { name: 'Your balance' })).getByText('111 coins')).toBeInTheDocument()
  })

  it('lists what for, with whom, when, how much and the balance after', async () => {
    await open({ movements: [spent, gift] })
    const [first, second] = within(screen.getByRole('list', { name: 'Movements' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(/Friend request · Lina.*May 1, 2020.*-9.*Balance.*111/)
    expect(second).toHaveTextContent(/Welcome gift.*\+120.*Balance.*120/)
    expect(screen.getByRole('link', { name: /Lina/ })).toHaveAttribute('href', '/profile/42')
  })

  it('reads them when it opens, and more on demand', async () => {
    const load = vi.fn<CoinsFeature['load']>(later)
    const more = vi.fn<CoinsFeature['more']>(later)
    await open({ movements: [gift], hasMore: true }, { load, more })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(load).toHaveBeenCalledOnce()
    expect(more).toHaveBeenCalledOnce()
  })

  it('has words for nothing and for a failure', async () => {
    const load = vi.fn<CoinsFeature['load']>(later)
    const { unmount } = await open({})
    expect(screen.getByText('No movements yet')).toBeVisible()
    unmount()
    await open({ listing: 'failed' }, { load })
    expect(screen.getByText(/Your coins are safe/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(2)
  })
})
