import { act, screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { AccountView } from '../../../src/application/account/account.feature'
import { aCore, aMe, anAccount, signedIn } from './literal-core'

// What is missing is noted for the life of a page: this file has a page of its own.
vi.resetModules()
const { partMissing } = await import('../../../src/ui/shell/missing-part')
const { drawShell } = await import('./draw')

const me = anAccount(signedIn())

describe('connection', () => {
  it('says that there is no network, and takes it back; what comes from above comes below it', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
    const below = () => document.documentElement.style.getPropertyValue('--below-banner')
    const view = observable<AccountView>({ ...me.view, online: false })
    await drawShell(aCore({ ...me, view }))
    expect(screen.getByText(/You are offline/)).toBeVisible()
    expect(below()).toBe('56px')
    await act(async () => runInAction(() => Object.assign(view, { online: true })))
    expect(screen.queryByText(/You are offline/)).toBeNull()
    expect(below()).toBe('')
  })

  it('asks to refresh when the connection does not come back [SHELL-91]', async () => {
    await drawShell(aCore(anAccount({ ...signedIn(aMe()), realtime: 'lost' })))
    expect(screen.getByRole('alert')).toHaveTextContent('Connection error. Please refresh.')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  it('offers to reload when a part that nobody asked for did not load [SHELL-88]', async () => {
    await drawShell(aCore(anAccount(signedIn(aMe()))))
    expect(screen.queryByText('Failed to load, please refresh and try again')).toBeNull()
    act(partMissing)
    expect(screen.getByText('Failed to load, please refresh and try again')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})
