import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature, SessionNotice } from '../../../src/application/account/account.feature'
import type { SafetyFeature } from '../../../src/application/safety/safety.feature'
import type { Ban } from '../../../src/domain/account/ban'
import { DAY, HOUR } from '../../../src/domain/kernel/time'
import { aSafety } from '../shell/literal-features'
import { openAt, steps, withProblem } from './popup'

const ban: Ban = { rule: 'harassment', reason: 'Insults in a call', until: null, appeal: null, token: 'token1' }

const notice = (code: number, over: Partial<Ban> = {}, message = ''): SessionNotice => ({
  _tag: code === 10117 ? 'Ended' : 'Banned',
  code,
  message,
  ban: { ...ban, ...over },
})

const show = (
  shown: SessionNotice,
  appeal: SafetyFeature['appeal'] = () => async () => E.right('open'),
  over: Partial<AccountFeature> = {},
) => openAt({ _tag: 'Closed' }, over, {}, { notice: O.some(shown) }, { safety: aSafety({ appeal }) })

const ownFact = (name: string): HTMLElement | null | undefined =>
  screen.getByText(name).nextElementSibling as HTMLElement

const textbox = () => screen.findByRole('textbox', { name: 'Your appeal' })

describe('the screen of a ban', () => {
  it.each([
    [10115, {}, 'Your account is temporary suspended due to violation of Terms of Service'],
    [
      10115,
      { until: Date.now() + 2 * DAY },
      'Your account has been blocked for 48 hours due to violation of our Community Guidelines.',
    ],
    [10116, {}, 'Login failed, you no longer have access to this app'],
    [10117, {}, 'Login failed, the account and device have been banned'],
  ])(
    'says what code %i means [SAFE-25] [SAFE-26] [SAFE-27] [SAFE-28] [SAFE-29] [SAFE-30] [SAFE-31] [ACCT-106] [ACCT-107]',
    async (code, over, text) => {
      await show(notice(code, over))
      expect(screen.getByRole('alert')).toHaveTextContent(text)
    },
  )

  it('lets the words of the gateway win [SAFE-31]', async () => {
    await show(notice(10115, {}, 'Your account has been blocked for 72 hours.'))
    expect(screen.getByRole('alert')).toHaveTextContent('Your account has been blocked for 72 hours.')
  })

  it('states the rule, the reason, the end with the time left, and that the coins stay [PLUS-13]', async () => {
    await show(notice(10115, { until: Date.now() + 26 * HOUR }))
    expect(ownFact('Rule')).toHaveTextContent('Harassment')
    expect(screen.getByRole('link', { name: 'Community Guidelines' })).toBeVisible()
    expect(ownFact('Reason')).toHaveTextContent('Insults in a call')
    expect(ownFact('Ends')).toHaveTextContent(/\d{4}.*2 days left/)
    expect(screen.getByText('Your coins stay as they are.')).toBeVisible()
  })

  it('sends one appeal of at most 200 characters, and then says how it stands [PLUS-13]', async () => {
    const appeal = vi.fn<SafetyFeature['appeal']>(() => async () => E.right('open'))
    await show(notice(10115), appeal)
    const field = await textbox()
    expect(screen.getByRole('button', { name: 'Send appeal' })).toBeDisabled()
    await userEvent.click(field)
    await userEvent.paste('🌻'.repeat(201))
    expect(screen.getByText('200/200')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(appeal).toHaveBeenCalledExactlyOnceWith('🌻'.repeat(200), 'token1')
    expect(await screen.findByText(/Your appeal has arrived/)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('keeps what was written when it did not arrive, and says so', async () => {
    await show(notice(10115), () => async () => E.left({ _tag: 'Unreachable', timedOut: false }))
    await userEvent.type(await textbox(), 'It was not me')
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByText(/No connection/)).toBeVisible()
    expect(await textbox()).toHaveValue('It was not me')
  })

  it('says that the form is too old', async () => {
    await show(notice(10115), () => async () => E.left({ _tag: 'HttpFailed', status: 403, retryAfter: 0 }))
    await userEvent.type(await textbox(), 'It was not me')
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByText('This form has expired. Sign in again to send your appeal.')).toBeVisible()
  })

  it.each([
    ['open', /Your appeal has arrived/],
    ['upheld', /The ban stays/],
  ] as const)('shows an appeal that is %s, without a form when none may be sent [PLUS-13]', async (state, text) => {
    await show(notice(10115, { appeal: state, token: null }))
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  it('offers to sign in again when the ban was lifted [PLUS-13]', async () => {
    const dismissNotice = vi.fn<AccountFeature['dismissNotice']>()
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await show(notice(10115, { appeal: 'lifted', token: null }), undefined, { dismissNotice, openSignIn })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(dismissNotice).toHaveBeenCalledOnce()
    expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Button' })
  })

  it('takes the focus to what it says, since it comes unasked', async () => {
    await show(notice(10115))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  })

  it('closes by its own button only', async () => {
    const dismissNotice = vi.fn<AccountFeature['dismissNotice']>()
    await show(notice(10116), undefined, { dismissNotice })
    await userEvent.keyboard('{Escape}')
    expect(dismissNotice).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(dismissNotice).toHaveBeenCalledOnce()
  })

  it('takes the place of the login popup when a sign-in was refused by it [PLUS-13] [SAFE-24]', async () => {
    const closeSignIn = vi.fn<AccountFeature['closeSignIn']>()
    const refused = withProblem(steps.password, { _tag: 'Code', code: 10116, message: '', ban })
    await openAt(refused, { closeSignIn }, {}, {}, { safety: aSafety() })
    expect(screen.getByRole('dialog', { name: 'Your account is suspended' })).toBeVisible()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closeSignIn).toHaveBeenCalledOnce()
  })
})
