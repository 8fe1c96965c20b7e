import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Page } from '../../../src/ui/coins/coin.page'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

describe('coins', () => {
  it('shows the balance as the gateway said it last, and the way to the movements', async () => {
    await drawView(aCore(anAccount(signedIn(aMe({ coins: 111 })))), <Page />)
    await settled(() => document.querySelector('h1, [role="heading"]') !== null)
    expect(within(screen.getByRole('region', { name: 'Your balance' })).getByText('111 coins')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Movements and limits' })).toHaveAttribute('href', '/movements')
  })
})
