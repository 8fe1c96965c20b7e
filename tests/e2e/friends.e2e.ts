import type { Page } from '@playwright/test'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { conversation, say } from './support/chat'
import { befriend, goHome, openProfile, question } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

const more = async ({ page }: Somebody, name: string, entry: string): Promise<void> => {
  await page
    .getByRole('button', { name: `More about ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const openFriends = async (somebody: Somebody): Promise<void> => {
  await goHome(somebody)
  await somebody.page
    .getByRole('main')
    .getByRole('link', { name: /^Friends/ })
    .click()
  await expect(somebody.page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible()
}

const rename = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await say(ann, ben, 'Hello')
  await openFriends(ann)
  await more(ann, ben.name, 'Rename')
  await page.getByRole('textbox', { name: 'Name for you only' }).fill('My pianist')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Friends' }).getByRole('link', { name: /My pianist/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Messages/ })
    .click()
  await expect(page.getByRole('link', { name: /My pianist/ })).toBeVisible()
}

/** What is done shows at once; a reload would cut what has not been told yet. */
const told = (page: Page, path: string): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().includes(path))

const favourite = async (ann: Somebody): Promise<void> => {
  await openFriends(ann)
  const kept = told(ann.page, friendsCalls.favor.path)
  await more(ann, 'My pianist', 'Add to favorites')
  const favorites = ann.page.getByRole('list', { name: 'Favorites' })
  await expect(favorites.getByRole('link', { name: /My pianist/ })).toBeVisible()
  await kept
  await ann.page.reload()
  await expect(favorites.getByRole('link', { name: /My pianist/ })).toBeVisible()
}

const remind = async (ann: Somebody): Promise<void> => {
  const { page } = ann
  await page.getByRole('button', { name: 'Online reminders' }).click()
  const toggle = page.getByRole('switch', { name: 'Tell me when My pianist is online' })
  await expect(toggle).not.toBeChecked()
  const kept = told(page, friendsCalls.changeOnlineRemind.path)
  await toggle.click()
  await expect(page.getByText('1 reminder is on')).toBeVisible()
  await kept
  await page.reload()
  await expect(toggle).toBeChecked()
}

const block = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await page.getByRole('button', { name: 'Back' }).click()
  await more(ann, 'My pianist', 'Block')
  await question(page).getByRole('button', { name: 'Block' }).click()
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Messages/ })
    .click()
  await expect(page.getByRole('link', { name: /My pianist/ })).toBeHidden()
  await openFriends(ben)
  await expect(ben.page.getByText('No friends yet')).toBeVisible()
}

const unblock = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: 'Blocked people' }).click()
  await page.getByRole('button', { name: ben.name }).click()
  await question(page).getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Nobody is blocked')).toBeVisible()
  await openProfile(ann, ben)
  await expect(page.getByRole('button', { name: /^Add friend.*9 coins/ })).toBeVisible()
}

const report = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await more(ann, ben.name, 'Report')
  const dialog = page.getByRole('dialog', { name: `Report ${ben.name}` })
  await dialog.getByRole('button', { name: 'Harassment or hate' }).click()
  await expect(dialog.getByText('Your report is with our team.')).toBeVisible()
  await page.keyboard.press('Escape')
}

test('friends on two phones: named, kept, reminded of, blocked and let again [FRND-2, FRND-31, FRND-35, FRND-38, FRND-40, FRND-42, FRND-45]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann', { size: PHONE }), await open('Ben', { size: PHONE })]
  await test.step('sign up and become friends', async () => {
    await signUp(ann)
    await signUp(ben)
    await goHome(ben)
    await befriend(ann, ben)
    await expect(conversation(ann, ben)).toBeVisible()
  })
  await test.step('another name in list and chat', () => rename(ann, ben))
  await test.step('a favourite', () => favourite(ann))
  await test.step('a reminder', () => remind(ann))
  await test.step('block', () => block(ann, ben))
  await test.step('unblock', () => unblock(ann, ben))
  await test.step('report', () => report(ann, ben))
})
