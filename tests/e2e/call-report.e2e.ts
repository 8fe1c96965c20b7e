import { clean } from './support/axe'
import { answer, expectPictures, stage, startCall } from './support/call'
import { operate } from './support/operator'
import { befriend, openProfile } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser, settings: { snapshots: { perCall: 2, firstMs: 1_000, everyMs: 2_000 } } })

test('pictures in a call are announced once; a report ends the call, and the operator sees what there is [CALL-50, CALL-73, PLUS-4, SAFE-1, SAFE-8, SAFE-9]', async ({
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
  const seen = ann.page.waitForResponse((reply) => reply.url().includes('/account/v1/report_video'))
  await dialog.getByRole('button', { name: 'Harassment or hate' }).click()
  await expect(stage(ann, ben)).toBeHidden()
  await expect(stage(ben, ann)).toBeHidden()

  await ann.page.getByRole('button', { name: 'Add details' }).click()
  await dialog.getByRole('button', { name: 'Threats' }).click()
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('He shouted at me')
  await clean(ann, 'the details of a report')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Block/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  const [report] = await operate(product, 'reports', 'show', '1')
  expect(report).toMatchObject({ cause: 'harassment', reason: 620, says: 'He shouted at me' })

  expect((await seen).status()).toBe(200)
  const kept = await operate(product, 'evidence', 'of', '1')
  const own = kept.filter(({ sentBy, shows }) => sentBy === shows)
  expect([own.length >= 2, kept.length - own.length]).toEqual([true, 1])
})
