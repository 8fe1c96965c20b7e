import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature, SessionState } from '../../../src/application/account/account.feature'
import type { SecurityFeature } from '../../../src/application/account/security.feature'
import { Page } from '../../../src/ui/account/del-account.page'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount } from '../shell/literal-core'
import { openAt } from './popup'
import { aSecurity, who } from './security-stage'

const open = (
  session: SessionState['_tag'],
  over: Partial<SecurityFeature> = {},
  account: Partial<AccountFeature> = {},
) => drawView(aCore(anAccount(who(session), account), { security: aSecurity({}, over) }), <Page />)

const deletion = () => vi.fn<SecurityFeature['deleteAccount']>(async () => E.right(undefined))

const confirm = async () => {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete account' }))
}

describe('the page of the deletion', () => {
  it('explains to a visitor how it goes, what is deleted and the grace, and offers to sign in [ACCT-118] [PLUS-14]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await open('Visitor', {}, { openSignIn })
    expect(screen.getByRole('heading', { name: 'What is deleted' })).toBeVisible()
    expect(screen.getByText(/For 7 days your account is hidden/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'How to delete it' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(openSignIn).toHaveBeenCalledOnce()
  })

  it('deletes after a statement and a question, and goes home [ACCT-117] [ACCT-118]', async () => {
    const deleteAccount = deletion()
    const { memory } = await open('SignedIn', { deleteAccount })
    memory.navigate('/delAccount')
    expect(screen.getByText('1,120')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled()
    await confirm()
    expect(deleteAccount).toHaveBeenCalledOnce()
    expect(memory.history?.at(-1)).toBe('/')
  })

  it('deletes nothing when the question is answered with no [ACCT-118]', async () => {
    const deleteAccount = deletion()
    await open('SignedIn', { deleteAccount })
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(deleteAccount).not.toHaveBeenCalled()
  })

  it('stays and says so when it did not arrive', async () => {
    await open('SignedIn', { deleteAccount: async () => E.left({ _tag: 'Unreachable', timedOut: false }) })
    await confirm()
    expect(await screen.findByText(/No connection/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

it('tells at home until when signing in keeps the account [PLUS-14]', async () => {
  const dismissNotice = vi.fn<AccountFeature['dismissNotice']>()
  const notice = O.some({ _tag: 'Leaving', deleteAt: Date.UTC(2026, 10, 28, 12) } as const)
  await openAt({ _tag: 'Closed' }, { dismissNotice }, {}, { notice })
  expect(screen.getByText(/It will be gone on Nov 28, 2026.*Sign in before then and it stays/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dismissNotice).toHaveBeenCalledOnce()
})
