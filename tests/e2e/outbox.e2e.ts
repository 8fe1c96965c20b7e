import { clean } from './support/axe'
import { expect, test } from './support/product'
import { enterEmail } from './support/sign-in'

test('the outbox of local mode shows a mail that comes, without being loaded anew', async ({ open }) => {
  const [reader, ann] = [await open('Reader'), await open('Ann')]
  await reader.page.goto('/outbox')
  await expect(reader.page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await ann.page.goto('/')
  await enterEmail(ann)
  await expect(reader.page.getByRole('listitem').filter({ hasText: ann.email })).toHaveCount(1)
  await clean(reader, 'an outbox with a mail')
})
