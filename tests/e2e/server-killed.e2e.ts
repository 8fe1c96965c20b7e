import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { answer, expectPictures, hangUp, stage, startCall } from './support/call'
import { expectTexts, log, openChat, say } from './support/chat'
import { befriend, expectCoins, openProfile } from './support/people'
import { expect, test } from './support/product'
import type { Somebody } from './support/somebody'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser })

/** The gateway has heard from each of them: what is talked from here on counts. */
const heardFrom = (...people: readonly Somebody[]): Promise<unknown> =>
  Promise.all(
    people.map(({ page }) =>
      page.waitForResponse((response) => response.url().endsWith(callsCalls.lease.path) && response.ok()),
    ),
  )

test('a chat goes on after the server was killed: everything once, in order [PLUS-17, CHAT-53]', async ({
  open,
  product,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await say(ann, ben, 'Before')
  await openChat(ben, ann)
  await expectTexts(ben, ann, ['Before'])
  await product.kill9()
  await say(ann, ben, 'While it was')
  await say(ann, ben, 'dead')
  await expect(log(ann, ben).getByText('Sending')).toHaveCount(2)
  await product.start()
  const all = ['Before', 'While it was', 'dead']
  await expect.poll(() => log(ben, ann).innerText(), { timeout: 40_000 }).toContain('dead')
  await expectTexts(ben, ann, all)
  await expectTexts(ann, ben, all)
  await say(ben, ann, 'I am here')
  await expectTexts(ann, ben, [...all, 'I am here'])
})

test('a call goes on while the server is killed and started again, and is billed once [PLUS-19, CALL-63]', async ({
  open,
  product,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await openProfile(ann, ben)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  await product.kill9()
  await expectPictures(ann, ben)
  await product.start()
  await heardFrom(ann, ben)
  await expectPictures(ann, ben)
  await expect(stage(ann, ben)).toBeVisible()
  await hangUp(ann)
  const receipt = ann.page.getByRole('dialog', { name: 'Your receipt' })
  await expect(receipt).toContainText('Minutes billed1', { timeout: 20_000 })
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(stage(ben, ann)).toBeHidden({ timeout: 30_000 })
  await expectCoins(ann, 91)
})
