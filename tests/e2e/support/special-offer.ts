import { expect, type Locator, type Page } from '@playwright/test'

/** The line of the limited offer: once it is known, it is shown with the next thing that somebody does. */
export const specialOffer = async (page: Page): Promise<Locator> => {
  const line = page.getByRole('region', { name: 'Special offer' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(line).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  return line
}
