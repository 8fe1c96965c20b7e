import { codeTo } from './support/outbox'
import { signOut } from './support/people'
import { freshNumber, startByPhone, textTo } from './support/phone'
import { expect, test } from './support/product'
import { dialog, enterCode, enterEmail, enterPassword, signedIn, supplyInfo } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

/** Signed up by phone; the address is linked afterwards and has no password. */
const withLinkedMail = async (ann: Somebody): Promise<void> => {
  const { page } = ann
  const number = freshNumber()
  await page.goto('/')
  await startByPhone(ann, number)
  await enterCode(ann, await textTo(ann, number))
  await enterPassword(ann, 'long-secret#1')
  await supplyInfo(ann)
  await signedIn(ann)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: /^Link an e-mail/ }).click()
  await dialog(page)
    .getByLabel(/^Password of .?\+49/)
    .fill('long-secret#1')
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(ann.email)
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).press('Enter')
  await enterCode(ann, await codeTo(ann.product, ann.email))
  await expect(dialog(page)).toBeHidden()
  await page.goto('/')
}

test('a linked address is verified, then given its password, on a phone [ACCT-59, ACCT-61, ACCT-63, ACCT-65]', async ({
  open,
}) => {
  const ann = await open('Ann', { size: PHONE })
  await withLinkedMail(ann)
  await signOut(ann)
  const before = await codeTo(ann.product, ann.email)
  await enterEmail(ann)
  await enterCode(ann, await codeTo(ann.product, ann.email, before))
  await expect(dialog(ann.page)).toContainText('Choose a password')
  await dialog(ann.page).getByRole('button', { name: 'Back' }).click()
  await dialog(ann.page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog(ann.page)).toContainText('Choose a password')
  await enterPassword(ann)
  await signedIn(ann)
})
