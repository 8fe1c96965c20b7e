import type { Page } from '@playwright/test'
import { conversation, log, say } from './support/chat'
import { befriend } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE } from './support/somebody'
import { fillConversation } from './support/stored-messages'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search messages' })
const hits = (page: Page) => page.getByRole('list', { name: 'Messages that were found' }).getByRole('link')

test('a word of last year is found, and its message opened where it stands [PLUS-26]', async ({ open }) => {
  const [ann, ben] = [await open('Ann', { size: PHONE }), await open('Ben')]
  await Promise.all([signUp(ann), signUp(ben)])
  await befriend(ann, ben)
  await say(ann, ben, 'The Café by the river')
  await expect(log(ann, ben).getByText('Sent', { exact: true })).toBeVisible()
  await fillConversation(ann.page, {
    count: 600,
    kinds: [{ content: 'message #, and some more words' }, { content: 'رسالة رقم # وكلمات أخرى' }],
  })
  const { page } = ann
  await page.goto('/message')

  await field(page).fill('CAFE river')
  await expect(page.getByRole('status').filter({ hasText: '1 message found' })).toBeAttached()
  await expect(hits(page)).toHaveText([/You: The Café by the river/])
  await expect(hits(page).locator('mark')).toHaveText(['Café', 'river'])

  await field(page).fill('message 540')
  await expect(hits(page)).toHaveCount(1)
  await field(page).press('ArrowDown')
  await page.keyboard.press('Enter')
  const found = log(ann, ben).locator('[data-index]').filter({ hasText: 'message 540, and' })
  await expect(found).toBeInViewport()
  await expect(found).toBeFocused()
  await expect(log(ann, ben).getByText('message 542, and')).toBeInViewport()

  await page.goBack()
  await expect(field(page)).toHaveValue('message 540')
  await field(page).press('Escape')
  await expect(page.getByRole('list', { name: 'Messages', exact: true })).toBeVisible()
})

test('what comes in while somebody searches is found, and nothing of the one who was signed in before [PLUS-26, PLUS-15]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  await Promise.all([signUp(ann), signUp(ben)])
  await befriend(ann, ben)
  await expect(conversation(ann, ben)).toBeVisible()
  await ben.page.goto('/message')
  await field(ben.page).fill('secret')
  await expect(ben.page.getByText('Nothing found').first()).toBeVisible()
  await say(ann, ben, 'This is a secret')
  await expect(hits(ben.page)).toHaveCount(1)
  await expect(hits(ben.page).locator('mark')).toHaveText(['secret'])
})
