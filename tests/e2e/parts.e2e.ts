import { expect, test } from './support/product'
import { signUp } from './support/sign-in'

test('a part that is asked for while the server starts again comes by itself [SHELL-88]', async ({ open }) => {
  const { page, product } = await signUp(await open('Ann'))
  await page.waitForLoadState('networkidle')
  await product.end()
  const refused: string[] = []
  page.on('requestfailed', (request) => refused.push(request.url()))
  await page.getByRole('button', { name: 'Settings' }).click()
  const twice = () => refused.some((url, at) => url.includes('/assets/') && refused.indexOf(url) < at)
  await expect.poll(twice, { message: 'a file asked for again' }).toBe(true)
  await product.start()
  await expect(page.getByRole('menuitem', { name: 'Community guidelines' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
})
