import type { Scene } from '../kinds'
import { chatWithBen, failing, pressing, steps } from '../steps'

/** Messages and friends. */
export const chatScenes: readonly Scene[] = [
  { name: 'messages', as: 'ann', path: '/message' },
  { name: 'no messages', as: 'new', path: '/message' },
  { name: 'conversation', as: 'ann', path: chatWithBen },
  {
    name: 'upper end of a conversation',
    as: 'ann',
    path: chatWithBen,
    arrange: async ({ page }) => {
      const log = page.getByRole('log')
      await log.waitFor()
      await page.waitForTimeout(800)
      await log.evaluate((node) => node.scrollTo(0, 0))
    },
  },
  { name: 'emoji', as: 'ann', path: chatWithBen, arrange: pressing('button', 'conversation:emoji') },
  { name: 'gifts', as: 'ann', path: chatWithBen, arrange: pressing('button', 'conversation:gift') },
  {
    name: 'message menu',
    as: 'ann',
    path: chatWithBen,
    arrange: async ({ page }) => page.getByRole('log').getByText('Same time tomorrow?').click({ button: 'right' }),
  },
  {
    name: 'conversation with an Arab',
    as: 'ann',
    path: '/message',
    arrange: async ({ page }) => page.getByRole('link', { name: /ليلى/ }).first().click(),
  },
  { name: 'requests that wait', as: 'ann', path: '/message/IMSayHiSession' },
  {
    name: 'search of messages',
    as: 'ann',
    path: '/message',
    arrange: async ({ page, words }) => page.getByPlaceholder(words('chat:search_label')).fill('the'),
  },
  { name: 'friends', as: 'ann', path: '/friends' },
  { name: 'no friends', as: 'new', path: '/friends' },
  { name: 'friends that failed', as: 'new', path: '/friends', before: failing(/friend/i) },
  { name: 'online reminders', as: 'ann', path: '/friends/online' },
  { name: 'blocked people', as: 'ann', path: '/blacklist' },
  { name: 'nobody blocked', as: 'new', path: '/blacklist' },
  {
    name: 'unblock',
    as: 'ann',
    path: '/blacklist',
    arrange: steps(async ({ page }) => page.getByRole('button', { name: /Rudi/ }).first().click()),
  },
]
