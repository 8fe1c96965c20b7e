import type { Page } from '@playwright/test'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE } from './support/somebody'

/** What Chromium does when it finds that the product can be installed, and what the person answers to its question. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const question = { prompt: async () => undefined, userChoice: Promise.resolve({ outcome: answer }) }
    window.dispatchEvent(Object.assign(event, question))
  }, outcome)

test('installing: declined brings nothing, accepted is rewarded once and the page loaded anew [TASK-40, TASK-41, TASK-42]', async ({
  open,
}) => {
  const ada = await open('Ada', { size: PHONE })
  const { page } = ada
  await page.clock.install()
  await signUp(ada)
  const popup = page.getByRole('dialog', { name: 'Visavis as an app' })
  const coins = (count: number) => page.getByRole('link', { name: `Coins ${count}` }).first()
  const asked = async (outcome: 'accepted' | 'dismissed') => {
    await expect(coins(120)).toBeVisible()
    await offerInstall(page, outcome)
    await expect(async () => {
      await page.clock.fastForward('03:10')
      await expect(popup).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await popup.getByRole('button', { name: 'Install' }).click()
    await expect(popup).toBeHidden()
  }
  await asked('dismissed')
  await expect(coins(120)).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('CAMC_INSTALL_ASKED'))
  await page.reload()
  await asked('accepted')
  const anew = page.waitForEvent('load')
  await expect(page.getByText('Thank you for installing Visavis: +100 coins')).toBeVisible()
  await anew
  await expect(coins(220)).toBeVisible()
})
