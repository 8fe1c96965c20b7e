import { expectCoins, signOut } from './support/people'
import { freshNumber, startByPhone, textTo, enterNumber } from './support/phone'
import { expect, test } from './support/product'
import { dialog, enterCode, enterPassword, signedIn, supplyInfo } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

test.use({ captcha: 'on' })

const signUpByPhone = async (ann: Somebody, number: string): Promise<void> => {
  await ann.page.goto('/')
  await startByPhone(ann, number)
  await enterCode(ann, await textTo(ann, number))
  await enterPassword(ann, 'long-secret#1')
  await supplyInfo(ann)
  await signedIn(ann)
}

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`by phone number, on a ${size}`, () => {
    test('a newcomer signs up and comes back by the password [ACCT-1, ACCT-30, ACCT-33, ACCT-41, ACCT-42]', async ({
      open,
    }) => {
      const ann = await open('Ann', { size: viewport })
      const number = freshNumber()
      await signUpByPhone(ann, number)
      await expectCoins(ann, 120)
      await signOut(ann)
      await startByPhone(ann, number)
      await expect(dialog(ann.page)).toContainText('Welcome back')
      await enterPassword(ann, 'wrong-secret')
      await expect(dialog(ann.page)).toContainText('Password is invalid')
      await enterPassword(ann, 'long-secret#1')
      await signedIn(ann)
      await expectCoins(ann, 120)
    })

    test('a forgotten password is set anew in three steps [ACCT-43, ACCT-44, ACCT-35]', async ({ open }) => {
      const ann = await open('Ann', { size: viewport })
      const number = freshNumber()
      await signUpByPhone(ann, number)
      await signOut(ann)
      await startByPhone(ann, number)
      await dialog(ann.page).getByRole('button', { name: 'Forgot password?' }).click()
      await expect(dialog(ann.page)).toContainText('Reset your password')
      const before = await textTo(ann, number)
      await enterNumber(ann, number)
      await enterCode(ann, await textTo(ann, number, before))
      await enterPassword(ann, 'another-secret#2')
      await signedIn(ann)
    })
  })
}

test('a wrong number, a wrong code and what was typed [ACCT-15, ACCT-20, ACCT-25, ACCT-94]', async ({ open }) => {
  const ann = await open('Ann', { size: PHONE })
  await ann.page.goto('/')
  await startByPhone(ann, '123')
  await expect(dialog(ann.page)).toContainText('Enter a valid mobile number')
  const number = freshNumber()
  await enterNumber(ann, number)
  const right = await textTo(ann, number)
  await enterCode(ann, right === '111111' ? '222222' : '111111')
  await expect(dialog(ann.page)).toContainText('Incorrect verification code, please try again')
  await dialog(ann.page).getByRole('button', { name: 'Back' }).click()
  await expect(dialog(ann.page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(number)
  await dialog(ann.page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog(ann.page).getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await enterCode(ann, right)
  await expect(dialog(ann.page).getByLabel('Password', { exact: true })).toBeVisible()
})
