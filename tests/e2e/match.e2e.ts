import type { Page } from '@playwright/test'
import { clean } from './support/axe'
import { expectPictures, hangUp, remoteFrames } from './support/call'
import { expect, test } from './support/product'
import { PHONE, type Somebody } from './support/somebody'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser, settings: { matching: { freePerDay: 1, perDay: 2, price: 5, repeatMs: 0 } } })

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

const start = async ({ page }: Somebody): Promise<void> => {
  await button(page, 'Start matching').click()
  await expect(page).toHaveURL(/\/(matching|matchCall)$/)
}

const talk = async (...people: readonly Somebody[]): Promise<void> => {
  for (const { page } of people) await expect(button(page, 'Show')).toBeVisible()
  for (const { page } of people) expect(await remoteFrames(page)).toBe(0)
  for (const { page } of people) await button(page, 'Show').click()
  await expectPictures(...people)
}

test('two strangers: search, consent, talk, like, friends, next, and the limit of the day [MTCH-1, MTCH-4, MTCH-10, MTCH-12, MTCH-13, MTCH-22, MTCH-27, MTCH-29, MTCH-31, MTCH-33, MTCH-34, MTCH-35, PLUS-11, SHELL-49]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann', { size: PHONE }), await open('Ben')]
  await Promise.all([signUp(ann), signUp(ben)])

  await test.step('a search begins with the own camera and a price, and a reload ends it', async () => {
    await Promise.all([ann, ben].map(({ page }) => page.goto('/search')))
    await expect(ann.page.getByLabel('Your own picture')).toBeVisible()
    await expect(ann.page.getByText('1 free match left today')).toBeVisible()
    await clean(ann, 'search page')
    await start(ann)
    await expect(ann.page.getByRole('timer')).toBeVisible()
    await clean(ann, 'matching')
    await ann.page.reload()
    await expect(ann.page).toHaveURL(/\/$/)
  })
  await test.step('both are covered until both have tapped Show', async () => {
    await ann.page.goto('/search')
    await start(ben)
    await start(ann)
    await talk(ann, ben)
  })
  await test.step('both like, both add: they are friends', async () => {
    await button(ann.page, /^Like/).click()
    await button(ben.page, /^Like/).click()
    await expect(ben.page.getByText('You like each other')).toBeVisible()
    await button(ann.page, /^Add friend/).click()
    await expect(button(ann.page, 'Requested')).toBeVisible()
  })
  await test.step('the next one: the other side hears of it and may go on at a price', async () => {
    await button(ann.page, /^Next/).click()
    await expect(ann.page).toHaveURL(/\/matching$/)
    await expect(ben.page.getByRole('heading', { name: 'They have left' })).toBeVisible()
    await expect(ben.page.getByText('5 coins').first()).toBeAttached()
    await start(ben)
    await talk(ann, ben)
    await hangUp(ben)
  })
  await test.step('after the last match of the day there is a countdown', async () => {
    await expect(ben.page).toHaveURL(/\/search$/)
    await button(ben.page, 'Start matching').click()
    await expect(ben.page).toHaveURL(/\/match$/)
    await expect(ben.page.getByRole('alert')).toHaveText(
      'You cannot match any more LiveCam users today. Your free quota will be reset when the countdown timer has elapsed.',
    )
    await expect(ben.page.getByRole('timer')).toHaveText(/\d+h \d+m \d+s/)
    await clean(ben, 'limit of the day')
    await button(ben.page, 'Got it').click()
    const tip = (await ben.context.cookies()).find(({ name }) => name === 'matchTipHidden')
    expect(Math.round(((tip?.expires ?? 0) - Date.now() / 1_000) / 3_600)).toBe(24)
  })
})
