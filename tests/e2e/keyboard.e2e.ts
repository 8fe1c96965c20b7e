import type { Locator, Page } from '@playwright/test'
import { wholeBrowser } from './support/browsers'
import { answer, stage } from './support/call'
import { conversation, expectTexts } from './support/chat'
import { pressOn, reach, typeInto } from './support/keys'
import { accept, question } from './support/people'
import { expect, test } from './support/product'
import { dialog, mailTo, PASSWORD, signedIn, signUp } from './support/sign-in'
import type { Somebody } from './support/somebody'

test.use({ launchOptions: wholeBrowser })

const button = (where: Page | Locator, name: RegExp | string): Locator => where.getByRole('button', { name }).first()

/** From the first press of Tab to the own home. */
const signUpByKeys = async (somebody: Somebody): Promise<void> => {
  const { email, name, page } = somebody
  const popup = dialog(page)
  const field = (label: string): Locator => popup.getByRole('textbox', { name: label })
  await page.goto('/')
  // What the build has drawn waits for the program.
  await expect(button(page, 'Meet someone now')).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const start = button(page.getByRole('main'), 'Meet someone now')
  await pressOn(page, start)
  await expect(button(popup, 'Continue with e-mail')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, button(popup, 'Continue with e-mail'))
  await typeInto(page, field('E-mail'), email)
  await page.keyboard.press('Enter')
  await reach(page, field('Verification code'))
  await page.keyboard.type((await mailTo(somebody)).code)
  await typeInto(page, popup.getByLabel('Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await reach(page, field('Nickname'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(name)
  for (const [part, text] of [
    ['Day', '17'],
    ['Month', 'May'],
    ['Year', '1990'],
  ] as const)
    await typeInto(page, popup.getByRole('combobox', { name: part }), text)
  await pressOn(page, popup.getByRole('radio').first(), 'Space')
  const statement = popup.getByRole('checkbox')
  if (!(await statement.isChecked())) await pressOn(page, statement, 'Space')
  await pressOn(page, button(popup, 'Continue'))
  await signedIn(somebody)
}

const befriendByKeys = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await typeInto(page, page.getByRole('textbox', { name: 'Search' }), ben.name)
  await pressOn(page, page.getByRole('list', { name: 'Results' }).getByRole('link', { name: new RegExp(ben.name) }))
  await pressOn(page, button(page, /^Add friend/))
  await pressOn(page, button(question(page), 'Add for 9 coins'))
  await expect(conversation(ann, ben)).toBeVisible()
  await accept(ben, ann)
}

const writeByKeys = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await typeInto(ann.page, conversation(ann, ben).getByRole('textbox', { name: 'Message' }), 'Hello by keys')
  await ann.page.keyboard.press('Enter')
  await expectTexts(ann, ben, ['Hello by keys'])
}

const callByKeys = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await pressOn(
    page,
    conversation(ann, ben)
      .getByRole('link', { name: new RegExp(ben.name) })
      .first(),
  )
  await pressOn(page, button(page.getByRole('main'), 'Video call'))
  const next = button(question(page), /^(Continue|Call now)$/)
  const end = button(page, 'Hang up')
  await expect(next.or(end).first()).toBeVisible()
  while (!(await end.isVisible())) {
    await pressOn(page, next)
    await expect(next.or(end).first()).toBeVisible()
  }
  await answer(ben)
  await expect(stage(ann, ben).getByRole('timer')).toBeVisible()
  await page.keyboard.press('m')
  await expect(stage(ben, ann)).toContainText(`${ann.name} is muted`)
  await pressOn(page, end)
  await pressOn(page, button(question(page), 'End call'))
  await pressOn(page, button(page.getByRole('dialog', { name: 'Your receipt' }), 'Done'))
}

const payByKeys = async ({ page }: Somebody): Promise<void> => {
  await pressOn(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }))
  await pressOn(page, page.getByRole('link', { name: /^Coins/ }).first())
  await pressOn(page, page.getByRole('radio', { checked: true }).first(), 'ArrowDown')
  await pressOn(page, button(page, 'Pay'))
  await expect(page.getByText('Sandbox').first()).toBeVisible()
  await pressOn(page, button(page, 'Pay'))
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
}

test('without a mouse: sign up, become friends, write, call and hang up, buy coins [PLUS-22]', async ({ open }) => {
  const [ann, ben] = [await open('Ann'), await signUp(await open('Ben'))]
  await test.step('sign up', () => signUpByKeys(ann))
  await test.step('become friends', () => befriendByKeys(ann, ben))
  await test.step('write', () => writeByKeys(ann, ben))
  await test.step('call and hang up', () => callByKeys(ann, ben))
  await test.step('the list of keys', async () => {
    await ann.page.keyboard.press('?')
    await expect(ann.page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await ann.page.keyboard.press('Escape')
    await expect(ann.page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden()
  })
  await test.step('buy coins', () => payByKeys(ann))
})
