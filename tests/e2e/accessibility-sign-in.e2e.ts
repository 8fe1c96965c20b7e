import { clean } from './support/axe'
import { freshNumber, startByPhone, textTo } from './support/phone'
import { expect, test } from './support/product'
import { dialog, enterCode, enterPassword } from './support/sign-in'
import { DESKTOP, PHONE } from './support/somebody'

for (const [title, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`axe finds nothing on any step of the login popup, on a ${title} [PLUS-22]`, async ({ open }) => {
    const ann = await open('Ann', { size })
    const { page } = ann
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await expect(dialog(page).getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
    await clean(ann, 'choice of a way')
    await dialog(page).getByRole('button', { name: 'Continue with phone' }).click()
    await dialog(page)
      .getByRole('combobox', { name: /^Country/ })
      .click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await clean(ann, 'countries')
    await page.keyboard.press('Escape')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    const number = freshNumber()
    await startByPhone(ann, number)
    const code = await textTo(ann, number)
    await clean(ann, 'code')
    await enterCode(ann, code)
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeVisible()
    await clean(ann, 'password')
    await enterPassword(ann, 'long-secret#1')
    await expect(dialog(page).getByRole('textbox', { name: 'Nickname' })).toBeVisible()
    await clean(ann, 'about you')
  })
}
