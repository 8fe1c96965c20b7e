import { expect, type Locator, type Page } from '@playwright/test'
import { becomeMember } from './member'
import { newestMail, type Mail } from './outbox'
import type { Somebody } from './somebody'

export const PASSWORD = 'secret#1'

export const dialog = (page: Page): Locator => page.getByRole('dialog')
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true })

/** The mail that came after those that were there. */
export const mailTo = async ({ email, product }: Somebody, unlike?: Mail): Promise<Mail> => {
  const arrived = (): Promise<Mail | undefined> => newestMail(product.url, email)
  await expect
    .poll(async () => (await arrived())?.link ?? '', { message: `a mail to ${email}` })
    .not.toBe(unlike?.link ?? '')
  return (await arrived()) ?? { code: '', link: '' }
}

/** From the first screen to the step after the address. */
export const enterEmail = async (somebody: Somebody, email = somebody.email): Promise<void> => {
  const { page } = somebody
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await button(page, 'Continue with e-mail').click()
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await button(page, 'Continue').click()
}

/** Types the code once the mail has been sent, as the popup says. */
export const enterCode = async ({ page }: Somebody, code: string): Promise<void> => {
  await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Verification code' }).fill(code)
}

export const enterPassword = async ({ page }: Somebody, password = PASSWORD): Promise<void> => {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByLabel('Password', { exact: true }).press('Enter')
}

export interface Info {
  readonly nickname?: string
  readonly year?: string
  readonly adult?: boolean
}

/** Nickname, birthday, gender, statement. */
export const supplyInfo = async (
  { name, page }: Somebody,
  { adult = true, nickname = name, year = '1990' }: Info = {},
): Promise<void> => {
  const popup = dialog(page)
  await popup.getByRole('textbox', { name: 'Nickname' }).fill(nickname)
  await popup.getByRole('combobox', { name: 'Day' }).selectOption('17')
  await popup.getByRole('combobox', { name: 'Month' }).selectOption({ index: 5 })
  await popup.getByRole('combobox', { name: 'Year' }).selectOption(year)
  await popup.getByRole('radio', { name: 'Woman' }).click()
  const statement = popup.getByRole('checkbox')
  if ((await statement.isChecked()) !== adult) await statement.click()
  await button(page, 'Continue').click()
}

/** The link of the mail, opened in a second tab of the same browser and confirmed there. */
export const followLink = async ({ context }: Somebody, link: string): Promise<void> => {
  const tab = await context.newPage()
  await tab.goto(link)
  await button(tab, 'Confirm').click()
  await expect(button(tab, 'Confirm')).toBeHidden()
  await tab.close()
}

/** The link of a mail, opened in a second tab, is refused. */
export const expectBadLink = async ({ context }: Somebody, link: string): Promise<void> => {
  const tab = await context.newPage()
  await tab.goto(link)
  await button(tab, 'Confirm').click()
  await expect(dialog(tab).getByRole('alert')).toContainText('This link has expired or was used already')
  await tab.close()
}

export const signedIn = async ({ name, page }: Somebody): Promise<void> => {
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: `Hello, ${name}` })).toBeVisible({ timeout: 30_000 })
}

/**
 * Has an account and is on the own home. The way there through the popup is shown where signing in is what is shown; everywhere
 * else it would only cost its work.
 */
export const signUp = async (somebody: Somebody): Promise<Somebody> => {
  await becomeMember(somebody, PASSWORD)
  await somebody.page.goto('/')
  await signedIn(somebody)
  return somebody
}

/** Goes the whole way from the first screen to the own home. */
export const signUpByHand = async (somebody: Somebody): Promise<Somebody> => {
  await somebody.page.goto('/')
  await enterEmail(somebody)
  await expect(dialog(somebody.page).getByRole('textbox', { name: 'Verification code' })).toBeVisible()
  await enterCode(somebody, (await mailTo(somebody)).code)
  await enterPassword(somebody)
  await supplyInfo(somebody)
  await signedIn(somebody)
  return somebody
}
