import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { LIVE_USERS_MS } from '../../../src/domain/account/live-users'
import { openAt, steps } from './popup'

const shownUsers = (): number => Number(/([\d,]+) people/.exec(document.body.textContent)?.[1]?.replaceAll(',', ''))

describe('choice of a way to sign in', () => {
  afterEach(() => void vi.useRealTimers())

  it('goes on with e-mail', async () => {
    const chooseEmail = vi.fn<AccountFeature['chooseEmail']>()
    await openAt(steps.choosing, { chooseEmail })
    await userEvent.click(screen.getByRole('button', { name: 'Continue with e-mail' }))
    expect(chooseEmail).toHaveBeenCalledOnce()
  })

  it('shows no way that the deployment does not offer [ACCT-4]', async () => {
    await openAt(steps.choosing, {}, { signIn: [] })
    expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument()
  })

  it('shows the terms notice with its links [ACCT-11]', async () => {
    await openAt(steps.choosing)
    expect(screen.getByText(/By continuing you accept/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/html/term.html')
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/html/privacy.html')
  })

  it('promises 120 free coins [ACCT-13]', async () => {
    await openAt(steps.choosing)
    expect(screen.getByText('120 free coins')).toBeVisible()
  })

  it('counts users from 298721 and grows every 3 s by 1 to 10 [ACCT-12]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openAt(steps.choosing)
    expect(shownUsers()).toBe(298_721)
    act(() => void vi.advanceTimersByTime(LIVE_USERS_MS))
    const first = shownUsers()
    expect(first).toBeGreaterThanOrEqual(298_722)
    expect(first).toBeLessThanOrEqual(298_731)
    expect(LIVE_USERS_MS).toBe(3_000)
  })

  it('shows the real figure instead where the gateway reports one [PLUS-2]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openAt(steps.choosing, {}, {}, { liveUsers: 41 })
    expect(screen.getByText('41 people are here now')).toBeVisible()
    act(() => void vi.advanceTimersByTime(LIVE_USERS_MS))
    expect(shownUsers()).toBe(41)
  })

  it('closes by its button and by Escape', async () => {
    const closeSignIn = vi.fn<AccountFeature['closeSignIn']>()
    await openAt(steps.choosing, { closeSignIn })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(closeSignIn).toHaveBeenCalledTimes(2)
  })
})
