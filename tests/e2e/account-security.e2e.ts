import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { operate } from './support/operator'
import { codeTo } from './support/outbox'
import { enterNumber, freshNumber, textTo } from './support/phone'
import { question } from './support/people'
import { expect, test } from './support/product'
import { dialog, enterCode, enterEmail, enterPassword, PASSWORD, signedIn, signUp } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

const SECURITY = '/profile/security'

const row = (page: Page, list: string, text: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text })

const openSecurity = async ({ page }: Somebody): Promise<void> => {
  await page.goto(SECURITY)
  await expect(page.getByRole('heading', { name: 'Account security' })).toBeVisible()
}

/** The number by which an operator names somebody. */
const idOf = async ({ email, product }: Somebody): Promise<string> => {
  const [found] = await operate(product, 'users', 'find', email)
  return String(found?.['id'])
}

/** Somebody who has signed up, in a browser where nobody is signed in. */
const secondDevice = async (somebody: Somebody, other: Somebody): Promise<Somebody> => {
  await other.page.goto('/')
  await enterEmail(other, somebody.email)
  await enterPassword(other)
  return { ...other, name: somebody.name, email: somebody.email }
}

test('on a phone: a number is linked, the address is changed, and both say when they can be changed again [ACCT-113, ACCT-114, ACCT-115, ACCT-116]', async ({
  open,
}) => {
  const ann = await signUp(await open('Ann', { size: PHONE }))
  const { page } = ann
  const number = freshNumber()
  await openSecurity(ann)
  await expect(row(page, 'How you sign in', 'Phone')).toContainText('Not linked')
  await page.getByRole('button', { name: 'Link a phone number' }).click()
  const password = dialog(page).getByLabel(ann.email)
  await password.fill('not-mine#1')
  await enterNumber(ann, number)
  await expect(page.getByText('Invalid username or password')).toBeVisible()
  await password.fill(PASSWORD)
  await enterNumber(ann, number)
  await enterCode(ann, await textTo(ann, number))
  await expect(row(page, 'How you sign in', 'Phone')).toContainText(`+49${number}`)
  await expect(row(page, 'How you sign in', 'Phone')).toContainText('Can be changed from')

  await page.getByRole('button', { name: 'Set a password for your phone number' }).click()
  await dialog(page).getByLabel('New password').fill('long-secret#1')
  await password.fill('not-mine#1')
  await password.press('Enter')
  await expect(page.getByText('Invalid username or password')).toBeVisible()
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page.getByText('Your password is set')).toBeVisible()

  await page.getByRole('button', { name: 'Change your e-mail' }).click()
  const field = dialog(page).getByRole('textbox', { name: 'E-mail' })
  await password.fill(PASSWORD)
  await field.fill(ann.email)
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This is the one that is linked already')
  await field.fill('a@b.c')
  await field.press('Enter')
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await field.fill(`other.${ann.email}`)
  await field.press('Enter')
  await expect(dialog(page).getByRole('textbox', { name: 'Verification code' })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue(`other.${ann.email}`)
  await field.fill(`new.${ann.email}`)
  await field.press('Enter')
  await enterCode(ann, await codeTo(ann.product, `new.${ann.email}`))
  await expect(row(page, 'How you sign in', 'E-mail')).toContainText(`new.${ann.email}`)
  await expect(page.getByRole('button', { name: 'Change your e-mail' })).toBeDisabled()
})

test('on a phone: a ban says its rule, reason and end, and takes one appeal [PLUS-13, SAFE-24, SAFE-29, ACCT-106]', async ({
  open,
}) => {
  const ann = await signUp(await open('Ann', { size: PHONE }))
  const { page, product } = ann
  const id = await idOf(ann)
  await operate(product, 'ban', 'account', id, '--rule', 'harassment', '--for', '48h', '--reason', 'Insults in a call')
  const screen = page.getByRole('dialog', { name: 'Your account is suspended' })
  await expect(screen.getByRole('alert')).toContainText('Your account has been blocked for 48 hours due to violation')
  await expect(screen).toContainText('Harassment')
  await expect(screen).toContainText('Insults in a call')
  await screen.getByRole('button', { name: 'Close' }).click()
  await page.goto('/')
  await enterEmail(ann)
  await enterPassword(ann)
  await screen.getByRole('textbox', { name: 'Your appeal' }).fill('It was not me')
  await screen.getByRole('button', { name: 'Send appeal' }).click()
  await expect(screen).toContainText('Your appeal has arrived')
  await expect(screen.getByRole('textbox')).toBeHidden()
})

test('on a desktop: everything is taken along in one file [PLUS-14]', async ({ open }) => {
  const ann = await signUp(await open('Ann', { size: DESKTOP }))
  await openSecurity(ann)
  const download = ann.page.waitForEvent('download')
  await ann.page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^visavis-data-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(ann.email)
  expect(text).toContain(ann.name)
})

test('on a desktop: an account is deleted, and kept by signing in within the grace [ACCT-117, ACCT-118, PLUS-14]', async ({
  open,
}) => {
  const ann = await signUp(await open('Ann', { size: DESKTOP }))
  const { page } = ann
  await openSecurity(ann)
  await row(page, 'Your data', 'Delete account').getByRole('link').click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await question(page).getByRole('button', { name: 'Delete account' }).click()
  const notice = page.getByRole('dialog', { name: 'Your account is being deleted' })
  await expect(notice).toContainText('Sign in before then and it stays')
  expect(new URL(page.url()).pathname).toBe('/')
  await notice.getByRole('button', { name: 'Close' }).click()
  const back = await secondDevice(ann, await open('Back', { size: DESKTOP }))
  await dialog(back.page).getByRole('button', { name: 'Keep my account' }).click()
  await signedIn(back)
})

test('a password is changed by the old one; a second device kicks the first [ACCT-50, ACCT-111]', async ({ open }) => {
  const ann = await signUp(await open('Ann', { size: DESKTOP }))
  const { page } = ann
  await openSecurity(ann)
  await page.getByRole('button', { name: 'Change the password of your e-mail' }).click()
  await page.getByLabel('Current password').fill('wrong#1')
  await page.getByLabel('New password').fill('another#2')
  await page.getByLabel('New password').press('Enter')
  await expect(dialog(page)).toContainText('Invalid username or password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').press('Enter')
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect(row(page, 'Devices', 'This device')).toBeVisible()
  const other = await open('Other', { size: PHONE })
  await other.page.goto('/')
  await enterEmail(other, ann.email)
  await enterPassword(other, 'another#2')
  await signedIn({ ...other, name: ann.name })
  await expect(page.getByRole('dialog', { name: 'You have been signed out' })).toContainText(
    'Your account was active on another device',
  )
})
