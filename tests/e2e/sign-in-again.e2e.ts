import { expect, test } from './support/product'
import { enterEmail, enterPassword, signedIn, signUpByHand } from './support/sign-in'
import { DESKTOP, PHONE } from './support/somebody'

for (const [title, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`whose session is gone comes in again without a word, on a ${title} [ACCT-82]`, async ({ open }) => {
    const ann = await signUpByHand(await open('Ann', { size }))
    const kept = (await ann.context.cookies()).filter(({ name }) => !['user_token', '__Host-sid'].includes(name))
    await ann.context.clearCookies()
    await ann.context.addCookies(kept)
    await ann.page.reload()
    await signedIn(ann)
  })

  test(`a second device ends the first, a ${title}, which says so and stays out [ACCT-111, ACCT-112]`, async ({
    open,
  }) => {
    const ann = await signUpByHand(await open('Ann', { size }))
    const other = await open('Other')
    await other.page.goto('/')
    await enterEmail(other, ann.email)
    await enterPassword(other)
    await signedIn({ ...other, name: ann.name })
    await expect(ann.page.getByRole('dialog')).toContainText('Your account was active on another device')
    await ann.page.reload()
    await expect(ann.page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
    await other.page.reload()
    await signedIn({ ...other, name: ann.name })
  })
}

test('after signing out nobody comes in by themselves [ACCT-103]', async ({ open }) => {
  const ann = await signUpByHand(await open('Ann', { size: DESKTOP }))
  await ann.page.getByRole('button', { name: 'Account' }).click()
  await ann.page.getByRole('menuitem', { name: 'Sign out' }).click()
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(ann.page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await ann.page.reload()
  await expect(ann.page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
})
