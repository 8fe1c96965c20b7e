import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Router } from 'wouter'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import { pathOf, ROUTES, type RouteName } from '../../../src/ui/shell/routes'
import { useLink } from '../../../src/ui/shell/use-link'
import { drawShell } from './draw'
import { drawView } from './draw-view'
import { aChat, aCore, anAccount, signedIn } from './literal-core'
import { aFriends } from './literal-features'

// What the frame fetches on demand is there at once: to transform it may take longer than a test waits.
await Promise.all([
  import('../../../src/ui/friends/friends.page'),
  import('../../../src/ui/friends/online-friends.page'),
  import('../../../src/ui/shell/menus'),
])

const member = anAccount(signedIn())
const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent)

describe('somebody who is signed in', () => {
  it('reaches finding people, friends, chat, matching and coins from the bars [SHELL-1, SHELL-3, SHELL-59, SAFE-17]', async () => {
    await drawShell(aCore(member))
    const bar = within(screen.getByRole('navigation', { name: 'Main' }))
    const ways = ['Discover', 'Wall', 'Cards', 'Messages', 'Friends'].map((name) =>
      bar.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual(['/', '/wall', '/card', '/message', '/friends'])
    expect(screen.getByRole('link', { name: /^Coins/ })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })

  it('finds terms, privacy, guidelines and blocked people behind the settings icon, and on a phone the way out [SHELL-70, SHELL-71]', async () => {
    const phone = await drawShell(aCore(member), '/', 'phone')
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    await screen.findByRole('menuitem', { name: 'Terms' })
    expect(entries()).toEqual(
      expect.arrayContaining(['Terms', 'Privacy', 'Community guidelines', 'Blocked people', 'Sign out']),
    )
    phone.unmount()
    const { memory } = await drawShell(aCore(member))
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    await screen.findByRole('menuitem', { name: 'Terms' })
    expect(entries()).not.toContain('Sign out')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Blocked people' }))
    expect(memory.history.at(-1)).toBe('/blacklist')
  })

  it('has left the panel of reminders when they come back to their friends [SHELL-53]', async () => {
    const core = aCore(member, { chat: aChat([]), friends: aFriends([]) })
    await drawShell(core, '/friends/online')
    const bar = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Online reminders' })).toBeVisible()
    await userEvent.click(bar.getByRole('link', { name: 'Discover' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Online reminders' })).toBeNull())
    await userEvent.click(bar.getByRole('link', { name: 'Friends' }))
    expect(await screen.findByRole('button', { name: 'Online reminders' })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 1, name: 'Online reminders' })).toBeNull()
  })
})

describe('a visitor', () => {
  const guarded: readonly (readonly [string, string])[] = [
    ['messages', '/message'],
    ['a chat, where gifts are sent', '/message/IMMessageSession/7'],
    ['friends', '/friends'],
    ['a profile, where calls begin', '/profile/7'],
    ['check-in', '/activity?entry=100'],
    ['tasks', '/task'],
    ['the shop', '/shop'],
  ]

  it.each(guarded)(
    'gets the login popup for %s, and browses the rest [SAFE-16, SAFE-17, SHELL-42]',
    async (_, path) => {
      const openSignIn = vi.fn<AccountFeature['openSignIn']>()
      const { unmount } = await drawShell(aCore(anAccount({}, { openSignIn })), path)
      expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Router', path })
      unmount()
      openSignIn.mockClear()
      await drawShell(aCore(anAccount({}, { openSignIn })), '/')
      expect(openSignIn).not.toHaveBeenCalled()
      expect(screen.getAllByRole('button', { name: 'Sign in' })[0]).toBeVisible()
    },
  )
})

describe('links', () => {
  const names = Object.keys(ROUTES) as readonly RouteName[]
  const Links = () => {
    const link = useLink()
    return names.map((name) => (
      <a key={name} {...link(pathOf(name, { friendId: 7 }))}>
        {name}
      </a>
    ))
  }

  it('all begin with the base path and the hint of the country [SHELL-37, SHELL-41]', async () => {
    await drawView(
      aCore(anAccount()),
      <Router base="/x/tr">
        <Links />
      </Router>,
    )
    const links = screen.getAllByRole('link').map((each) => each.getAttribute('href') ?? '')
    expect(links).toHaveLength(names.length)
    for (const href of links) expect(href).toMatch(/^\/x\/tr\//)
  })
})
