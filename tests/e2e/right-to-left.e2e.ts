import { expect, test } from './support/product'
import { DESKTOP, PHONE } from './support/somebody'

for (const [title, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`Arabic mirrors the first screen and the popup on a ${title} [I18N-3, PLUS-23]`, async ({ open }) => {
    const { page } = await open('Layla', { size, locale: 'ar' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعرّف على أشخاص جدد وجهًا لوجه.')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wider).toBe(false)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const foreign = page
      .getByRole('dialog')
      .getByText(/[A-Za-z]{4,}/)
      .filter({ hasNotText: 'Visavis' })
    await expect(foreign).toHaveCount(0)
  })
}
