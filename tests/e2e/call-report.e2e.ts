import { clean } from './support/axe'
import { answer, expectPictures, stage, startCall } from './support/call'
import { operate } from './support/operator'
import { befriend, openProfile } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser, settings: { snapshots: { perCall: 2, firstMs: 1_000, everyMs: 2_000 } } })

test('pictures in a call are announced once; a report ends the call, and the operator sees what there is [CALL-50, CALL-73, PLUS-4]', async ({
  open,
  product,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await openProfile(ann, ben)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)

  const notice = stage(ann, ben).getByText('this page takes a few small pictures of your camera')
  await expect(notice).toBeVisible()
  await clean(ann, 'the word about the pictures')
  await stage(ann, ben).getByRole('button', { name: 'OK, got it' }).click()
  await expect(notice).toBeHidden()

  await ann.page.keyboard.press('Shift')
  await stage(ann, ben).getByRole('button', { name: 'More' }).click()
  await ann.page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = ann.page.getByRole('dialog', { name: /^Report / })
  await dialog.getByRole('radio', { name: 'Harassment or hate' }).click()
  const seen = ann.page.waitForResponse((reply) => /upload_snapshots.*v_type=2/.test(reply.url()))
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(stage(ann, ben)).toBeHidden()
  await expect(stage(ben, ann)).toBeHidden()

  expect((await seen).status()).toBe(200)
  const kept = await operate(product, 'evidence', 'of', '1')
  const own = kept.filter(({ sentBy, shows }) => sentBy === shows)
  expect([own.length >= 2, kept.length - own.length]).toEqual([true, 1])
})
