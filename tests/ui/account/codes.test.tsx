import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { code, openAt, steps, withProblem } from './popup'

const texts: readonly (readonly [number, string])[] = [
  [25501, 'Verification code has expired'],
  [25502, 'Incorrect verification code, please try again'],
  [25503, 'You have reached the send limit'],
  [25504, 'Sending, please wait'],
  [25505, 'Operation in progress, please wait'],
  [25506, 'Too many attempts, try again later'],
  [25507, 'Please try the check again'],
  [500, 'Internal error, please try again'],
  [60005, 'Your email is not confirmed yet'],
  [10115, 'Your account is temporary suspended due to violation of Terms of Service'],
  [10116, 'Login failed, you no longer have access to this app'],
  [10117, 'Login failed, the account and device have been banned'],
]

describe('codes in the login popup', () => {
  it('each have their words [ACCT-68] [ACCT-93] [ACCT-98] [ACCT-99]', async () => {
    const { go } = await openAt(steps.verify)
    for (const [number, text] of texts) {
      go(withProblem(steps.verify, code(number)))
      expect(screen.getByRole('alert')).toHaveTextContent(text)
    }
  })

  it('shows the words of the gateway on step 1, else that there is no account [ACCT-71]', async () => {
    const { go } = await openAt(withProblem(steps.choosing, code(10101, 'Please begin again')))
    expect(screen.getByRole('alert')).toHaveTextContent('Please begin again')
    go(withProblem(steps.choosing, code(10101)))
    expect(screen.getByRole('alert')).toHaveTextContent('Account does not exist')
  })

  it('shows what has no field in this step above the button', async () => {
    await openAt(withProblem(steps.email, code(10006)))
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password')
  })

  it('says that there is no network, and that nothing was changed', async () => {
    await openAt(withProblem(steps.email, { _tag: 'Offline' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed')
  })
})
