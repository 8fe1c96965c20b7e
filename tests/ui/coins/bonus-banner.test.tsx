import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { Layer as BonusBanner } from '../../../src/ui/coins/bonus-banner.layer'
import { OfferLine } from '../../../src/ui/shell/layers'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { begin, offering } from './offering'

describe('the banner about the coins of sign-up', () => {
  const banner = () => screen.queryByRole('region', { name: 'Welcome gift' })
  const visit = async (path: string) => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    const core = aCore(anAccount({}, { openSignIn }), { offers: offering().feature }, { signUpCoins: 120 })
    const { memory } = await drawView(core, <BonusBanner />)
    await act(async () => memory.navigate(path))
    return openSignIn
  }

  it.each(['/', '/wall'])('speaks of 120 coins on %s and opens the login popup [COIN-63, COIN-64]', async (path) => {
    const openSignIn = await visit(path)
    expect(banner()).toHaveTextContent('120 coins')
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(openSignIn).toHaveBeenCalledOnce()
  })

  it.each(['/card', '/login', '/safetyCenter'])('is absent on %s [COIN-64]', async (path) => {
    await visit(path)
    expect(banner()).toBe(null)
  })

  it('is for visitors alone, as the offer is for members [COIN-64, SHELL-77]', async () => {
    const { feature, view } = offering()
    begin(view)
    const features = { calls: aCalls(), offers: feature }
    const { unmount } = await drawView(aCore(anAccount(), features), <OfferLine settled />)
    expect(await screen.findByRole('region', { name: 'Welcome gift' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Special offer' })).toBe(null)
    unmount()
    await drawView(aCore(anAccount(signedIn()), features), <OfferLine settled />)
    const offer = await screen.findByLabelText('Special offer')
    fireEvent.wheel(document.body)
    expect(offer).toBeVisible()
    expect(banner()).toBe(null)
  })

  it('can be closed [COIN-64]', async () => {
    await visit('/')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(banner()).toBe(null)
  })
})
