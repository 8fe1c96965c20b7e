import { expect, test } from './support/product'
import { dialog, enterCode, enterEmail, mailTo } from './support/sign-in'

test.use({ settings: { signIn: { codeMs: 0 } } })

test('a code past its time is told as such [ACCT-93, ACCT-99]', async ({ open }) => {
  const ann = await open('Ann')
  await ann.page.goto('/')
  await enterEmail(ann)
  await enterCode(ann, (await mailTo(ann)).code)
  await expect(dialog(ann.page)).toContainText('Verification code has expired')
})
