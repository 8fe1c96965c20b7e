import type { Page } from '@playwright/test'
import { clean } from './support/axe'
import { expect, test } from './support/product'
import { dialog, enterCode, enterPassword, mailTo, supplyInfo } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

const wall = (page: Page) => page.getByRole('list', { name: 'People on the wall' })
const faces = (page: Page) => wall(page).getByRole('link')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** The popup is open: the rest of the way in. */
const comeIn = async (somebody: Somebody): Promise<void> => {
  const popup = dialog(somebody.page)
  await popup.getByRole('button', { name: 'Continue with e-mail' }).click()
  await popup.getByRole('textbox', { name: 'E-mail' }).fill(somebody.email)
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
  await enterCode(somebody, (await mailTo(somebody)).code)
  await enterPassword(somebody)
  await supplyInfo(somebody)
  await expect(popup).toBeHidden()
}

/** Pages of the wall that were asked for, by the place they begin at; '' for the first. */
const asked = (page: Page): readonly string[] => {
  const places: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/camcam/wall')) places.push(url.searchParams.get('after') ?? '')
  })
  return places
}

for (const [title, size, columns] of [
  ['phone', PHONE, 2],
  ['desktop', DESKTOP, 6],
] as const)
  test(`a visitor on a ${title} looks at the wall, signs up for a face, and finds the place again after each profile [MTCH-2, MTCH-6, MTCH-7, MTCH-9, SHELL-4, SHELL-79]`, async ({
    open,
  }) => {
    const ann = await open('Ann', { size })
    const { page } = ann
    const pages = asked(page)
    await page.goto('/wall')
    await expect(page.getByText('Tap a face to see more')).toBeVisible()
    await expect(faces(page).first()).toBeVisible()
    await faces(page).first().click()
    await comeIn(ann)
    await expect(page).toHaveURL(/\/wall$/)
    await expect(
      wall(page)
        .getByRole('button', { name: /^Video call with .*coins a minute$/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Tap a face to see more')).toBeHidden()
    await clean(ann, 'the wall')

    const [one, two] = [await faces(page).nth(0).boundingBox(), await faces(page).nth(columns).boundingBox()]
    expect([two?.x, (two?.y ?? 0) > (one?.y ?? 0)]).toEqual([one?.x, true])

    await faces(page).first().focus()
    const tile = wall(page).getByRole('listitem').first()
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(tile).not.toHaveAttribute('aria-setsize', '-1', { timeout: 2_000 })
    }).toPass()
    expect(pages.length).toBeGreaterThan(1)
    await page.keyboard.press('End')
    const face = page.locator(`[data-tile="${Number(await tile.getAttribute('aria-setsize')) - 1}"]`)
    await expect(face).toBeFocused()
    const place = await face.boundingBox()
    await face.press('Enter')
    await expect(page).toHaveURL(/\/profile\/\d+$/)
    await page.goBack()
    await expect.poll(async () => (await face.boundingBox())?.y).toBeCloseTo(place?.y ?? -1, 0)
    expect(pages.filter((after) => after === '')).toHaveLength(1)

    await tab(page, 'Singing').click()
    await expect(tab(page, 'Singing')).toHaveAttribute('aria-selected', 'true')
    await expect(faces(page).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Sweden' }).click()
    await expect(page.getByText('Nobody here right now')).toBeVisible()
    await page.getByRole('button', { name: 'Show everybody' }).click()
    await expect(faces(page).first()).toBeVisible()
  })
