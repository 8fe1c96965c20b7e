import type { Page } from '@playwright/test'
import { clean } from './support/axe'
import { wholeBrowser } from './support/browsers'
import { answer, expectPictures, stage, startCall } from './support/call'
import { conversation, expectTexts, openChat, say } from './support/chat'
import { befriend, openProfile } from './support/people'
import { expect, test } from './support/product'
import { PHONE, type Somebody } from './support/somebody'
import { signUp } from './support/sign-in'

test.use({ launchOptions: wholeBrowser })

/** Moves, so that the controls stand. */
const wake = (page: Page): Promise<void> => page.mouse.move(180 + (Date.now() % 20), 300)

const control = (somebody: Somebody, name: RegExp | string) =>
  somebody.page.getByRole('group', { name: 'Call controls' }).getByRole('button', { name })

/** All that is pressed stands inside the window, and nothing lies over it. */
const expectInReach = async ({ page }: Somebody): Promise<void> => {
  await wake(page)
  const hidden = await page.getByRole('group', { name: 'Call controls' }).evaluate((bar) =>
    [...bar.querySelectorAll('button')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        return !inside || !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
      .map((button) => button.ariaLabel),
  )
  expect(hidden).toEqual([])
}

test('a call on a phone and a desktop: chat beside it, keys, report, a window of its own [PLUS-22, PLUS-25, CALL-50]', async ({
  open,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben', { size: PHONE }))]
  await befriend(ann, ben)
  await openChat(ben, ann)
  await openProfile(ann, ben)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  await expect(control(ann, 'Send a gift')).toBeVisible()
  for (const one of [ann, ben]) {
    await expectInReach(one)
    await clean(one, `call at ${one.name}`)
  }

  await test.step('a message waits at its button, although the page behind shows the conversation', async () => {
    await control(ann, 'Chat').click()
    await say(ann, ben, 'Can you hear me?')
    await expect(control(ben, 'Chat, 1 unread')).toBeVisible()
    await wake(ben.page)
    await clean(ben, 'a message waits')
    await control(ben, 'Chat, 1 unread').click()
    await expectTexts(ben, ann, ['Can you hear me?'])
    await expect(control(ben, 'Chat')).toHaveAccessibleName('Chat')
    await expectInReach(ben)
    await clean(ben, 'chat in a call')
  })
  await test.step('letters are typed there; Escape leads back, and there they are keys', async () => {
    const box = conversation(ann, ben).getByRole('textbox', { name: 'Message' })
    await box.fill('')
    await box.press('m')
    await expect(box).toHaveValue('m')
    await box.press('Escape')
    await expect(conversation(ann, ben)).toBeHidden()
    await expect(control(ann, 'Chat')).toBeFocused()
    await ann.page.keyboard.press('m')
    await expect(stage(ben, ann)).toContainText(`${ann.name} is muted`)
    await ann.page.keyboard.press('m')
  })
  await test.step('the picture shows in a window of its own, and comes back', async () => {
    const inWindow = () => ann.page.evaluate(() => document.pictureInPictureElement?.getAttribute('aria-label') ?? null)
    await control(ann, 'More').click()
    await ann.page.getByRole('menuitem', { name: 'Picture in picture' }).click()
    await expect.poll(inWindow).toBe(`Picture of ${ben.name}`)
    await wake(ann.page)
    await control(ann, 'More').click()
    await ann.page.getByRole('menuitem', { name: 'Close the small window' }).click()
    await expect.poll(inWindow).toBeNull()
  })
  await test.step('a report lies over the call', async () => {
    await control(ann, 'More').click()
    await ann.page.getByRole('menuitem', { name: 'Report' }).click()
    const report = ann.page.getByRole('dialog', { name: `Report ${ben.name}` })
    await expect(report.getByRole('button', { name: 'Harassment or hate' })).toBeVisible()
    await clean(ann, 'report in a call')
    await ann.page.keyboard.press('Escape')
    await expect(report).toBeHidden()
  })
})
