import { SECOND } from '../../src/domain/kernel/time'

import { expect, test } from './support/product'
import { dialog, signUp } from './support/sign-in'
import { PHONE } from './support/somebody'

const LASTS_MS = 15 * SECOND

test.use({ settings: { offers: { limited: { lastsMs: LASTS_MS } } } })

test('an offer until its end: banner, shop, prompt, and then nothing of it [COIN-53, COIN-54, COIN-61, COIN-62, COIN-65, SHELL-75]', async ({
  open,
}) => {
  const { page } = await signUp(await open('Ann', { size: PHONE }))
  const banner = page.getByRole('region', { name: 'Special offer' })
  await expect(banner.getByRole('timer')).toBeVisible()
  const begun = Date.now()
  await banner.getByRole('link', { name: /^25% off .* instead of / }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(banner).toBeHidden()
  await expect(page.getByText(/^25% off 220 coins/)).toBeVisible()
  await page.goBack()
  const prompt = page.getByRole('dialog', { name: 'Before you go: 25% off' })
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await expect(prompt).toBeHidden()
  await expect(banner).toBeVisible()
  await expect(banner).toBeHidden({ timeout: LASTS_MS })
  expect(Date.now() - begun).toBeLessThan(LASTS_MS + 2 * SECOND)
  await page.reload()
  await expect(page.getByRole('link', { name: /^Coins/ }).first()).toBeVisible()
  await expect(banner).toBeHidden()
})

test('visitors are told what signing up brings, until they have seen it [COIN-63, COIN-64]', async ({ open }) => {
  const { page } = await open('Ben')
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Welcome gift' })
  await expect(banner).toContainText('120 coins')
  await banner.getByRole('button', { name: 'Sign up' }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await banner.getByRole('button', { name: 'Hide' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Meet someone now' })).toBeEnabled()
  await expect(banner).toBeHidden()
})
