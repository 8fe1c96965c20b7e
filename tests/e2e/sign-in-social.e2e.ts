import { expectCoins, signOut } from './support/people'
import { expect, test } from './support/product'
import { dialog, signedIn, supplyInfo } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

const leaveFor = async ({ page }: Somebody, provider: string): Promise<void> => {
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await dialog(page)
    .getByRole('button', { name: `Continue with ${provider}` })
    .click()
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible()
}

const pretend = async ({ email, name, page }: Somebody): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const sizes = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const

for (const provider of ['Google', 'Apple', 'Facebook']) {
  for (const [title, size] of sizes) {
    test(`${provider}, on a ${title}: a newcomer says who they are, and later comes back at once [ACCT-1, ACCT-73]`, async ({
      open,
    }) => {
      const ann = await open('Ann', { size })
      await ann.page.goto('/')
      await leaveFor(ann, provider)
      await pretend(ann)
      await supplyInfo(ann)
      await signedIn(ann)
      await expectCoins(ann, 120)
      await signOut(ann)
      await leaveFor(ann, provider)
      await pretend(ann)
      await signedIn(ann)
      await expectCoins(ann, 120)
    })
  }
}

test('who gives up at the provider is back where they were, and nothing happened [ACCT-76]', async ({ open }) => {
  const ann = await open('Ann', { size: DESKTOP })
  await ann.page.goto('/')
  await leaveFor(ann, 'Google')
  await ann.page.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(ann.page)).toContainText('You did not finish at Google. Nothing was changed.')
  await ann.page.reload()
  await expect(dialog(ann.page)).toBeHidden()
})

test('a made-up return signs nobody in', async ({ open }) => {
  const ann = await open('Ann', { size: DESKTOP })
  await ann.page.goto('/login?social=google&token_key=made-up')
  await expect(dialog(ann.page).getByRole('alert')).toBeVisible()
  await expect(ann.page).not.toHaveURL(/token_key/)
})
