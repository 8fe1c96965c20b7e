import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { code, openAt, steps, withProblem } from './popup'

const done = async (): Promise<void> => undefined
const field = () => screen.getByLabelText('Password')

describe('password', () => {
  afterEach(() => void vi.useRealTimers())

  it('drops characters that are not allowed and the 17th [ACCT-47] [ACCT-48]', async () => {
    const submitPassword = vi.fn<AccountFeature['submitPassword']>(() => done)
    await openAt(steps.password, { submitPassword })
    await userEvent.type(field(), "ab '/cd1234567890XYZ{Enter}")
    expect(field()).toHaveValue('abcd1234567890XY')
    expect(submitPassword).toHaveBeenCalledWith('abcd1234567890XY')
  })

  it('is hidden until it is asked to be shown [ACCT-10]', async () => {
    await openAt(steps.password)
    expect(field()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field()).toHaveAttribute('type', 'text')
  })

  it('has a text for the length and one for a wrong password [ACCT-50] [ACCT-51] [ACCT-96]', async () => {
    const { go } = await openAt(withProblem(steps.password, { _tag: 'BadPassword' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/^Password is invalid$/)
    go(withProblem(steps.password, code(10006)))
    expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid username or password$/)
  })

  it('offers a new one to those who have one, and to nobody else', async () => {
    const forgotPassword = vi.fn<AccountFeature['forgotPassword']>(done)
    const { go } = await openAt(steps.password, { forgotPassword })
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    expect(forgotPassword).toHaveBeenCalledOnce()
    go(steps.newPassword)
    expect(screen.getByRole('dialog', { name: 'Choose a password' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Forgot password?' })).not.toBeInTheDocument()
  })

  it('begins the new one empty, not with what was wrong [ACCT-43, ACCT-60]', async () => {
    const { go } = await openAt(steps.password)
    await userEvent.type(field(), 'Sommer12')
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    go(steps.newPassword)
    expect(field()).toHaveValue('')
  })

  it('tells for how long the sign-in is locked, and counts it down', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
    const locked = { _tag: 'Code', code: 429, message: '', until: Date.now() + 600_000 } as const
    await openAt(withProblem(steps.password, locked))
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests, try again in 600 s')
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests, try again in 590 s')
    act(() => void vi.advanceTimersByTime(590_000))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('ignores a second press while the first is on its way', async () => {
    const submitPassword = vi.fn<AccountFeature['submitPassword']>(() => done)
    await openAt({ ...steps.password, busy: true }, { submitPassword })
    await userEvent.type(field(), 'secret12{Enter}')
    expect(submitPassword).not.toHaveBeenCalled()
  })
})
