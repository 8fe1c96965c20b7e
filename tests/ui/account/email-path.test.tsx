import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { code, openAt, steps, withProblem } from './popup'

const done = async (): Promise<void> => undefined

describe('e-mail', () => {
  it('takes the spaces out while one types and hands the address on [ACCT-52]', async () => {
    const submitEmail = vi.fn<AccountFeature['submitEmail']>(() => done)
    await openAt(steps.email, { submitEmail })
    const field = screen.getByRole('textbox', { name: 'E-mail' })
    expect(field).toHaveFocus()
    await userEvent.type(field, 'a b@c.de{Enter}')
    expect(field).toHaveValue('ab@c.de')
    expect(submitEmail).toHaveBeenCalledWith('ab@c.de')
  })

  it('reads from left to right in every language [PLUS-23]', async () => {
    await openAt(steps.email)
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('dir', 'ltr')
  })

  it('says that the address is wrong until something else is typed [ACCT-55]', async () => {
    await openAt(withProblem(steps.email, { _tag: 'BadEmail' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter the correct email')
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('keeps what was typed when going back', async () => {
    const { go } = await openAt(steps.email)
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maya@example.com')
    go(steps.choosing)
    go(steps.email)
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maya@example.com')
  })

  it('goes back by its button', async () => {
    const back = vi.fn<AccountFeature['back']>()
    await openAt(steps.email, { back })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('verification', () => {
  afterEach(() => void vi.useRealTimers())

  it('takes digits only and submits with the sixth [ACCT-22] [ACCT-23]', async () => {
    const submitCode = vi.fn<AccountFeature['submitCode']>(() => done)
    await openAt(steps.verify, { submitCode })
    const field = screen.getByRole('textbox', { name: 'Verification code' })
    await userEvent.type(field, '12a34')
    expect(submitCode).not.toHaveBeenCalled()
    await userEvent.type(field, '5x6')
    expect(field).toHaveValue('123456')
    expect(submitCode).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('submits a code that was typed while the mail was on its way, once that is done [ACCT-23]', async () => {
    const submitCode = vi.fn<AccountFeature['submitCode']>(() => done)
    const { go } = await openAt({ ...steps.verify, busy: true }, { submitCode })
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
    expect(submitCode).not.toHaveBeenCalled()
    go({ ...steps.verify, busy: false })
    expect(submitCode).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('clears a wrong code and says so [ACCT-94]', async () => {
    const { go } = await openAt(steps.verify)
    const field = screen.getByRole('textbox', { name: 'Verification code' })
    await userEvent.type(field, '123456')
    go(withProblem(steps.verify, code(25502)))
    expect(field).toHaveValue('')
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect verification code, please try again')
  })

  it('locks the resend button for 60 s and counts them down [ACCT-9] [ACCT-67]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
    const resendCode = vi.fn<AccountFeature['resendCode']>(done)
    await openAt({ ...steps.verify, resendAt: Date.now() + 60_000 }, { resendCode })
    expect(screen.getByRole('button', { name: 'Resend in 60 s' })).toBeDisabled()
    act(() => void vi.advanceTimersByTime(59_000))
    expect(screen.getByRole('button', { name: 'Resend in 1 s' })).toBeDisabled()
    act(() => void vi.advanceTimersByTime(1_000))
    const resend = screen.getByRole('button', { name: 'Resend' })
    act(() => resend.click())
    expect(resendCode).toHaveBeenCalledOnce()
  })

  it('asks whether the link was followed when Continue is pressed without a code', async () => {
    const checkConfirmed = vi.fn<AccountFeature['checkConfirmed']>(done)
    await openAt(steps.verify, { checkConfirmed })
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(checkConfirmed).toHaveBeenCalledOnce()
  })
})

describe('link of a mail', () => {
  it('confirms only by a press, and says that it is final [ACCT-66]', async () => {
    const confirmLink = vi.fn<AccountFeature['confirmLink']>(done)
    await openAt(steps.link, { confirmLink })
    expect(screen.getByText('Confirming cannot be undone.')).toBeVisible()
    expect(confirmLink).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(confirmLink).toHaveBeenCalledOnce()
  })

  it('says what to do about a link that was used', async () => {
    await openAt(withProblem(steps.link, code(25501)))
    expect(screen.getByRole('alert')).toHaveTextContent('Ask for a new e-mail')
  })

  it('sends back to where it was begun', async () => {
    const closeSignIn = vi.fn<AccountFeature['closeSignIn']>()
    await openAt({ ...steps.link, done: true }, { closeSignIn })
    expect(screen.getByRole('status')).toHaveTextContent('Go on where you began')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(closeSignIn).toHaveBeenCalledOnce()
  })
})
