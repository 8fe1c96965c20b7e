import { expect, type Locator, type Page } from '@playwright/test'
import { makeFriends } from './member'
import { PHONE, type Somebody } from './somebody'

export const isPhone = (page: Page): boolean => page.viewportSize()?.width === PHONE.width

/** A question that wants an answer. */
export const question = (page: Page): Locator => page.getByRole('alertdialog')

/** The own home; within the product where a way leads there. */
export const goHome = async ({ page }: Somebody): Promise<void> => {
  const way = page.getByRole('link', { name: 'Discover' })
  await ((await way.isVisible()) ? way.click() : page.goto('/'))
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
}

/** The balance as the person sees it on the home page. */
export const expectCoins = async (somebody: Somebody, coins: number): Promise<void> => {
  const { page } = somebody
  await goHome(somebody)
  await expect(page.getByRole('link', { name: /^Coins/ })).toHaveAccessibleName(`Coins ${coins}`)
}

export const search = async ({ page }: Somebody, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Search' }).fill(text)
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toBeVisible()
}

/** Finds somebody from the home page and opens their profile. */
export const openProfile = async (somebody: Somebody, other: Somebody): Promise<void> => {
  await goHome(somebody)
  await search(somebody, other.name)
  await somebody.page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: new RegExp(other.name) })
    .click()
  await expect(somebody.page.getByRole('heading', { level: 1, name: new RegExp(other.name) })).toBeVisible()
}

/** Asks from the profile; it costs 9 coins, and the conversation opens. */
export const addFriend = async (somebody: Somebody, other: Somebody): Promise<void> => {
  const { page } = somebody
  await openProfile(somebody, other)
  await page.getByRole('button', { name: /^Add friend/ }).click()
  await question(page).getByRole('button', { name: 'Add for 9 coins' }).click()
  await expect(page.getByRole('region', { name: other.name })).toBeVisible()
}

/** The other side, on its home page. */
export const accept = async ({ page }: Somebody, other: Somebody): Promise<void> => {
  const requests = page.getByRole('list', { name: 'Friend requests' })
  const request = requests.getByRole('listitem').filter({ hasText: other.name })
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(request).toBeHidden()
}

/** They are friends, for 9 coins of the one who asked, who is then in the conversation; how one becomes friends is not shown. */
export const befriend = async (somebody: Somebody, other: Somebody): Promise<void> => {
  const { page } = somebody
  const friend = await makeFriends(somebody, other)
  await page.evaluate((to) => history.pushState(null, '', to), `/message/IMMessageSession/${friend}`)
  await expect(page.getByRole('region', { name: other.name }).getByRole('button', { name: 'Video call' })).toBeVisible()
}

export const signOut = async ({ page }: Somebody): Promise<void> => {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Sign out' }).click()
  } else {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await question(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
}
