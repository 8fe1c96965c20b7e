import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { code, openAt, steps, withProblem } from './popup'

const done = async (): Promise<void> => undefined
const numberField = () => screen.findByRole('textbox', { name: 'Phone number' })

describe('phone number', () => {
  it('takes digits only, at most 20, and hands them on with the country [ACCT-18]', async () => {
    const submitPhone = vi.fn<AccountFeature['submitPhone']>(() => done)
    await openAt(steps.phone, { submitPhone }, {}, { country: 'DE' })
    const field = await numberField()
    expect(field).toHaveFocus()
    await userEvent.type(field, '(0)15-12x34567890123456789')
    expect(field).toHaveValue('01512345678901234567')
    await userEvent.type(field, '{Enter}')
    expect(submitPhone).toHaveBeenCalledWith({ country: 'DE', code: '49', digits: '01512345678901234567' })
  })

  it('opens the way on once there is a digit [ACCT-21]', async () => {
    await openAt(steps.phone)
    const field = await numberField()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.type(field, '1')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it.each([
    ['name', 'arab em', 'United Arab Emirates'],
    ['dial code', '+971', 'United Arab Emirates'],
    ['letters', 'ae', 'United Arab Emirates'],
    ['name without its accent', 'cote', 'Côte d’Ivoire'],
  ])('finds a country by its %s [ACCT-5]', async (_, typed, found) => {
    await openAt(steps.phone, {}, {}, { country: 'DE' })
    await numberField()
    await userEvent.click(screen.getByRole('combobox', { name: 'Country: Germany, +49' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Country or code' }), typed)
    const [first, ...others] = screen.getAllByRole('option')
    expect(first).toHaveTextContent(found)
    expect(others.length).toBeLessThan(12)
  })

  it('goes on with the country that was chosen [ACCT-5]', async () => {
    const submitPhone = vi.fn<AccountFeature['submitPhone']>(() => done)
    await openAt(steps.phone, { submitPhone }, {}, { country: 'DE' })
    const field = await numberField()
    await userEvent.click(screen.getByRole('combobox', { name: 'Country: Germany, +49' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Country or code' }), 'india{Enter}')
    expect(await screen.findByRole('combobox', { name: 'Country: India, +91' })).toBeInTheDocument()
    await userEvent.type(field, '9876543210{Enter}')
    expect(submitPhone).toHaveBeenCalledWith({ country: 'IN', code: '91', digits: '9876543210' })
  })

  it('says that the number is wrong [ACCT-20]', async () => {
    await openAt(withProblem(steps.phone, { _tag: 'BadNumber' }))
    await numberField()
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a valid mobile number')
  })

  it('says on step 1 that a number cannot be used here [ACCT-31] [ACCT-32]', async () => {
    await openAt(withProblem(steps.choosing, { _tag: 'PhoneDisabled' }))
    expect(screen.getByText('Sorry, register with phone number is not available in your country/region')).toBeVisible()
  })
})

describe('code of a text message', () => {
  it('submits itself with the sixth digit [ACCT-7] [ACCT-22] [ACCT-23]', async () => {
    const submitCode = vi.fn<AccountFeature['submitCode']>(() => done)
    await openAt(steps.verifyPhone, { submitCode })
    expect(screen.getByText('+49 1512 3456789')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '12a3456')
    expect(submitCode).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('offers both channels and lets one choose [ACCT-2] [ACCT-27]', async () => {
    const chooseChannel = vi.fn<AccountFeature['chooseChannel']>()
    await openAt(steps.verifyPhone, { chooseChannel })
    const channels = screen.getByRole('radiogroup', { name: 'Send the code by' })
    expect(within(channels).getByRole('radio', { name: 'SMS' })).toBeChecked()
    await userEvent.click(within(channels).getByRole('radio', { name: 'WhatsApp' }))
    expect(chooseChannel).toHaveBeenCalledExactlyOnceWith('whatsapp')
  })

  it('asks nothing where there is one channel [ACCT-27]', async () => {
    await openAt({ ...steps.verifyPhone, channels: ['sms'] })
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
  })

  it.each([
    [25501, 'Verification code has expired'],
    [25502, 'Incorrect verification code, please try again'],
    [25503, 'You have reached the send limit'],
    [25504, 'Sending, please wait'],
    [25505, 'Operation in progress, please wait'],
    [25506, 'Too many attempts, try again later'],
    [500, 'Internal error, please try again'],
  ])('tells code %i [ACCT-93] [ACCT-94] [ACCT-99]', async (number, text) => {
    await openAt(withProblem(steps.verifyPhone, code(number)))
    expect(screen.getByText(text)).toBeVisible()
  })
})

describe('password of a phone account', () => {
  it('opens the way on above 7 characters and drops the 31st [ACCT-6] [ACCT-46]', async () => {
    const submitPassword = vi.fn<AccountFeature['submitPassword']>(() => done)
    await openAt(steps.phonePassword, { submitPassword })
    const field = screen.getByLabelText('Password')
    await userEvent.type(field, '1234567')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.type(field, '8')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await userEvent.type(field, `${'x'.repeat(23)}{Enter}`)
    expect(submitPassword).toHaveBeenCalledWith(`12345678${'x'.repeat(22)}`)
  })

  it('offers to skip only where that is allowed [ACCT-38] [ACCT-39]', async () => {
    const skipPassword = vi.fn<AccountFeature['skipPassword']>(done)
    const { go } = await openAt(steps.phonePassword, { skipPassword })
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
    go(steps.newPhonePassword)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(skipPassword).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Forgot password?' })).not.toBeInTheDocument()
  })

  it.each([
    [35501, 'Password is invalid'],
    [35502, 'Your data could not be updated. Please try again.'],
    [35503, 'Reset timed out, please start again'],
    [35504, 'Your data could not be updated. Please try again.'],
    [35505, 'Too many wrong attempts, try again later'],
    [35506, 'Busy, please try again'],
  ])('tells code %i [ACCT-95] [ACCT-99]', async (number, text) => {
    await openAt(withProblem(steps.phonePassword, code(number)))
    expect(screen.getByText(text)).toBeVisible()
  })
})
