import { answer, expectPictures, ringing, startCall } from './support/call'
import { befriend, openProfile } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import type { Somebody } from './support/somebody'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser })

const offer = (somebody: Somebody) => ringing(somebody, /is still on$/)

test('a reload in the middle of a talk: entered again, let go, and both hang up at once [CALL-68, CALL-69, CALL-43, CALL-30]', async ({
  open,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await openProfile(ann, ben)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)

  await ann.page.reload()
  await expect(offer(ann)).toContainText('/min')
  await offer(ann).getByRole('button', { name: 'Rejoin' }).click()
  await expectPictures(ann, ben)

  await ben.page.reload()
  await expect(offer(ben)).not.toContainText('/min')
  await offer(ben).getByRole('button', { name: 'End call' }).click()
  await expect(ann.page.getByText('The other person hung up')).toBeVisible()
  await ann.page.getByRole('button', { name: 'Done' }).click()
  await ben.page.getByRole('button', { name: 'Done' }).click()

  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  const endings = [ann, ben].map(({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'End call' }))
  for (const [at, { page }] of [ann, ben].entries()) {
    await page.getByRole('button', { name: 'Hang up' }).click()
    await expect(endings[at] ?? page.locator('nowhere')).toBeVisible()
  }
  // The slower one may find that it is over already: its question goes away with the call.
  await Promise.allSettled(endings.map((button) => button.click({ timeout: 5_000 })))
  for (const { page } of [ann, ben]) {
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Hang up' })).toBeHidden()
  }
})
