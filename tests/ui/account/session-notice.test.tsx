import * as O from 'fp-ts/Option'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature, SessionNotice } from '../../../src/application/account/account.feature'
import { openAt } from './popup'

const show = (notice: SessionNotice, over: Partial<AccountFeature> = {}) =>
  openAt({ _tag: 'Closed' }, over, {}, { notice: O.some(notice) })

describe('notice of a session that ended', () => {
  it('says that the login has expired, whatever the gateway says [ACCT-109]', async () => {
    await show({ _tag: 'Expired', code: 401, message: 'no token' })
    expect(screen.getByText('Login has expired')).toBeVisible()
  })

  it('says that another device is in use [ACCT-111]', async () => {
    await show({ _tag: 'Kicked', code: 0, message: '' })
    expect(screen.getByText('Your account was active on another device')).toBeVisible()
  })

  it('tells another reason of a kick in the words of the gateway', async () => {
    await show({ _tag: 'Kicked', code: 0, message: 'Your password was changed' })
    expect(screen.getByText('Your password was changed')).toBeVisible()
  })

  it('shows the words of the gateway, else that the update failed [ACCT-108]', async () => {
    const { unmount } = await show({ _tag: 'Ended', code: 412, message: 'Your password was changed' })
    expect(screen.getByText('Your password was changed')).toBeVisible()
    unmount()
    await show({ _tag: 'Ended', code: 412, message: '' })
    expect(screen.getByText('Your data could not be updated. Please try again.')).toBeVisible()
  })

  it('shows a ban and offers no way in', async () => {
    await show({ _tag: 'Banned', code: 10116, message: '' })
    expect(screen.getByText('Login failed, you no longer have access to this app')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  it('leads to signing in again', async () => {
    const dismissNotice = vi.fn<AccountFeature['dismissNotice']>()
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await show({ _tag: 'Expired', code: 401, message: '' }, { dismissNotice, openSignIn })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(dismissNotice).toHaveBeenCalledOnce()
    expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Button' })
  })
})
