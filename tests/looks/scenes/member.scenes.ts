import type { Scene } from '../kinds'
import { failing, filling, hanging, pressing, profileOfBen, seeing, seeingLayer, steps } from '../steps'

const search = (text: string) =>
  steps(filling(text, 'friends:search', 'friends:search_hint'), seeing('button', 'friends:search_clear'))

const ownProfile: Scene['arrange'] = async (stage) => {
  if (stage.narrow) return pressing('button', 'shell:profile')(stage)
  await pressing('button', 'shell:user_menu')(stage)
  await pressing('menuitem', 'shell:profile')(stage)
}

/** Finding people, profiles, the own account. */
export const memberScenes: readonly Scene[] = [
  { name: 'home', as: 'ann', path: '/', news: true },
  { name: 'home of a new member', as: 'new', path: '/' },
  { name: 'people found', as: 'ann', path: '/', arrange: search('an') },
  { name: 'nobody found', as: 'ann', path: '/', arrange: search('zzzz') },
  { name: 'wall', as: 'ann', path: '/wall' },
  { name: 'wall that loads', as: 'ann', path: '/wall', before: hanging(/wall|hall|list/i) },
  { name: 'wall that failed', as: 'ann', path: '/wall', before: failing(/wall|hall|list/i) },
  { name: 'cards', as: 'ann', path: '/card' },
  { name: 'search for a match', as: 'ann', path: '/search' },
  { name: 'matching', as: 'ann', path: '/search', arrange: pressing('button', 'match:start') },
  { name: 'profile of a friend', as: 'ann', path: profileOfBen },
  {
    name: 'menu of a person',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(pressing('button', 'friends:more'), seeingLayer('menu')),
  },
  {
    name: 'report',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(pressing('button', 'friends:more'), pressing('menuitem', 'friends:report'), ({ page }) =>
      page.getByRole('dialog').waitFor(),
    ),
  },
  {
    name: 'block',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(pressing('button', 'friends:more'), pressing('menuitem', 'friends:block')),
  },
  {
    name: 'request for a friendship',
    as: 'new',
    path: profileOfBen,
    arrange: async ({ page, words }) =>
      page
        .getByRole('button', { name: new RegExp(words('friends:add').source.replace(/\$$/, '')) })
        .first()
        .click(),
  },
  { name: 'own profile', as: 'ann', path: '/', arrange: ownProfile },
  { name: 'profile editor', as: 'ann', path: '/profile/edit' },
  {
    name: 'languages of a profile',
    as: 'ann',
    path: '/profile/edit',
    arrange: pressing('button', 'profile:languages_choose'),
  },
  { name: 'calls and prices', as: 'ann', path: '/profile/host' },
  { name: 'account security', as: 'ann', path: '/profile/security' },
  {
    name: 'change of a password',
    as: 'ann',
    path: '/profile/security',
    arrange: async ({ page, words }) =>
      page
        .getByRole('button', { name: words('security:change_password_email') })
        .last()
        .click(),
  },
  { name: 'deletion of the account', as: 'ann', path: '/delAccount' },
  { name: 'settings', as: 'ann', path: '/', arrange: steps(pressing('button', 'shell:settings'), seeingLayer('menu')) },
  {
    name: 'menu of the side bar',
    as: 'ann',
    path: '/',
    arrange: steps(pressing('button', 'shell:menu'), seeingLayer('menu')),
    only: 'wide',
  },
  {
    name: 'sign out',
    as: 'ann',
    path: '/',
    arrange: async (stage) => {
      if (stage.narrow) await pressing('button', 'shell:settings')(stage)
      else await pressing('button', 'shell:user_menu')(stage)
      await pressing('menuitem', 'shell:sign_out')(stage)
    },
  },
  {
    name: 'offline',
    as: 'ann',
    path: '/',
    arrange: async ({ context, page }) => {
      await context.setOffline(true)
      await page.getByRole('status').first().waitFor()
    },
  },
]
