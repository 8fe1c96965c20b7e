import { expect } from '@playwright/test'
import { codeTo } from './outbox'
import { dialog } from './sign-in'
import type { Somebody } from './somebody'

let numbers = 0

/** A German mobile number that nobody has used, without its dial code. */
export const freshNumber = (): string => `1512${String(3_000_000 + (process.pid % 9_000) * 100 + (numbers += 1))}`

/** The code of the newest text message to the number; it comes after `before`. */
export const textTo = ({ product }: Somebody, number: string, before = ''): Promise<string> =>
  codeTo(product, `+49${number}`, before)

/** Step 2: Germany, then the number. */
export const enterNumber = async ({ page }: Somebody, number: string): Promise<void> => {
  await dialog(page)
    .getByRole('combobox', { name: /^Country/ })
    .click()
  await page.getByRole('combobox', { name: 'Country or code' }).fill('Germany')
  await page.getByRole('option', { name: /Germany/ }).click()
  await expect(dialog(page)).toHaveCount(1)
  await dialog(page).getByRole('textbox', { name: 'Phone number' }).fill(number)
  await dialog(page).getByRole('button', { name: 'Continue', exact: true }).click()
}

/** From the first screen to the step after the number. */
export const startByPhone = async (somebody: Somebody, number: string): Promise<void> => {
  const { page } = somebody
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue with phone' }).click()
  await enterNumber(somebody, number)
}
