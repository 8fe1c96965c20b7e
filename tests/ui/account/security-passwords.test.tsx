import * as E from 'fp-ts/Either'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { SecurityFeature } from '../../../src/application/account/security.feature'
import { linked, openSecurity } from './security-stage'

const refusal = (code: number): GatewayError => ({ _tag: 'Refusal', code, message: '', data: null })

describe('passwords', () => {
  const change = async (changePassword: SecurityFeature['changePassword']) => {
    await openSecurity({}, { changePassword })
    await userEvent.click(screen.getByRole('button', { name: 'Change the password of your e-mail' }))
    await userEvent.type(screen.getByLabelText('Current password'), 'secret 1')
    await userEvent.type(screen.getByLabelText('New password'), 'secret2{Enter}')
  }

  it('are changed by the old one, which signs other devices out', async () => {
    const changePassword = vi.fn<SecurityFeature['changePassword']>(() => async () => E.right(undefined))
    await change(changePassword)
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('email', 'secret1', 'secret2')
    expect(await screen.findByText('Password changed. Other devices were signed out.')).toBeVisible()
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
  })

  it('say at the old one that it is wrong, and at the new one that it is bad [ACCT-50] [ACCT-51]', async () => {
    const answers: Parameters<typeof E.left>[0][] = [refusal(10006), { _tag: 'BadPassword' }]
    await change(() => async () => E.left(answers.shift() as GatewayError))
    expect(await screen.findByText('Invalid username or password')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toBeInvalid()
    await userEvent.type(screen.getByLabelText('New password'), '{Enter}')
    expect(await screen.findByText('Password is invalid')).toBeVisible()
    expect(screen.getByLabelText('New password')).toBeInvalid()
  })

  it('are set for a number that has none, without an old one [ACCT-46]', async () => {
    const changePassword = vi.fn<SecurityFeature['changePassword']>(() => async () => E.right(undefined))
    const phone = linked('+4915123456789', { hasPassword: false })
    await openSecurity(
      {
        identifiers: { email: linked('ada@example.org', { hasPassword: false }), phone },
        passwordFor: { email: null, phone: null },
      },
      { changePassword },
    )
    expect(screen.getByText('You choose it when you next sign in with this e-mail.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Set a password for your phone number' }))
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
    expect(screen.getByText('8 to 30 letters, digits and signs')).toBeVisible()
    await userEvent.type(screen.getByLabelText('New password'), 'long-secret1{Enter}')
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('phone', '', 'longsecret1')
  })

  it('are set for a number by that of the address, where there is one', async () => {
    const changePassword = vi.fn<SecurityFeature['changePassword']>(() => async () => E.left(refusal(10006)))
    const phone = linked('+4915123456789', { hasPassword: false })
    await openSecurity(
      { identifiers: { email: linked('ada@example.org'), phone }, passwordFor: { email: 'email', phone: 'email' } },
      { changePassword },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Set a password for your phone number' }))
    await userEvent.type(screen.getByLabelText('New password'), 'long#secret1')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Password of \u2066ada@example.org\u2069'), 'of#mail1{Enter}')
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('phone', 'of#mail1', 'long#secret1')
    expect(screen.getByLabelText('Password of \u2066ada@example.org\u2069')).toHaveAccessibleDescription(
      'Invalid username or password',
    )
  })
})
