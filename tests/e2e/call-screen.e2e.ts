import type { Page } from '@playwright/test'
import { clean } from './support/axe'
import { wholeBrowser } from './support/browsers'
import { answer, expectPictures, hangUp, stage, startCall } from './support/call'
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

/** Lets `sendPictures` reach the connections of this browser; for pages that are not open yet. */
const holdPictures = ({ context }: Somebody): Promise<unknown> =>
  context.addInitScript(() => {
    const all: RTCPeerConnection[] = []
    Object.assign(window, { connections: all })
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(given?: RTCConfiguration) {
        super(given)
        all.push(this)
      }
    }
  })

/** The camera stays on; what it sees goes out or gets lost. */
const sendPictures = ({ page }: Somebody, active: boolean): Promise<unknown> =>
  page.evaluate(async (on) => {
    const { connections } = window as unknown as { readonly connections: readonly RTCPeerConnection[] }
    const senders = connections.flatMap((one) => one.getSenders()).filter(({ track }) => track?.kind === 'video')
    for (const sender of senders) {
      const { encodings, ...rest } = sender.getParameters()
      await sender.setParameters({ ...rest, encodings: encodings.map((one) => ({ ...one, active: on })) })
    }
  }, active)

/** What the window of the browser shows, by its dark corner and its bright letters. */
const windowIs = ({ page }: Somebody): Promise<'picture' | 'words' | 'nothing'> =>
  page.evaluate(() => {
    const video = document.pictureInPictureElement
    const ground = new OffscreenCanvas(320, 180).getContext('2d')
    if (!(video instanceof HTMLVideoElement) || ground === null || video.readyState < 2) return 'nothing'
    ground.drawImage(video, 0, 0, 320, 180)
    const { data } = ground.getImageData(0, 0, 320, 180)
    const isDark = (data[0] ?? 255) + (data[1] ?? 255) + (data[2] ?? 255) < 90
    const bright = data.filter((_, at) => at % 4 === 1 && (data[at] ?? 0) > 200).length
    return isDark && bright > 100 && bright < 20_000 ? 'words' : 'picture'
  })

test('a call on a phone and a desktop: chat beside it, keys, report, a window of its own that is covered with the call [PLUS-8, PLUS-22, PLUS-25, CALL-50, CHAT-23]', async ({
  open,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await open('Ben', { size: PHONE })]
  await holdPictures(ben)
  await signUp(ben)
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
    await expect.poll(() => windowIs(ann), 'the picture').toBe('picture')
    await sendPictures(ben, false)
    await expect(stage(ann, ben)).toContainText('The connection is interrupted')
    await expect.poll(() => windowIs(ann), 'while it is interrupted').toBe('words')
    await sendPictures(ben, true)
    await expect.poll(() => windowIs(ann), 'and when it is over').toBe('picture')
    await expect(stage(ann, ben)).not.toContainText('The connection is interrupted')
    await expectPictures(ann)
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
  await test.step('it ends while the chat is open in it: the conversation behind it is there', async () => {
    await expect(conversation(ben, ann).getByRole('textbox', { name: 'Message' })).toBeVisible()
    await hangUp(ann)
    await expect(stage(ben, ann)).toBeHidden()
    await ben.page.keyboard.press('Escape')
    await expectTexts(ben, ann, ['Can you hear me?'])
    await expect(conversation(ben, ann).getByRole('textbox', { name: 'Message' })).toBeVisible()
  })
})
