import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE } from './support/somebody'

test('installing is asked about, rewarded, told, and the page loaded anew [TASK-40, TASK-41]', async ({ open }) => {
  const ada = await open('Ada', { size: PHONE })
  const { page } = ada
  await page.clock.install()
  await signUp(ada)
  // What Chromium does when it finds that the product can be installed; the person accepts.
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const question = { prompt: async () => undefined, userChoice: Promise.resolve({ outcome: 'accepted' }) }
    window.dispatchEvent(Object.assign(event, question))
  })
  const popup = page.getByRole('dialog', { name: 'Visavis as an app' })
  await expect(async () => {
    await page.clock.fastForward('03:10')
    await expect(popup).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const anew = page.waitForEvent('load')
  await popup.getByRole('button', { name: 'Install' }).click()
  await expect(page.getByText('Thank you for installing Visavis: +100 coins')).toBeVisible()
  await anew
  await expect(page.getByRole('link', { name: 'Coins 220' }).first()).toBeVisible()
})
