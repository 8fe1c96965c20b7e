import type { Locator } from '@playwright/test'
import { say } from './support/chat'
import { addFriend, goHome, question } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

const panel = ({ page }: Somebody): Locator => page.getByRole('list', { name: 'Messages' })

const openPanel = async (somebody: Somebody): Promise<void> => {
  await goHome(somebody)
  await somebody.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Messages$/ })
    .click()
}

/** A finger rests on the row until the menu is there. */
const pressLong = async ({ page }: Somebody, row: Locator): Promise<void> => {
  const box = await row.boundingBox()
  const at = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 30 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.getByRole('menu')).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const choose = async (somebody: Somebody, row: Locator, item: string): Promise<void> => {
  await pressLong(somebody, row)
  await somebody.page.getByRole('menuitem', { name: item }).click()
}

test('requests in one entry, a tip, favourites and deletion on a phone [CHAT-2, CHAT-4, CHAT-6, CHAT-14, CHAT-15, CHAT-90]', async ({
  open,
}) => {
  const ann = await signUp(await open('Ann', { size: PHONE }))
  const [ben, cem] = [await signUp(await open('Ben')), await signUp(await open('Cem'))]
  await addFriend(ben, ann)
  await addFriend(cem, ann)
  await openPanel(ann)
  await panel(ann)
    .getByRole('link', { name: /New friend requests/ })
    .click()
  await ann.page.getByRole('button', { name: `Accept ${ben.name}` }).click()
  // By the keyboard: the word that the first one is a friend now lies over the second one for a while.
  await ann.page.getByRole('button', { name: `Decline ${cem.name}` }).press('Enter')
  await expect(ann.page.getByText('No requests are waiting')).toBeVisible()

  await goHome(ann)
  await say(ben, ann, 'Hello Ann')
  await ann.page.getByRole('button', { name: `${ben.name} Hello Ann` }).click()
  await expect(ann.page.getByRole('region', { name: ben.name })).toContainText('Hello Ann')

  await openPanel(ann)
  const row = panel(ann).getByRole('listitem').filter({ hasText: ben.name })
  await choose(ann, row, 'Add to favorites')
  await expect(row.getByRole('img', { name: 'Favorite', exact: true })).toBeAttached()
  await ann.page.getByRole('switch', { name: 'Favorites only' }).click()
  await expect(panel(ann).getByRole('listitem')).toHaveCount(1)
  await choose(ann, row, 'Delete')
  await question(ann.page).getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await ann.page.reload()
  await expect(ann.page.getByRole('link', { name: 'Friends' })).toBeVisible()
  await expect(panel(ann).getByRole('link', { name: new RegExp(ben.name) })).toBeHidden()
  expect([...ann.faults, ...ben.faults, ...cem.faults]).toEqual([])
})
