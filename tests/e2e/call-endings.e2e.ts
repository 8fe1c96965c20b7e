import { answer, expectPictures, startCall } from './support/call'
import { conversation, log } from './support/chat'
import { befriend, expectCoins, goHome, openProfile } from './support/people'
import { expect, test, type Open } from './support/product'
import type { Somebody } from './support/somebody'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser, settings: { calls: { ringMs: 4_000 } } })

const friends = async (open: Open): Promise<readonly [Somebody, Somebody]> => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await openProfile(ann, ben)
  return [ann, ben]
}

const silent = async (...people: readonly Somebody[]): Promise<void> => {
  for (const { page } of people) {
    await expect(page.getByRole('button', { name: 'Answer' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Hang up' })).toBeHidden()
  }
}

const openedChat = async (somebody: Somebody, other: Somebody): Promise<void> => {
  await somebody.page.getByRole('link', { name: 'Message', exact: true }).click()
  await expect(conversation(somebody, other)).toBeVisible()
}

test('declined: both fall silent, nothing is charged, the chat says so [CALL-43, CALL-61, CALL-9]', async ({
  open,
}) => {
  const [ann, ben] = await friends(open)
  await startCall(ann)
  await ben.page.getByRole('button', { name: 'Decline' }).click()
  await expect(ann.page.getByText('The call was declined')).toBeVisible()
  await silent(ann, ben)
  await openedChat(ann, ben)
  await expect(log(ann, ben)).toContainText('No answer')
  await expectCoins(ann, 111)
})

test('cancelled by the caller: it stops ringing on the other side [CALL-43, CALL-61]', async ({ open }) => {
  const [ann, ben] = await friends(open)
  await startCall(ann)
  await expect(ben.page.getByRole('button', { name: 'Answer' })).toBeVisible()
  await ann.page.getByRole('button', { name: 'Hang up' }).click()
  await expect(ben.page.getByText('The call was cancelled')).toBeVisible()
  await silent(ann, ben)
  await expectCoins(ann, 111)
})

test('not answered: it ends by itself on both sides [CALL-44, CALL-62]', async ({ open }) => {
  const [ann, ben] = await friends(open)
  await startCall(ann)
  await expect(ben.page.getByRole('button', { name: 'Answer' })).toBeVisible()
  await expect(ann.page.getByText('No answer', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await silent(ann, ben)
  await expectCoins(ann, 111)
})

test('somebody who talks is busy for others [CALL-30, CALL-38]', async ({ open }) => {
  const [ann, ben] = await friends(open)
  const eve = await signUp(await open('Eve'))
  await goHome(ben)
  await befriend(eve, ben)
  await openProfile(eve, ben)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  await startCall(eve, eve.page.getByText('The user is busy. Try again later!'))
  await expect(eve.page.getByText('Nothing was charged.')).toBeVisible()
})
