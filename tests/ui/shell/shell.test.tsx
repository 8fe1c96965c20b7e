import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature, AccountView } from '../../../src/application/account/account.feature'
import type { SignInOrigin } from '../../../src/domain/account/sign-in'
import { drawShell } from './draw'
import { aChat, aConversation, aCore, anAccount, signedIn } from './literal-core'

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

const me = anAccount(signedIn())

describe('side bar', () => {
  it('offers a visitor to sign in [SHELL-57]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await drawShell(aCore(anAccount({}, { openSignIn })))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Button' })
  })

  it('opens the own profile from the own avatar [SHELL-58]', async () => {
    await drawShell(aCore(me))
    await userEvent.click(screen.getByRole('button', { name: /Your profile/ }))
    const popup = await screen.findByRole('dialog', { name: 'Your profile' })
    expect(within(popup).getByText('Anna Keller')).toBeVisible()
    expect(within(popup).getByText(/1001/)).toBeVisible()
  })

  it('opens the own profile that was asked for while the session was still being read [SHELL-58]', async () => {
    const waiting = anAccount({ session: { _tag: 'Resuming' } })
    const view = observable.box<AccountView>(waiting.view, { deep: false })
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    const live: AccountFeature = {
      ...waiting,
      openSignIn,
      get view() {
        return view.get()
      },
    }
    await drawShell(aCore(live), '/', 'phone')
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
    act(() => runInAction(() => view.set(me.view)))
    expect(await screen.findByRole('dialog', { name: 'Your profile' })).toBeVisible()
    expect(openSignIn).not.toHaveBeenCalled()
  })

  it('has closed the own profile when the person comes back after signing out [SHELL-58]', async () => {
    const view = observable.box<AccountView>(me.view, { deep: false })
    const live: AccountFeature = {
      ...me,
      get view() {
        return view.get()
      },
    }
    await drawShell(aCore(live))
    await userEvent.click(screen.getByRole('button', { name: /Your profile/ }))
    await screen.findByRole('dialog', { name: 'Your profile' })
    act(() => runInAction(() => view.set(anAccount().view)))
    act(() => runInAction(() => view.set(me.view)))
    expect(screen.queryByRole('dialog', { name: 'Your profile' })).not.toBeInTheDocument()
  })

  it('shows the balance as a link to the shop whose name begins with Coins', async () => {
    await drawShell(aCore(me))
    expect(screen.getByRole('link', { name: /^Coins/ })).toHaveAttribute('href', '/shop')
    expect(screen.getByRole('link', { name: 'Coins 1,120' })).toBeInTheDocument()
  })

  it('has a menu with terms, privacy and guidelines [SHELL-60] [SHELL-32] [SHELL-33] [SHELL-34]', async () => {
    await drawShell(aCore(me))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('menuitem', { name: 'Terms' })).toHaveAttribute('href', '/html/term.html')
    expect(screen.getByRole('menuitem', { name: 'Privacy' })).toHaveAttribute('href', '/html/privacy.html')
    const guidelines = screen.getByRole('menuitem', { name: 'Community guidelines' })
    expect(guidelines).toHaveAttribute('href', '/html/community-guidelines.html')
    expect(guidelines).toHaveAttribute('target', '_blank')
  })

  it('has a user menu with profile and sign-out [SHELL-61]', async () => {
    await drawShell(aCore(me))
    await userEvent.click(screen.getByRole('button', { name: 'Account' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual(['Profile', 'Sign out'])
  })

  it('asks before signing out and says what would be lost', async () => {
    const signOut = vi.fn<AccountFeature['signOut']>(async () => undefined)
    await drawShell(aCore(anAccount(signedIn(), { signOut, unsent: async () => 2 })))
    await userEvent.click(screen.getByRole('button', { name: 'Account' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('2 messages have not been sent yet and would be lost.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
    expect(signOut).toHaveBeenCalledOnce()
  })
})

describe('bottom bar', () => {
  it('has friends on a desktop [SHELL-68]', async () => {
    await drawShell(aCore(me))
    expect(tabs()).toEqual(['Discover', 'Wall', 'Cards', 'Messages', 'Friends'])
    expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull()
  })

  it('has the own avatar instead of friends on a phone [SHELL-68]', async () => {
    await drawShell(aCore(me), '/', 'phone')
    expect(tabs()).toEqual(['Discover', 'Wall', 'Cards', 'Messages'])
    expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible()
  })

  it('shows six waiting conversations at most, each with its count, demo people called so [SHELL-69] [PLUS-1]', async () => {
    const chat = aChat([...Array(7).keys()].map((at) => aConversation(at + 1, { unread: at + 1, demo: at === 2 })))
    await drawShell(aCore(me, { chat }))
    const faces = within(await screen.findByRole('group', { name: 'Unread conversations' })).getAllByRole('link')
    expect(faces).toHaveLength(6)
    expect(faces[1]).toHaveAccessibleName('Friend 2, 2 unread')
    expect(faces[2]).toHaveAccessibleName('Friend 3 (Demo), 3 unread')
    expect(faces[1]).toHaveAttribute('href', '/message/IMMessageSession/2')
  })

  it('offers the way out behind the settings icon on a phone only [SHELL-71]', async () => {
    const phone = await drawShell(aCore(me), '/', 'phone')
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    phone.unmount()
    await drawShell(aCore(me))
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    expect(await screen.findByRole('menuitem', { name: 'Terms' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull()
  })
})

describe('addresses', () => {
  it('asks a visitor to sign in for a guarded page, with the origin router [SHELL-42]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await drawShell(aCore(anAccount({}, { openSignIn })), '/message?from=mail')
    expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Router', path: '/message?from=mail' })
  })

  it('opens the guarded page after signing in [ACCT-17]', async () => {
    const view = observable<AccountView>(anAccount().view, {}, { deep: false })
    const openSignIn = (origin: SignInOrigin) =>
      runInAction(() => Object.assign(view, { signIn: { _tag: 'Choosing', origin, busy: false, problem: null } }))
    const { memory } = await drawShell(aCore({ ...anAccount({}, { openSignIn }), view }), '/message')
    expect(memory.history.at(-1)).toBe('/login')
    await act(async () => runInAction(() => Object.assign(view, signedIn(), { signIn: { _tag: 'Closed' } })))
    expect(memory.history.at(-1)).toBe('/message')
  })

  it('stays at home when the popup is closed without signing in [SHELL-47]', async () => {
    const view = observable<AccountView>(anAccount().view, {}, { deep: false })
    const openSignIn = (origin: SignInOrigin) =>
      runInAction(() => Object.assign(view, { signIn: { _tag: 'Choosing', origin, busy: false, problem: null } }))
    const { memory } = await drawShell(aCore({ ...anAccount({}, { openSignIn }), view }), '/message')
    await act(async () => runInAction(() => Object.assign(view, { signIn: { _tag: 'Closed' } })))
    expect(memory.history.at(-1)).toBe('/')
  })

  it('closes the popup of a guarded page when somebody goes back from it', async () => {
    const view = observable<AccountView>(anAccount().view, {}, { deep: false })
    const closeSignIn = vi.fn<AccountFeature['closeSignIn']>()
    const openSignIn = (origin: SignInOrigin) =>
      runInAction(() => Object.assign(view, { signIn: { _tag: 'Choosing', origin, busy: false, problem: null } }))
    const { memory } = await drawShell(aCore({ ...anAccount({}, { closeSignIn, openSignIn }), view }), '/message')
    expect([memory.history.at(-1), closeSignIn.mock.calls.length]).toEqual(['/login', 0])
    await act(async () => memory.navigate('/wall'))
    expect(closeSignIn).toHaveBeenCalledOnce()
  })

  it('leads home from an unknown path [SHELL-39]', async () => {
    const { memory } = await drawShell(aCore(me), '/nope')
    expect(memory.history.at(-1)).toBe('/')
  })

  it('leads home from login while no popup is open [SHELL-47]', async () => {
    const { memory } = await drawShell(aCore(anAccount()), '/login')
    expect(memory.history.at(-1)).toBe('/')
  })

  it("opens the confirmation of a mail's link instead [SHELL-47]", async () => {
    const openLink = vi.fn<AccountFeature['openLink']>()
    await drawShell(aCore(anAccount({}, { openLink })), '/login?mail=abc')
    expect(openLink).toHaveBeenCalledWith('abc')
  })
})

describe('where things stand', () => {
  const chat = aChat([])
  const side = () => screen.queryByRole('complementary', { hidden: true })

  it('opens messages as a panel beside the content and takes the side bar away [SHELL-66]', async () => {
    await drawShell(aCore(me, { chat }), '/message')
    expect(await screen.findByRole('button', { name: 'Close panel' })).toBeVisible()
    expect(side()).toBeNull()
  })

  it('gives the side bar back when the panel closes [SHELL-66]', async () => {
    const { memory } = await drawShell(aCore(me, { chat }), '/message')
    await userEvent.click(await screen.findByRole('button', { name: 'Close panel' }))
    expect(memory.history.at(-1)).toBe('/')
    expect(side()).not.toBeNull()
  })

  it('opens messages as a page on a phone', async () => {
    await drawShell(aCore(me, { chat }), '/message', 'phone')
    expect(await within(screen.getByRole('main')).findByRole('heading', { name: 'Messages' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close panel' })).toBeNull()
  })

  it('hides the side bar on coin pages, but keeps it [SHELL-65] [SHELL-67]', async () => {
    await drawShell(aCore(me), '/shop')
    expect(side()).toHaveAttribute('data-side', 'hidden')
    expect(side()).toHaveAttribute('inert')
  })

  it("removes it on another person's profile [SHELL-66]", async () => {
    await drawShell(aCore(me), '/profile/7')
    expect(side()).toBeNull()
  })

  it('leaves a chat on a phone without the bar', async () => {
    await drawShell(aCore(me, { chat }), '/message/IMMessageSession/7', 'phone')
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })
})

describe('layout', () => {
  const frame = (container: HTMLElement) => container.querySelector('[class*=frame]')

  it('marks a phone, and a small tablet as both [SHELL-54] [SHELL-55] [SHELL-56]', async () => {
    const phone = await drawShell(aCore(me), '/', 'phone')
    expect(frame(phone.container)).toHaveAttribute('data-mobile')
    expect(frame(phone.container)).not.toHaveAttribute('data-ipad')
    phone.unmount()
    const tablet = await drawShell(aCore(me), '/', 'ipad')
    expect(frame(tablet.container)).toHaveAttribute('data-mobile')
    expect(frame(tablet.container)).toHaveAttribute('data-ipad')
  })
})
