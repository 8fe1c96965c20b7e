import type { Locator } from '@playwright/test'
import type { UserId } from '../../src/domain/kernel/ids'
import { ROUTES, type Route } from '../../src/ui/shell/routes'
import { clean } from './support/axe'
import { wholeBrowser } from './support/browsers'
import { startCall } from './support/call'
import { say } from './support/chat'
import { befriend } from './support/people'
import { expect, test } from './support/product'
import { becomeMember, makeFriends } from './support/member'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'
import { PASSWORD, signUp } from './support/sign-in'

/** An offer would come up on the way out of the shop. */
test.use({ launchOptions: wholeBrowser, settings: { offers: { limited: { percent: 0 } } } })

/** Every page has its line in the table, and so is walked; `friend` stands for somebody who is one. */
const pathsOf = (routes: readonly Route[]): readonly string[] =>
  routes.map(({ path }) => `/${path.replace(':friendId', 'friend')}`)

const ALL: readonly Route[] = Object.values(ROUTES)
const PATHS = pathsOf(ALL)
const OPEN = pathsOf(ALL.filter(({ open }) => open))

const loaded = ({ page }: Somebody): Promise<void> =>
  expect(page.getByRole('status', { name: /^(Loading|جارٍ التحميل)$/ })).toHaveCount(0)

/** Goes on within the program, which is quicker than to load it anew, and waits for what comes. */
const goTo = async (somebody: Somebody, path: string): Promise<void> => {
  const { page } = somebody
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeAttached()
  await loaded(somebody)
}

const walk = async (somebody: Somebody, friend: UserId): Promise<void> => {
  for (const path of PATHS) {
    await goTo(somebody, path.replace('friend', path.endsWith('/friend') ? String(friend) : 'friend'))
    await clean(somebody, path)
    const wider = await somebody.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect.soft(wider, `${path} is wider than the window`).toBe(false)
  }
}

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]'

/** Opens a layer, looks at it, and closes it as a keyboard does: the focus is where it was, or where one goes on. */
const layer = async (somebody: Somebody, opener: Locator, screen: string, then = opener): Promise<void> => {
  const { page } = somebody
  await opener.click()
  await expect(page.locator(LAYERS).last()).toBeVisible()
  await loaded(somebody)
  await clean(somebody, screen)
  await page.keyboard.press('Escape')
  await expect(then).toBeFocused()
  // One that is on its way out would pass for the next.
  await expect(page.locator(LAYERS)).toHaveCount(0)
}

test('axe finds nothing on any page or layer of a phone [PLUS-22]', async ({ open }) => {
  test.setTimeout(600_000)
  const [ann, ben] = [await signUp(await open('Ann', { size: PHONE })), await open('Ben')]
  const { page } = ann
  await becomeMember(ben, PASSWORD)
  await befriend(ann, ben)
  await say(ann, ben, 'Hello')
  const button = (name: RegExp | string) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  await layer(ann, button('Emoji'), 'emoji', page.getByRole('textbox', { name: 'Message' }))
  await layer(ann, button('Send a gift'), 'gifts')
  await layer(ann, button(/^More about/), 'menu of a person')
  const friend = Number(page.url().split('/').at(-1)) as UserId
  await walk(ann, friend)
  await goTo(ann, '/shop')
  await layer(ann, button('Buy'), 'ways to pay')
  await goTo(ann, '/')
  await clean(ann, 'home')
  await layer(ann, button('Settings'), 'settings')
  await layer(ann, button('Profile'), 'own profile')
  await goTo(ann, `/profile/${friend}`)
  await startCall(
    ann,
    page
      .getByRole('alertdialog')
      .or(page.getByRole('button', { name: 'Hang up' }))
      .first(),
  )
  await clean(ann, 'before a call')
})

test('axe finds nothing on any page of a desktop, in Arabic [PLUS-22, PLUS-23]', async ({ open }) => {
  test.setTimeout(600_000)
  const [ann, ben] = [await open('Ann', { size: DESKTOP, locale: 'ar' }), await open('Ben')]
  await Promise.all([ann, ben].map((one) => becomeMember(one, PASSWORD)))
  const friend = await makeFriends(ann, ben)
  await ann.page.goto('/')
  await expect(ann.page.getByRole('link', { name: /^العملات/ }).first()).toBeVisible()
  await walk(ann, friend)
})

test('axe finds nothing before the sign-in, on a phone [PLUS-22]', async ({ open }) => {
  const ann = await open('Ann', { size: PHONE })
  await ann.page.goto('/')
  await clean(ann, 'first screen')
  for (const path of OPEN) {
    await goTo(ann, path)
    await clean(ann, path)
  }
})
