import type { Scene } from '../kinds'
import { filling, pressing, seeing, seeingLayer, steps } from '../steps'

const popup = steps(pressing('button', 'shell:sign_in'), seeingLayer('dialog'))
const byMail = steps(popup, pressing('button', 'account:with_email'))
const settings = steps(pressing('button', 'shell:settings'), seeingLayer('menu'))

/** What people see before they have an account. */
export const visitorScenes: readonly Scene[] = [
  { name: 'first screen', as: 'visitor', path: '/' },
  { name: 'ways to sign in', as: 'visitor', path: '/', arrange: popup },
  {
    name: 'e-mail with an error',
    as: 'visitor',
    path: '/',
    arrange: steps(byMail, filling('ann@', 'account:email'), pressing('button', 'account:continue')),
  },
  {
    name: 'code of a mail',
    as: 'visitor',
    path: '/',
    arrange: steps(
      byMail,
      (stage) => filling(`look${Date.now()}@example.org`, 'account:email')(stage),
      pressing('button', 'account:continue'),
      seeing('textbox', 'account:code'),
    ),
  },
  {
    name: 'countries of numbers',
    as: 'visitor',
    path: '/',
    arrange: steps(
      popup,
      pressing('button', 'account:with_phone'),
      pressing('combobox', 'account:country_of'),
      seeingLayer('listbox'),
    ),
  },
  { name: 'wall of a visitor', as: 'visitor', path: '/wall' },
  { name: 'cards of a visitor', as: 'visitor', path: '/card' },
  { name: 'privacy centre', as: 'visitor', path: '/privacyCenter' },
  { name: 'safety centre', as: 'visitor', path: '/safetyCenter' },
  { name: 'landing', as: 'visitor', path: '/landings/p1' },
  { name: 'about', as: 'visitor', path: '/LivCam-about-us' },
  {
    name: 'list of keys',
    as: 'visitor',
    path: '/',
    arrange: steps(({ page }) => page.keyboard.press('?'), seeingLayer('dialog')),
  },
  { name: 'deletion, read by a visitor', as: 'visitor', path: '/delAccount' },
  { name: 'outbox of the sandbox', as: 'visitor', path: '/outbox' },
  {
    name: 'identity page of the sandbox',
    as: 'visitor',
    path: '/',
    arrange: steps(popup, pressing('button', 'account:with_google'), async ({ page }) =>
      page.getByText('Sandbox').first().waitFor(),
    ),
  },
  { name: 'download', as: 'visitor', path: '/downLoad' },
  { name: 'settings of a visitor', as: 'visitor', path: '/', arrange: settings },
]
