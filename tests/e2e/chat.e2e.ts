import type { Page } from '@playwright/test'
import { aPhoto } from '../builders/pictures'
import { conversation, expectTexts, log, openChat, say } from './support/chat'
import { befriend } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

const pair = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await Promise.all([signUp(ann), signUp(ben)])
  await befriend(ann, ben)
  await openChat(ben, ann)
}

/** Chooses a picture, looks at it and sends it. */
const sendPicture = async (page: Page, name: string): Promise<void> => {
  const buffer = Buffer.from(await aPhoto(1_200, 900))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Send a picture', exact: true }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
  const preview = page.getByRole('dialog', { name: 'Send this picture?' })
  await expect(preview.getByRole('img')).toBeVisible()
  await preview.getByRole('button', { name: 'Send picture' }).click()
  await expect(preview).toBeHidden()
}

const picture = (somebody: Somebody, other: Somebody) => log(somebody, other).getByRole('img', { name: 'Picture' })

const expectDrawn = (somebody: Somebody, other: Somebody) =>
  expect
    .poll(() =>
      picture(somebody, other).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true, true])

test('pictures go both ways once both have written, and stay after a reload [CHAT-68, CHAT-70, CHAT-72]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann', { size: PHONE }), await open('Ben')]
  await pair(ann, ben)
  const waiting = conversation(ann, ben).getByRole('button', { name: /You can send pictures after they reply$/ })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await say(ann, ben, 'Show me your view')
  await expectTexts(ben, ann, ['Show me your view'])
  await sendPicture(ben.page, 'view.jpg')
  await expect(picture(ann, ben)).toHaveCount(1)
  await sendPicture(ann.page, 'mine.jpg')
  await expectDrawn(ann, ben)
  await expectDrawn(ben, ann)
  await ann.page.reload()
  await expectDrawn(ann, ben)
  await ann.page.getByRole('button', { name: 'Open picture' }).first().click()
  await expect(ann.page.getByRole('dialog', { name: 'Picture' })).toBeVisible()
})

test('keys alone write, choose an emoji and reach the menu of a message [CHAT-63, CHAT-95]', async ({ open }) => {
  const [ann, ben] = [await open('Ann'), await open('Ben', { size: PHONE })]
  await pair(ann, ben)
  const { page } = ann
  const box = conversation(ann, ben).getByRole('textbox', { name: 'Message' })
  await box.focus()
  await page.keyboard.type('Hello ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Emoji' })).toBeFocused()
  await page.keyboard.press('Enter')
  const emoji = page.getByRole('group', { name: /^Emoji/ })
  await expect(emoji.getByRole('button')).toHaveCount(93)
  await emoji.getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('Hello 😃')
  await page.keyboard.press('Enter')
  await expectTexts(ben, ann, ['Hello 😃'])
  await log(ann, ben).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expectTexts(ann, ben, [])
  await expectTexts(ben, ann, ['Hello 😃'])
})

test('each message runs in its own direction, whatever the page’s is, and markup stays words', async ({ open }) => {
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  await pair(ann, ben)
  const mixed = 'مرحبا Ann, رقم 42!'
  await say(ann, ben, mixed)
  await say(ann, ben, 'English (then عربي).')
  await expectTexts(ben, ann, [mixed, 'English (then عربي).'])
  await say(ann, ben, '<img src=x onerror=alert(1)> https://example.com/a')
  await expect(log(ben, ann).locator('bdi').last()).toHaveText(/^\*+ https:\/\/example\.com\/a$/)
  const direction = (text: string) =>
    log(ben, ann)
      .locator('bdi')
      .filter({ hasText: text })
      .evaluate((one) => getComputedStyle(one).unicodeBidi)
  expect(await direction('42')).toMatch(/plaintext|isolate/)
  const link = log(ben, ann).getByRole('link', { name: 'https://example.com/a' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})
