import type { Scene } from '../kinds'
import { failing, hanging, press, pressing, steps } from '../steps'

const firstOrder: Scene['arrange'] = async ({ page }) =>
  page.getByRole('main').getByRole('list').getByRole('link').first().click()

/** Money and rewards. */
export const coinsScenes: readonly Scene[] = [
  { name: 'shop', as: 'ann', path: '/shop' },
  { name: 'shop of a new member', as: 'new', path: '/shop' },
  { name: 'ways to pay', as: 'ann', path: '/shop', arrange: pressing('button', 'shop:buy'), only: 'narrow' },
  { name: 'shop that loads', as: 'ann', path: '/shop', before: hanging(/price|pack|shop|good|product|channel/i) },
  { name: 'shop that failed', as: 'ann', path: '/shop', before: failing(/price|pack|shop|good|product|channel/i) },
  { name: 'movements and limits', as: 'ann', path: '/movements' },
  { name: 'change of a limit', as: 'ann', path: '/movements', arrange: pressing('button', 'limits:change_of') },
  { name: 'orders', as: 'ann', path: '/payOrderList' },
  { name: 'no orders', as: 'new', path: '/payOrderList' },
  { name: 'order', as: 'ann', path: '/payOrderList', arrange: firstOrder },
  {
    name: 'money back',
    as: 'ann',
    path: '/payOrderList',
    arrange: steps(firstOrder, pressing('link', 'orders:ask')),
  },
  { name: 'saved cards', as: 'new', path: '/cardList' },
  { name: 'result of a payment', as: 'new', path: '/payRes' },
  { name: 'payment that leads away', as: 'new', path: '/pay' },
  {
    name: 'checkout of a provider',
    as: 'ann',
    path: '/shop?companyCode=payermax',
    arrange: async (stage) => {
      if (stage.narrow) await press(stage, 'button', 'shop:buy')
      await press(stage, 'button', 'shop:pay')
      await stage.page.getByText('Sandbox').first().waitFor()
    },
  },
  { name: 'tasks', as: 'ann', path: '/task' },
  {
    name: 'check-in',
    as: 'new',
    checksIn: true,
    path: '/',
    arrange: async ({ page, words }) => page.getByRole('dialog', { name: words('checkIn:title') }).waitFor(),
  },
  { name: 'activity', as: 'new', checksIn: true, path: '/activity' },
]
