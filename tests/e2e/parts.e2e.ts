import { expect, test } from './support/product'
import { signUp } from './support/sign-in'

test('a part that is asked for while the server starts again comes by itself [SHELL-88]', async ({ open }) => {
  const ann = await open('Ann')
  const { page, product } = ann
  const missing: string[] = []
  page.on('response', (answer) => (answer.status() === 404 ? missing.push(answer.url()) : undefined))
  await signUp(ann)
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
  expect(missing).toEqual([])
})
