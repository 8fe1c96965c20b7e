import type { Page } from '@playwright/test'
import { clean } from './support/axe'
import { expect, test } from './support/product'
import { dialog, enterCode, enterPassword, mailTo, signUp, supplyInfo } from './support/sign-in'
import { PHONE } from './support/somebody'

/** What moves by a style sheet right now; a fade of a few frames is none, and what only waits does not move. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map((each) => (each as CSSAnimation).animationName),
  )

const path = (page: Page): string => new URL(page.url()).pathname

test('somebody who was sent to the landing page reads, signs up and is home; nothing moves for who wants no motion [SHELL-30, SHELL-31, PLUS-27]', async ({
  open,
}) => {
  const cleo = await open('Cleo', { size: PHONE })
  const { page } = cleo
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/landings/p1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good company is one call away.')
  await clean(cleo, 'landing')
  expect(await moving(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign up free' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  await page.goBack()
  await expect(dialog(page).getByRole('button', { name: 'Continue with e-mail' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(cleo.email)
  await dialog(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await enterCode(cleo, (await mailTo(cleo)).code)
  await enterPassword(cleo)
  await supplyInfo(cleo)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: /^Coins/ }).first()).toBeVisible()
  expect(await moving(page)).toEqual([])
})

test('links open where they lead, and going back closes the uppermost layer first [SHELL-26, SHELL-27, SHELL-37, SHELL-39, SHELL-87]', async ({
  open,
}) => {
  const dora = await open('Dora')
  const { page } = dora
  await signUp(dora)
  await page.goto('/gb/nowhere')
  await expect.poll(() => path(page)).toMatch(/^\/gb\/?$/)
  await page.goto('/gb/LivCam-about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'About Visavis' })).toBeVisible()
  await clean(dora, 'about')
  await page.getByRole('link', { name: 'Customer service' }).click()
  await expect(page.getByText(/To reach us, write to/)).toBeVisible()
  expect(path(page)).toBe('/gb/message/IMMessageSession/-2')

  await page.getByRole('link', { name: 'Wall' }).click()
  await expect.poll(() => path(page)).toBe('/gb/wall')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(path(page)).toBe('/gb/wall')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: 'Blocked people' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked people' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/gb/wall')
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/gb/message/IMMessageSession/-2')

  const terms = encodeURIComponent(`${new URL(page.url()).origin}/html/term.html`)
  await page.goto(`/zhushou?url=${terms}`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/zhushou?url=${encodeURIComponent('https://pages.example/x')}`)
  await expect(page.getByText('This page cannot be shown here')).toBeVisible()
  expect(page.frames()).toHaveLength(1)
})

test('the first screen of a low window is the same after the landing page [SHELL-30]', async ({ open }) => {
  const { page } = await open('Gus', { size: { width: 1000, height: 600 } })
  const line = (): Promise<readonly string[]> =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { fontSize, maxInlineSize } = getComputedStyle(heading)
      return [heading.textContent, fontSize, maxInlineSize]
    })
  await page.goto('/')
  let first: readonly string[] = []
  // A heading that the program has just taken the place of has no size any more.
  await expect.poll(async () => (first = await line())[1]).toMatch(/px$/)
  await page.goto('/landings/p1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good company is one call away.')
  await page.evaluate(() => history.pushState(null, '', '/'))
  await expect.poll(line).toEqual(first)
})
