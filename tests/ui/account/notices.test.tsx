import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { NoticesFeature, NoticesView } from '../../../src/application/account/notices.feature'
import { Layer } from '../../../src/ui/account/notices.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'

const draw = async (due: Partial<NoticesView>, account = anAccount(signedIn()), language: 'en' | 'ar' = 'en') => {
  const view = observable({ cookies: false, privacy: false, agreeing: false, failed: false, ...due })
  const set = (next: Partial<NoticesView>) => act(async () => runInAction(() => void Object.assign(view, next)))
  const feature = {
    view,
    acceptCookies: vi.fn<NoticesFeature['acceptCookies']>(() => runInAction(() => void (view.cookies = false))),
    dismissCookies: vi.fn<NoticesFeature['dismissCookies']>(() => runInAction(() => void (view.cookies = false))),
    agree: vi.fn<NoticesFeature['agree']>(async () => undefined),
  }
  const signOut = vi.fn<() => void>()
  await drawView(aCore(account, { calls: aCalls(), notices: feature }), <Layer />, language, { signOut })
  return { feature, set, signOut }
}

const dialog = () => screen.queryByRole('dialog')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the cookie notice', () => {
  it('comes up when it is due, and is accepted [SAFE-10, SAFE-11]', async () => {
    const { feature, set } = await draw({})
    expect(dialog()).toBe(null)
    await set({ cookies: true })
    expect(dialog()).toHaveAccessibleName('Cookies on this device')
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/html/privacy.html',
    )
    await press('Accept')
    expect(feature.acceptCookies).toHaveBeenCalledOnce()
    expect(dialog()).toBe(null)
  })

  it.each([
    ['its button', () => press('Not now')],
    ['its cross', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is put away by %s, which accepts nothing [SAFE-10]', async (_, away) => {
    const { feature } = await draw({ cookies: true })
    await away()
    expect(feature.dismissCookies).toHaveBeenCalledOnce()
    expect(feature.acceptCookies).not.toHaveBeenCalled()
  })
})

describe('the privacy popup', () => {
  it('sends the agreement, tells when that failed, and closes with it [SAFE-13]', async () => {
    const { feature, set } = await draw({ privacy: true })
    expect(dialog()).toHaveAccessibleName('A new privacy policy')
    await press('Agree')
    expect(feature.agree).toHaveBeenCalledOnce()
    await set({ failed: true })
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer did not get through')
    await set({ privacy: false, failed: false })
    expect(dialog()).toBe(null)
  })

  it('has no other way out than Log out [SAFE-13]', async () => {
    const { feature, signOut } = await draw({ privacy: true })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log out', 'Agree'])
    await userEvent.keyboard('{Escape}')
    expect(dialog()).not.toBe(null)
    await press('Log out')
    expect(signOut).toHaveBeenCalledOnce()
    expect(feature.agree).not.toHaveBeenCalled()
  })

  it('comes before the cookie notice, which opens after it [SHELL-78]', async () => {
    const { set } = await draw({ privacy: true, cookies: true })
    expect(screen.getAllByRole('dialog').map((one) => one.textContent)).toEqual([
      expect.stringContaining('A new privacy policy'),
    ])
    await set({ privacy: false })
    expect(dialog()).toHaveAccessibleName('Cookies on this device')
  })

  it('is for members, as the cookie notice is [SHELL-77]', async () => {
    await draw({ privacy: true, cookies: true }, anAccount())
    expect(dialog()).toBe(null)
  })

  it('speaks Arabic [SAFE-13]', async () => {
    await draw({ privacy: true }, anAccount(signedIn()), 'ar')
    expect(dialog()).toHaveAccessibleName('سياسة خصوصية جديدة')
    expect(screen.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible()
  })
})
