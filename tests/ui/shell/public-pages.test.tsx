import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature, AccountView } from '../../../src/application/account/account.feature'
import { Page as Download } from '../../../src/ui/shell/download.page'
import { Page as Framed } from '../../../src/ui/shell/zhushou.page'
import { drawShell } from './draw'
import { drawView } from './draw-view'
import { aChat, aCore, anAccount, signedIn } from './literal-core'
import { aFriends, anAcquaintance } from './literal-features'

// What the frame fetches on demand is there at once: to transform it may take longer than a test waits.
await Promise.all([
  import('../../../src/ui/shell/about.page'),
  import('../../../src/ui/shell/download-popup'),
  import('../../../src/ui/shell/landing.page'),
  import('../../../src/ui/shell/menus'),
  import('../../../src/ui/tasks/activity.page'),
])

const visitor = anAccount()
const member = anAccount(signedIn())

describe('the landing page', () => {
  const lina = anAcquaintance(7, { name: 'Lina' })
  const guests = aFriends([], { guests: [lina], guestListing: 'loaded' })

  it('opens for a visitor without the login popup, and without bars [SHELL-30, SHELL-67]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    const { memory } = await drawShell(aCore(anAccount({}, { openSignIn }), { friends: guests }), '/landings/p1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Good company is one call away.' })).toBeVisible()
    expect(memory.history.at(-1)).toBe('/landings/p1')
    expect(openSignIn).not.toHaveBeenCalled()
    expect([screen.queryByRole('complementary'), screen.queryByRole('navigation', { name: 'Main' })]).toEqual([
      null,
      null,
    ])
  })

  it('says what it is, from what age, what it costs and how safe it is; its button opens the login popup [SHELL-31]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await drawShell(aCore(anAccount({}, { openSignIn }), { friends: guests }), '/landings/p1')
    const [first] = await screen.findAllByRole('button', { name: 'Sign up free' })
    expect(screen.getByText(/Live video with real people, one to one/)).toBeVisible()
    expect(screen.getAllByText('For adults only: you must be 18 or older.')[0]).toBeVisible()
    expect(screen.getByText('120 coins to begin with')).toBeVisible()
    expect(screen.getByText('Lina')).toBeVisible()
    for (const name of ['How it works', 'What it costs', 'You decide who comes close'])
      expect(screen.getByRole('region', { name })).toBeVisible()
    await userEvent.click(first ?? document.body)
    expect(openSignIn).toHaveBeenCalledExactlyOnceWith({ _tag: 'Button' })
  })

  it('promises no coins where none are given', async () => {
    await drawShell(aCore(visitor, { friends: guests }, { signUpCoins: 0 }), '/landings/p1')
    await screen.findAllByRole('button', { name: 'Sign up free' })
    expect(screen.queryByText(/to begin with/)).toBeNull()
  })

  it('leads home whoever signs in there, and lets members read', async () => {
    const view = observable<AccountView>(visitor.view, {}, { deep: false })
    const { memory, unmount } = await drawShell(aCore({ ...visitor, view }, { friends: guests }), '/landings/p1')
    await screen.findAllByRole('button', { name: 'Sign up free' })
    await act(async () => runInAction(() => Object.assign(view, signedIn())))
    expect(memory.history.at(-1)).toBe('/')
    unmount()
    const came = await drawShell(aCore(member, { friends: guests }), '/landings/p1')
    expect((await screen.findAllByRole('button', { name: 'Home' }))[0]).toBeVisible()
    expect(came.memory.history.at(-1)).toBe('/landings/p1')
  })
})

describe('the page about the product', () => {
  it('shows to a visitor what it is, for whom, what it lives on, and the way to help [SHELL-35, SHELL-86]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await drawShell(aCore(anAccount({}, { openSignIn })), '/LivCam-about-us')
    expect(await screen.findByRole('heading', { level: 1, name: 'About Visavis' })).toBeVisible()
    for (const name of ['What it is', 'Who it is for', 'How it is paid for', 'Hosts', 'Your safety', 'Talk to us'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/message/IMMessageSession/-2',
    )
    expect(openSignIn).not.toHaveBeenCalled()
  })
})

describe('customer service', () => {
  it('is the chat with the team [SHELL-86, SHELL-87]', async () => {
    const { memory } = await drawShell(aCore(member, { chat: aChat([]) }))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Customer service' }))
    expect(memory.history.at(-1)).toBe('/message/IMMessageSession/-2')
  })

  it('is the address that the deployment names instead [SHELL-87]', async () => {
    await drawShell(aCore(member, {}, { support: 'https://help.test/visavis' }), '/', 'phone')
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    const entry = await screen.findByRole('menuitem', { name: 'Customer service' })
    expect(entry).toHaveAttribute('href', 'https://help.test/visavis')
  })
})

describe('the app', () => {
  it('has a code for each system, with the address of the page that tells how it is installed [SHELL-62]', async () => {
    await drawShell(aCore(visitor))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Get the app' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Get the app' }))
    const [android, ios] = [
      popup.getByRole('img', { name: 'QR code for Android' }),
      popup.getByRole('img', { name: 'QR code for iPhone and iPad' }),
    ]
    expect(android.querySelector('path')?.getAttribute('d')).not.toBe(ios.querySelector('path')?.getAttribute('d'))
    expect(popup.getByText('This address works on this computer only.')).toBeVisible()
  })

  it('shows no codes to a phone, which cannot read its own screen, but the page that they lead to [SHELL-62]', async () => {
    const { memory } = await drawShell(aCore(visitor), '/landings/p1', 'phone')
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Get the app' }))
    await waitFor(() => expect(memory.history.at(-1)).toBe('/downLoad'))
    expect(screen.queryByRole('dialog', { name: 'Get the app' })).toBeNull()
  })

  it('has the page of the system in hand first, and the store where the deployment names one [SHELL-29, SHELL-62]', async () => {
    const core = aCore(visitor, {}, { apps: { android: 'https://store.test/app', ios: '' } })
    const { memory } = await drawView(core, <Download />)
    act(() => memory.navigate('/downLoad?on=ios'))
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'On iPhone and iPad',
        'On Android',
        'On a computer',
      ]),
    )
    expect(screen.getByRole('link', { name: 'To the app store' })).toHaveAttribute('href', 'https://store.test/app')
  })
})

describe('a page from elsewhere', () => {
  const at = async (path: string, over = {}) => {
    const drawn = await drawView(aCore(member, {}, over), <Framed />)
    act(() => drawn.memory.navigate(path))
    return drawn
  }
  const address = (url: string) => `/zhushou?url=${encodeURIComponent(url)}`

  it('stands in a frame that cannot take the window, if the deployment knows its host [SHELL-26, SHELL-27]', async () => {
    await at(address('https://pages.test/a?b=1'), { pageHosts: ['pages.test'] })
    const frame = await screen.findByTitle('Page')
    expect(frame).toHaveAttribute('src', 'https://pages.test/a?b=1')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(frame).toHaveAttribute('allow', '')
  })

  it('runs no scripts if it is one of the own host, which could reach the product [SHELL-27]', async () => {
    await at(address(`${location.origin}/html/term.html`))
    expect((await screen.findByTitle('Page')).getAttribute('sandbox')).not.toContain('allow-scripts')
  })

  it.each(['https://evil.test/', 'javascript:alert(1)', 'http://pages.test/', ''])(
    'is none, and nothing is loaded: %j [SHELL-27]',
    async (url) => {
      await at(address(url), { pageHosts: ['pages.test', 'self'] })
      expect(await screen.findByText('This page cannot be shown here')).toBeVisible()
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  it('may be that of an activity, and closing it leads back to the match [SHELL-25]', async () => {
    const url = encodeURIComponent('https://pages.test/event')
    const core = aCore(member, {}, { pageHosts: ['pages.test'] })
    const { memory } = await drawShell(core, `/activity?fromPage=match&url=${url}`)
    expect(await screen.findByTitle('Page')).toHaveAttribute('src', 'https://pages.test/event')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(memory.history).toContain('/matching')
  })
})
