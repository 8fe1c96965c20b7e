import { test as base } from '@playwright/test'
import { DAY, SECOND } from '../../src/domain/kernel/time'
import { clean } from './support/axe'
import { startBuiltServer } from './support/built-server'
import { becomeMember } from './support/member'
import { expect } from './support/product'
import { PASSWORD } from './support/sign-in'
import { openSomebody, PHONE } from './support/somebody'

base(
  'a member meets a new privacy policy, then the cookie notice, and what is new behind the tabs [SAFE-10, SAFE-11, SAFE-12, SAFE-13, SHELL-72, SHELL-73, SHELL-74, SHELL-78]',
  async ({ browser }) => {
    const before = await startBuiltServer({ env: { CAPTCHA: 'off' } })
    const ann = await openSomebody(browser, before, 'Ann', { size: PHONE, cookies: 'new' })
    const { context, page } = ann
    await becomeMember(ann, PASSWORD)
    await before.end()
    const { dataDir, port } = before
    const settings = { agreement: { version: 2 } }
    const product = await startBuiltServer({ dataDir, port, settings, env: { CAPTCHA: 'off' } })
    const dialogs = page.getByRole('dialog')
    const policy = page.getByRole('dialog', { name: 'A new privacy policy' })
    const notice = page.getByRole('dialog', { name: 'Cookies on this device' })

    await page.goto('/wall')
    await expect(policy).toBeVisible()
    await expect(page).toHaveURL(/\/wall$/)
    await clean(ann, 'privacy popup')
    await page.keyboard.press('Escape')
    await policy.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(dialogs).toHaveCount(1)
    await policy.getByRole('button', { name: 'Agree' }).click()

    await expect(notice).toBeVisible()
    await expect(policy).toBeHidden()
    await clean(ann, 'cookie notice')
    await notice.getByRole('button', { name: 'Accept' }).click()
    await expect(notice).toBeHidden()
    const accepted = (await context.cookies()).find(({ name }) => name === 'cookieAccepted')
    expect((accepted?.expires ?? 0) * SECOND - Date.now()).toBeGreaterThan(364 * DAY)

    const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name })
    const isNew = (name: string) => tab(name).getByRole('img', { name: 'New' })
    await expect(isNew('Cards')).toBeVisible()
    await expect(isNew('Wall')).toBeHidden()
    await tab('Cards').click()
    await expect(isNew('Cards')).toBeHidden()
    await page.reload()
    await expect(isNew('Discover')).toBeVisible()
    await expect(isNew('Cards')).toBeHidden()
    await expect(dialogs).toHaveCount(0)

    expect(ann.faults).toEqual([])
    await context.close()
    await product.stop()
  },
)
