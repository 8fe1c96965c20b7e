import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { openAt, steps, withProblem } from './popup'

const done = async (): Promise<void> => undefined
const ways = () =>
  screen
    .getAllByRole('button', { name: /^Continue with/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

describe('other ways to sign in', () => {
  it('shows five of them, Facebook only where it is configured [ACCT-1] [ACCT-4]', async () => {
    await openAt(steps.choosing, {}, { signIn: ['email', 'phone', 'google', 'apple', 'facebook'] })
    expect(ways().map((name) => name.replace('Continue with ', ''))).toEqual([
      'e-mail',
      'phone',
      'Google',
      'Apple',
      'Facebook',
    ])
  })

  it('has no Facebook where it is not configured [ACCT-4]', async () => {
    await openAt(steps.choosing, {}, { signIn: ['email', 'google'] })
    expect(ways()).toHaveLength(2)
  })

  it('leaves for the provider with what was typed, but without a password [ACCT-73]', async () => {
    const startSocial = vi.fn<AccountFeature['startSocial']>(() => done)
    const { go } = await openAt(steps.password, { startSocial }, { signIn: ['email', 'google'] })
    await userEvent.type(screen.getByLabelText('Password'), 'secret#1')
    go(steps.email)
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maya@example.com')
    go(steps.choosing)
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
    const [provider, drafts] = startSocial.mock.calls[0] ?? []
    expect(provider).toBe('google')
    expect(drafts).toMatchObject({ email: 'maya@example.com' })
    expect(JSON.stringify(drafts)).not.toContain('secret')
  })

  it('shows what was typed before the way to the provider', async () => {
    await openAt(steps.info, { takeDrafts: async () => ({ name: 'Maya', gender: 'female' }) })
    expect(await screen.findByDisplayValue('Maya')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Woman' })).toBeChecked()
  })

  it('takes no second press while the browser leaves', async () => {
    const startSocial = vi.fn<AccountFeature['startSocial']>(() => done)
    const leaving = { ...steps.choosing, busy: true, leaving: 'google' } as const
    await openAt(leaving, { startSocial }, { signIn: ['email', 'phone', 'google', 'apple'] })
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Continue with phone' })).toBeDisabled()
    expect(startSocial).not.toHaveBeenCalled()
  })

  it('says that the provider gave nothing [ACCT-76] [ACCT-77]', async () => {
    await openAt(withProblem(steps.choosing, { _tag: 'SocialFailed', provider: 'google' }))
    expect(screen.getByText('Google sign-in did not complete. Please try again.')).toBeVisible()
  })

  it('says that a sign-in did not reach the gateway, on step 1 [ACCT-75]', async () => {
    await openAt(withProblem(steps.choosing, { _tag: 'LoginUnreached' }))
    expect(screen.getByText('Your data could not be updated. Please try again.')).toBeVisible()
  })

  it('shows a spinner only while a sign-in from outside goes on [ACCT-3]', async () => {
    await openAt(steps.loading)
    expect(screen.getByRole('status')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Continue|Back/ })).not.toBeInTheDocument()
  })

  it('says that the steps could not be loaded, and tries again on a press [ACCT-3]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await openAt(withProblem(steps.loading, { _tag: 'Offline' }), { openSignIn })
    expect(screen.getByRole('alert')).toHaveTextContent('No connection')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(openSignIn).toHaveBeenCalledWith(steps.loading.origin)
  })
})

describe('an account that is to be deleted', () => {
  it('names the day, and keeps the account by one press [PLUS-14]', async () => {
    const keepAccount = vi.fn<AccountFeature['keepAccount']>(done)
    await openAt(steps.keep, { keepAccount })
    expect(screen.getByText('Your account will be deleted on November 28, 2026. Signing in keeps it.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(keepAccount).toHaveBeenCalledOnce()
  })

  it('leaves everything as it is [PLUS-14]', async () => {
    const closeSignIn = vi.fn<AccountFeature['closeSignIn']>()
    await openAt(steps.keep, { closeSignIn })
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(closeSignIn).toHaveBeenCalledOnce()
  })
})
