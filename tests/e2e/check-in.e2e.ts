import { clean } from './support/axe'
import { startBuiltServer } from './support/built-server'
import { checkInAs } from './support/member'
import { expectCoins } from './support/people'
import { expect, test as base } from './support/product'
import { signUp } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

/** A server whose clock is put on by a day each time it is told to; browsers know nothing of it. */
const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the form that a fixture without others wants
    async ({}, use) => {
      const movedClock = new URL('support/moved-clock.mjs', import.meta.url).href
      const env = { CAPTCHA: 'off', NODE_OPTIONS: `--import=${movedClock}` }
      const product = await startBuiltServer({ settings: { checkIn: { shown: 1 } }, env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

const popupOf = ({ page }: Somebody) => page.getByRole('dialog', { name: 'Daily check-in' })

const checkIn = async (somebody: Somebody, coins: number): Promise<void> => {
  const popup = popupOf(somebody)
  await popup.getByRole('button', { name: 'Check in' }).click()
  await expect(popup.getByRole('status')).toContainText(`You have got ${coins} coins`)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
}

test('a week of check-ins by the clock of the server, and a box for it [TASK-30, TASK-31, TASK-32, TASK-37, TASK-53, TASK-54, TASK-55, PLUS-22]', async ({
  open,
  product,
}) => {
  const ann = await signUp(await open('Ann', { size: DESKTOP }))
  const { page } = ann
  await expect(popupOf(ann)).toBeVisible()
  await clean(ann, 'check-in')
  let days = 0
  /** Whatever is asked before the clock has moved would be refused for its time. */
  const nextDay = async () => {
    process.kill(product.pid(), 'SIGUSR2')
    days += 1
    await expect.poll(product.complaints).toContain(`${days} days ahead`)
  }
  await checkIn(ann, 5)
  await nextDay()
  await page.reload()
  await checkIn(ann, 5)
  for (const _ of [2, 3, 4, 5]) {
    await nextDay()
    await checkInAs(ann)
  }
  await nextDay()
  await page.reload()
  await checkIn(ann, 20)
  await expectCoins(ann, 120 + 66)
  await page.getByRole('link', { name: 'Lucky boxes' }).click()
  await expect(page.getByRole('heading', { name: 'Lucky boxes' })).toBeFocused()
  await expect(page.getByText('The check-in bonus has ended')).toBeVisible()
  await clean(ann, 'activity')
  await page.getByRole('button', { name: 'Open' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'You have got 10 coins' })).toBeVisible()
})

test('on a phone it comes by itself once, then from the icon with its tip [TASK-30, TASK-53, SHELL-63, SHELL-64]', async ({
  open,
}) => {
  const ben = await signUp(await open('Ben', { size: PHONE }))
  const popup = popupOf(ben)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  const tip = ben.page.getByText('Check in today for 5 coins').first()
  await expect(tip).toBeVisible()
  await ben.page.reload()
  await ben.page.getByRole('button', { name: 'Daily check-in' }).click()
  await checkIn(ben, 5)
  await expect(tip).toBeHidden()
  await ben.page.getByRole('button', { name: 'Daily check-in' }).click()
  await expect(popup.getByRole('status')).toContainText(/^You have already checked in. Come back in \d+ h \d+ min$/)
  await popup.getByRole('link', { name: 'Your check-in week' }).click()
  await expect(ben.page).toHaveURL(/\/activity\?entry=100$/)
  await expect(ben.page.getByRole('heading', { name: 'Your week' })).toBeFocused()
})
