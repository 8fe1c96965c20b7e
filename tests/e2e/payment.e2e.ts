import type { FrameLocator, Page } from '@playwright/test'
import { becomeMember } from './support/member'
import { expect, test } from './support/product'
import { PASSWORD } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

/** The Netherlands have providers of all kinds. */
const COUNTRY = 528

const press = (where: Page | FrameLocator, name: string): Promise<void> =>
  where.getByRole('button', { name, exact: true }).click()

/** From the shop to the order; the address names the provider (COIN-10). On a phone the ways to pay come up from below. */
const order = async ({ page }: Somebody, provider: string): Promise<void> => {
  await page.goto(`/shop?companyCode=${provider}`)
  const [buy, pay] = ['Buy', 'Pay'].map((name) => page.getByRole('button', { name, exact: true }))
  if (buy === undefined || pay === undefined) throw new Error('two names, two buttons')
  await expect(buy.or(pay)).toBeVisible()
  if (await buy.isVisible()) await buy.click()
  await pay.click()
}

const frameOf = ({ page }: Somebody): FrameLocator => page.frameLocator('iframe[title^="Payment page of"]')

const expectResult = async ({ page }: Somebody, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page).toHaveURL(/\/payRes\?orderId=/)
}

/** To the provider, back by the browser, and to the provider again: it is the same order all the way. */
const thereAndBack = async ({ page }: Somebody): Promise<void> => {
  await expect(page.getByText('Sandbox', { exact: true })).toBeVisible()
  const first = page.url()
  await page.goBack()
  await press(page, 'Continue to payment')
  await expect(page.getByText('Sandbox', { exact: true })).toBeVisible()
  expect(page.url()).toBe(first)
}

/** Pays on a page of the provider, which keeps the card; the product lists it and lets it be deleted. */
const paysByCard = async (somebody: Somebody): Promise<void> => {
  const { page } = somebody
  await page.getByRole('checkbox', { name: 'Keep this card for next time' }).check()
  await press(page, 'Pay')
  await expectResult(somebody, 'Payment successful')
  await page.goto('/cardList')
  await press(page, 'Delete the card ending in 4242')
  await press(page, 'Delete')
  await expect(page.getByText('No saved cards')).toBeVisible()
}

const fillsForm = async ({ email, page }: Somebody): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await press(page, 'Pay')
  const name = page.getByRole('textbox', { name: 'Full name' })
  await expect(name).toHaveAccessibleDescription('Please enter your full name')
  await name.fill('Ann Lee')
  await press(page, 'Pay')
}

for (const [title, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`six kinds of ways to pay and four results, on a ${title} [COIN-3, COIN-10, COIN-19, COIN-21, COIN-22, COIN-35, COIN-36, COIN-38, COIN-39, COIN-40, COIN-41, COIN-42, SHELL-15, SHELL-16, SHELL-20, SHELL-21, SHELL-22, SHELL-23]`, async ({
    open,
  }) => {
    const ann = await open('Ann', { size })
    const { page } = ann
    await becomeMember(ann, PASSWORD, COUNTRY)

    await test.step('a page of the provider: paid', async () => {
      await order(ann, 'checkout')
      await thereAndBack(ann)
      await paysByCard(ann)
    })

    await test.step('a bank: declined', async () => {
      await order(ann, 'ideal')
      await page.getByRole('radio', { name: 'Tulip Bank (Sandbox)' }).click()
      await press(page, 'Pay')
      await press(page, 'Fail')
      await expectResult(ann, 'Payment failed')
      await expect(page.getByText('Purchase failed, please try again')).toBeVisible()
    })

    await test.step('a frame: cancelled', async () => {
      await order(ann, 'livpay')
      await expect(page).toHaveURL(/\/pay\/coins$/)
      await press(frameOf(ann), 'Cancel')
      await page.getByRole('link', { name: 'Show the result' }).click()
      await expectResult(ann, 'Payment cancelled')
    })

    await test.step('a session in a frame: paid', async () => {
      await order(ann, 'klarna')
      await press(frameOf(ann), 'Pay')
      await expectResult(ann, 'Payment successful')
    })

    await test.step('fields: left pending', async () => {
      await order(ann, 'rapyd')
      await page.getByRole('radio', { name: 'Bank transfer (Sandbox)' }).click()
      await press(page, 'Pay')
      await fillsForm(ann)
      await press(page, 'Leave pending')
      await expectResult(ann, 'Payment in progress')
    })

    await test.step('a form that is posted: paid', async () => {
      await order(ann, 'citecu')
      await press(page, 'Pay')
      await expectResult(ann, 'Payment successful')
    })
  })
}
