import { aPicture } from '../builders/pictures'
import { operate } from './support/operator'
import { codeTo } from './support/outbox'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

const press = ({ page }: Somebody, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Buys the pack that is chosen when the shop opens, through a provider with a page of its own. */
const buy = async (somebody: Somebody): Promise<void> => {
  const { page } = somebody
  await page.goto('/shop?companyCode=payermax')
  const first = page.getByRole('button', { name: 'Buy', exact: true }).first()
  await expect(first.or(page.getByRole('button', { name: 'Pay', exact: true }))).toBeVisible()
  if (await first.isVisible()) await first.click()
  await press(somebody, 'Pay')
  await expect(page.getByText('Sandbox').first()).toBeVisible()
  await press(somebody, 'Pay')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 15_000 })
}

/** Fills in all that a request needs. */
const fillIn = async ({ email, page, product }: Somebody): Promise<void> => {
  await page.getByRole('radio', { name: 'Charged by mistake' }).click()
  await page.getByRole('textbox', { name: 'Describe the problem' }).fill('My child pressed the button')
  const picture = { name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from(await aPicture('png')) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const before = await codeTo(product, email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(await codeTo(product, email, before))
}

test('money is asked back with code and picture, an operator accepts, and the coins go back [COIN-2, COIN-43, COIN-45, COIN-48, COIN-49, COIN-50, COIN-51, SHELL-17, SHELL-18, SHELL-19, PLUS-10]', async ({
  open,
  product,
}) => {
  const ann = await signUp(await open('Ann', { size: PHONE }))
  const { page } = ann
  await buy(ann)

  await page.goto('/payOrderList')
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click()
  await expect(page.getByText(/money back within 72 hours/)).toBeVisible()
  await page.getByRole('link', { name: 'Ask for your money back' }).click()
  await press(ann, 'Send the request')
  await expect(page.getByText('Add a picture')).toBeVisible()
  await fillIn(ann)
  await press(ann, 'Send the request')
  await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeVisible()

  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const [request] = await operate(product, 'refunds', 'accept', orderId, '--reason', 'Children.')
  expect(request).toMatchObject({ category: 'byMistake', says: 'My child pressed the button', state: 'accepted' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your request was accepted' })).toBeVisible()
  await page.getByRole('link', { name: 'To your orders' }).click()
  await expect(page.getByText('Purchases are non-refundable.')).toBeVisible()
  await page.goto('/shop')
  await expect(page.getByRole('region', { name: 'Your balance' }).getByText('120 coins')).toBeVisible({
    timeout: 15_000,
  })
})
