import * as E from 'fp-ts/Either'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { SecurityFeature } from '../../../src/application/account/security.feature'
import { DAY } from '../../../src/domain/kernel/time'
import { device, flows, linked, openSecurity } from './security-stage'

const rowOf = (list: string, text: string | RegExp): HTMLElement => {
  const row = within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText(text) !== null)
  if (row === undefined) throw new Error(`no row ${String(text)}`)
  return row
}

describe('what one signs in by', () => {
  it('shows address and number with their state, and links or changes them [ACCT-113]', async () => {
    const startLinking = vi.fn<SecurityFeature['startLinking']>()
    await openSecurity({}, { startLinking })
    expect(rowOf('How you sign in', 'E-mail')).toHaveTextContent('ada@example.org')
    expect(rowOf('How you sign in', 'Phone')).toHaveTextContent('Not linked')
    await userEvent.click(screen.getByRole('button', { name: 'Change your e-mail' }))
    await userEvent.click(screen.getByRole('button', { name: 'Link a phone number' }))
    expect(startLinking.mock.calls).toEqual([['email'], ['phone']])
  })

  it('says from when on what was linked can be changed [ACCT-115]', async () => {
    const nextChange = Date.UTC(2026, 10, 28, 12)
    await openSecurity({ identifiers: { email: linked('ada@example.org', { nextChange }), phone: null } })
    expect(screen.getByText('Can be changed from November 28, 2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change your e-mail' })).toBeDisabled()
  })

  it('takes the new address without spaces, and says when it is none [ACCT-52] [ACCT-57]', async () => {
    const submitEmail = vi.fn<SecurityFeature['submitEmail']>(() => async () => undefined)
    const { set } = await openSecurity({ linking: flows.email }, { submitEmail })
    const dialog = screen.getByRole('dialog', { name: 'Change your e-mail' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), 'a b@c.d{Enter}')
    expect(submitEmail).toHaveBeenCalledExactlyOnceWith('ab@c.d', '')
    set({ linking: { ...flows.email, problem: { _tag: 'BadEmail' } } })
    expect(screen.getByText('Please enter a valid email')).toBeVisible()
  })

  it.each(['email', 'phone'] as const)('wants the password of the account before it sends a code: %s', async (kind) => {
    const [submitEmail, submitPhone] = [
      vi.fn<SecurityFeature['submitEmail']>(),
      vi.fn<SecurityFeature['submitPhone']>(),
    ]
    for (const submit of [submitEmail, submitPhone]) submit.mockReturnValue(async () => undefined)
    const { set } = await openSecurity({ asksPassword: 'email', linking: flows[kind] }, { submitEmail, submitPhone })
    const [name, typed] = kind === 'email' ? ['E-mail', 'new@b.cd'] : ['Phone number', '0151']
    await userEvent.type(await screen.findByRole('textbox', { name }), `${typed}{Enter}`)
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Password of \u2066ada@example.org\u2069'), 'secret 1{Enter}')
    const submit = kind === 'email' ? submitEmail : submitPhone
    expect(submit).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'secret1')
    set({ linking: { ...flows[kind], problem: { _tag: 'Code', code: 10006, message: '' } } })
    expect(screen.getByLabelText('Password of \u2066ada@example.org\u2069')).toHaveAccessibleDescription(
      'Invalid username or password',
    )
    await userEvent.type(screen.getByLabelText('Password of \u2066ada@example.org\u2069'), '2')
    expect(screen.getByLabelText('Password of \u2066ada@example.org\u2069')).not.toHaveAccessibleDescription()
  })

  it('names the number of its password from left to right, whatever the text around it', async () => {
    const phone = linked('+4915123456789')
    await openSecurity({ asksPassword: 'phone', identifiers: { email: null, phone }, linking: flows.email })
    expect(await screen.findByLabelText('Password of \u2066+4915123456789\u2069')).toBeVisible()
  })

  it('refuses what is linked already, and a change within 7 days with the date [ACCT-114] [ACCT-115]', async () => {
    const { set } = await openSecurity({ linking: { ...flows.email, problem: { _tag: 'Same' } } })
    expect(screen.getByRole('alert')).toHaveTextContent('This is the one that is linked already')
    set({ linking: { ...flows.email, problem: { _tag: 'Later', nextChange: Date.UTC(2026, 10, 28, 12) } } })
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be changed for 7 days.*November 28, 2026/)
  })

  it('takes country and number as the login popup does [ACCT-116] [ACCT-20]', async () => {
    const submitPhone = vi.fn<SecurityFeature['submitPhone']>(() => async () => undefined)
    const { set } = await openSecurity({ linking: flows.phone }, { submitPhone })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '015x1{Enter}')
    expect(submitPhone).toHaveBeenCalledExactlyOnceWith({ country: 'US', code: '1', digits: '0151' }, '')
    set({ linking: { ...flows.phone, problem: { _tag: 'BadNumber' } } })
    expect(screen.getByText('Enter a valid mobile number')).toBeVisible()
  })

  it('submits six digits by themselves and tells when it is linked [ACCT-116] [ACCT-23]', async () => {
    const identifiers = { email: linked('new@example.org'), phone: null }
    const submitCode = vi.fn<SecurityFeature['submitCode']>(
      () => async () => set({ identifiers, linking: { _tag: 'Closed' } }),
    )
    const { set } = await openSecurity({ linking: flows.code }, { submitCode })
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
    expect(submitCode).toHaveBeenCalledExactlyOnceWith('123456')
    expect(await screen.findByText('Your e-mail is linked')).toBeVisible()
  })

  it('locks the resending for as long as the login popup does, and goes back [ACCT-67] [ACCT-116]', async () => {
    const resendCode = vi.fn<SecurityFeature['resendCode']>(async () => undefined)
    const backFromCode = vi.fn<SecurityFeature['backFromCode']>()
    const { set } = await openSecurity(
      { linking: { ...flows.code, resendAt: Date.now() + 60_000 } },
      { resendCode, backFromCode },
    )
    expect(screen.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
    set({ linking: flows.code })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }))
    expect(resendCode).toHaveBeenCalledOnce()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }))
    expect(backFromCode).toHaveBeenCalledOnce()
  })

  it('closes, and forgets a step that is left with the page', async () => {
    const stopLinking = vi.fn<SecurityFeature['stopLinking']>()
    const { unmount } = await openSecurity({ linking: flows.email }, { stopLinking })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(stopLinking).toHaveBeenCalledOnce()
    unmount()
    expect(stopLinking).toHaveBeenCalledTimes(2)
  })
})

describe('devices', () => {
  const devices = [device('here', { current: true }), device('there', { name: '', kind: 'terminal' })]

  it('are listed, this one marked and not to be ended from here', async () => {
    await openSecurity({ devices })
    const here = rowOf('Devices', 'Device here')
    expect(here).toHaveTextContent('This device')
    expect(within(here).queryByRole('button')).not.toBeInTheDocument()
    expect(rowOf('Devices', 'Terminal')).toHaveTextContent(/Signed in Nov 1, 2026.*Last active Nov 2, 2026/)
  })

  it('are ended after a question', async () => {
    const endDevice = vi.fn<SecurityFeature['endDevice']>(() => async () => E.right(undefined))
    await openSecurity({ devices }, { endDevice })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Terminal' }))
    expect(endDevice).not.toHaveBeenCalled()
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    expect(endDevice).toHaveBeenCalledExactlyOnceWith('there')
  })

  it('keep the focus among them when one is gone: on the next to end, or on the list [PLUS-22]', async () => {
    let left = [...devices.slice(0, 1), device('a'), device('b')]
    const endDevice: SecurityFeature['endDevice'] = (id) => async () => {
      left = left.filter((one) => one.id !== id)
      set({ devices: left })
      return E.right(undefined)
    }
    const { set } = await openSecurity({ devices: left }, { endDevice })
    const end = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Sign out ${name}` }))
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    }
    await end('Device a')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out Device b' })).toHaveFocus())
    await end('Device b')
    await waitFor(() => expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus())
  })

  it('say when ending one did not work', async () => {
    await openSecurity({ devices }, { endDevice: () => async () => E.left({ _tag: 'Unreachable', timedOut: false }) })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Terminal' }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText(/No connection/)).toBeVisible()
  })
})

describe('own data', () => {
  it('are taken along in one file [PLUS-14]', async () => {
    const takeData = vi.fn<SecurityFeature['takeData']>(async () => E.right(undefined))
    await openSecurity({}, { takeData })
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(takeData).toHaveBeenCalledOnce()
    expect(await screen.findByText('Your file has been saved')).toBeVisible()
  })

  it('say when they can be taken again [PLUS-14]', async () => {
    await openSecurity({}, { takeData: async () => E.left({ _tag: 'HttpFailed', status: 429, retryAfter: DAY }) })
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText(/^Too many requests, try again after .*\d{4}/)).toBeVisible()
  })

  it('lead to the deletion [ACCT-117]', async () => {
    await openSecurity()
    expect(rowOf('Your data', 'Delete account').querySelector('a')).toHaveAttribute('href', '/delAccount')
  })
})

it('can be read again when it could not be read', async () => {
  const load = vi.fn<SecurityFeature['load']>(async () => undefined)
  await openSecurity({ listing: 'failed', devices: [] }, { load })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(2)
})
