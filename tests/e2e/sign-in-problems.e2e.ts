import { expect, test } from './support/product'
import { DESKTOP, type Somebody } from './support/somebody'
import { expectCoins, signOut } from './support/people'
import {
  dialog,
  expectBadLink,
  enterCode,
  enterEmail,
  enterPassword,
  followLink,
  mailTo,
  PASSWORD,
  signedIn,
  signUpByHand,
  supplyInfo,
} from './support/sign-in'

test.use({ captcha: 'on', settings: { signIn: { resendMs: 0 } } })

/** The wait of a minute passes in the page; its clock is then ahead, which must not matter. */
const resend = async ({ page }: Somebody): Promise<void> => {
  await page.clock.fastForward(61_000)
  await dialog(page).getByRole('button', { name: 'Resend' }).click()
}

test('a wrong code is told, a fresh mail helps, the old one does not [ACCT-67, ACCT-93, ACCT-94]', async ({ open }) => {
  const ann = await open('Ann')
  await ann.page.clock.install()
  await ann.page.goto('/')
  await enterEmail(ann)
  const mail = await mailTo(ann)
  await enterCode(ann, mail.code === '123456' ? '654321' : '123456')
  await expect(dialog(ann.page)).toContainText('Incorrect verification code, please try again')
  await resend(ann)
  const fresh = await mailTo(ann, mail)
  if (fresh.code !== mail.code) {
    await enterCode(ann, mail.code)
    await expect(dialog(ann.page)).toContainText('Incorrect verification code, please try again')
  }
  await enterCode(ann, fresh.code)
  await enterPassword(ann)
  await expect(dialog(ann.page).getByRole('textbox', { name: 'Nickname' })).toBeVisible()
})

test('a wrong and a used link confirm nothing [ACCT-64]', async ({ open }) => {
  const ann = await open('Ann')
  await ann.page.goto('/')
  await enterEmail(ann)
  const { link } = await mailTo(ann)
  await expectBadLink(ann, link.replace(/mail=.*/, 'mail=0000000000000000'))
  await expect(dialog(ann.page).getByRole('textbox', { name: 'Verification code' })).toBeVisible()
  await followLink(ann, link)
  await expect(dialog(ann.page).getByLabel('Password', { exact: true })).toBeVisible()
  await expectBadLink(ann, link)
})

test('a link opened in another browser confirms for the one that began [ACCT-64, ACCT-68]', async ({ open }) => {
  const [ann, phone] = [await open('Ann'), await open('Phone')]
  await ann.page.goto('/')
  await enterEmail(ann)
  const { link } = await mailTo(ann)
  await dialog(ann.page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog(ann.page)).toContainText('Your email is not confirmed yet')
  await phone.page.goto(link)
  await dialog(phone.page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog(phone.page).getByRole('status')).toContainText('Your e-mail is confirmed')
  await dialog(ann.page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog(ann.page).getByLabel('Password', { exact: true })).toBeVisible()
})

test('under 18 there is no account, and markup in a name stays text [ACCT-86, ACCT-87]', async ({ open }) => {
  const ann = await open('Ann', { size: DESKTOP })
  const { page } = ann
  await page.goto('/')
  await enterEmail(ann)
  await enterCode(ann, (await mailTo(ann)).code)
  await enterPassword(ann)
  await supplyInfo(ann, { year: String(new Date().getFullYear() - 10) })
  await expect(dialog(page)).toContainText('only available for ages 18 and older')
  await supplyInfo(ann, { adult: false })
  await expect(dialog(page)).toContainText('Please confirm that you are 18 or older')
  await supplyInfo(ann, { nickname: '<img src=x onerror=alert(1)>' })
  await expect(page.getByText('Hello, ').or(dialog(page).getByRole('alert')).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('a second sign-up with the same address is a sign-in [ACCT-60, ACCT-96]', async ({ open }) => {
  const ann = await signUpByHand(await open('Ann'))
  await signOut(ann)
  await enterEmail(ann)
  await expect(dialog(ann.page)).toContainText('Welcome back')
  await enterPassword(ann)
  await signedIn(ann)
  await expectCoins(ann, 120)
})

test('five wrong passwords lock the account, with the time left [ACCT-96, ACCT-99]', async ({ open }) => {
  const ann = await signUpByHand(await open('Ann'))
  const thief = await open('Thief')
  await thief.page.goto('/')
  await enterEmail(thief, ann.email)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await enterPassword(thief, `wrong#${attempt}`)
    await expect(dialog(thief.page)).toContainText('Invalid username or password')
    await dialog(thief.page).getByLabel('Password', { exact: true }).fill('')
    await expect(dialog(thief.page)).not.toContainText('Invalid username or password')
  }
  await enterPassword(thief, PASSWORD)
  await expect(dialog(thief.page)).toContainText(/try again in \d+ s/)
  await ann.page.reload()
  await signedIn(ann)
})
