import type { Locator, Page } from '@playwright/test'
import { answer, expectPictures, hangUp, startCall } from '../e2e/support/call'
import { conversation, say } from '../e2e/support/chat'
import { memberOf } from '../e2e/support/member'
import { search } from '../e2e/support/people'
import type { Somebody } from '../e2e/support/somebody'
import { unwrap } from '../contract/gateway/browser'

/** Who is in an hour of use: the one that is measured, a friend with a page, and a friend who only writes. */
export interface People {
  readonly ann: Somebody
  readonly ben: Somebody
  readonly cem: Somebody
}

/** One thing that a person does and undoes; leaves the page fit for the next. */
export type Deed = readonly [name: string, run: (people: People, round: number) => Promise<unknown>]

/** How long somebody looks at what has come up. */
const LOOK_MS = 1_000
const TALK_MS = 6_000
/** A guarded button ignores a second press for so long. */
const GUARD_MS = 2_100

const looking = (page: Page): Promise<void> => page.waitForTimeout(LOOK_MS)

/** Within the product, as a press on a link leads. */
const goTo = async (page: Page, path: string, shown: (page: Page) => Locator): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await shown(page).first().waitFor()
  await looking(page)
}

const scrollDown = async (page: Page, inside: Locator): Promise<void> => {
  const box = await inside.boundingBox()
  if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + 100)
  for (let turn = 0; turn < 4; turn += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(LOOK_MS / 4)
  }
}

const heading = (page: Page): Locator => page.getByRole('heading')

/** The own home, without a search. */
export const goHome = async ({ page }: Somebody): Promise<void> => {
  await goTo(page, '/', () => page.getByRole('heading', { name: /^Hello/ }))
  await page.getByRole('textbox', { name: 'Search' }).fill('')
}

const openProfile = ({ page }: Somebody, other: Somebody): Promise<void> =>
  goTo(page, `/profile/${memberOf(other).id}`, () => page.getByRole('heading', { level: 1, name: other.name }))

const openChat = ({ page }: Somebody, other: Somebody): Promise<void> =>
  goTo(page, `/message/IMMessageSession/${memberOf(other).id}`, () =>
    page.getByRole('region', { name: other.name }).getByRole('textbox', { name: 'Message' }),
  )

const toHome: Deed = [
  'home and its videos',
  async ({ ann }) => {
    await goHome(ann)
    await scrollDown(ann.page, ann.page.getByRole('article').first())
  },
]

const toWall: Deed = [
  'the wall, and somebody on it',
  async ({ ann: { page } }) => {
    const faces = page.getByRole('list', { name: 'People on the wall' })
    await goTo(page, '/wall', () => faces)
    await scrollDown(page, faces)
    await faces.getByRole('link').first().click()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await looking(page)
    await page.goBack()
    await faces.waitFor()
  },
]

const findSomebody: Deed = [
  'a search and a profile',
  async ({ ann, cem }) => {
    await goHome(ann)
    await search(ann, cem.name)
    await openProfile(ann, cem)
  },
]

const toFriends: Deed = [
  'friends, reminders, blocked people',
  async ({ ann: { page } }) => {
    await goTo(page, '/friends', heading)
    await goTo(page, '/friends/online', heading)
    await goTo(page, '/blacklist', heading)
  },
]

/** The other writes behind the client's own adapters, without a page. */
export const writeTo = async (from: Somebody, to: Somebody, text: string): Promise<void> =>
  void unwrap(await memberOf(from).chat.send(memberOf(to).id, crypto.randomUUID() as never, text)())

const talkByText: Deed = [
  'conversations, sent and received',
  async ({ ann, ben, cem }, round) => {
    for (const other of [ben, cem]) {
      await openChat(ann, other)
      await say(ann, other, `Number ${round}, from here`)
      await writeTo(other, ann, `Number ${round}, from there`)
      await conversation(ann, other).getByText(`Number ${round}, from there`).waitFor()
      await looking(ann.page)
    }
  },
]

const giftsAndEmoji: Deed = [
  'gifts and emoji',
  async ({ ann, ben }) => {
    const { page } = ann
    await openChat(ann, ben)
    await page.getByRole('button', { name: 'Emoji' }).click()
    await looking(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send a gift' }).click()
    await page.getByRole('radio').first().waitFor()
    await looking(page)
    await page.getByRole('button', { name: /^Send gift/ }).click()
    await page.getByRole('button', { name: /^Send gift/ }).waitFor({ state: 'hidden' })
  },
]

const money: Deed = [
  'shop, movements, orders, tasks',
  async ({ ann: { page } }) => {
    for (const path of ['/shop', '/movements', '/payOrderList', '/task']) await goTo(page, path, heading)
  },
]

const settings: Deed = [
  'menus',
  async ({ ann }) => {
    const { page } = ann
    await goHome(ann)
    for (const name of ['Settings', 'Menu', 'Account']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('menu').waitFor()
      await looking(page)
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'hidden' })
    }
  },
]

const ownProfile: Deed = [
  'the own profile',
  async ({ ann: { page } }) => {
    for (const path of ['/profile/edit', '/profile/security', '/profile/host']) await goTo(page, path, heading)
  },
]

const otherPages: Deed = [
  'cards, matching, centres',
  async ({ ann: { page } }) => {
    for (const path of ['/card', '/search', '/safetyCenter', '/privacyCenter']) await goTo(page, path, heading)
  },
]

const talkByVideo: Deed = [
  'a call',
  async ({ ann, ben }) => {
    await openProfile(ann, ben)
    await startCall(ann)
    await answer(ben)
    await expectPictures(ann)
    await ann.page.waitForTimeout(TALK_MS)
    await hangUp(ann)
    for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'Done' }).click()
    await ann.page.waitForTimeout(GUARD_MS)
  },
]

/** What is done in each round. */
export const deeds: readonly Deed[] = [
  toHome,
  toWall,
  findSomebody,
  toFriends,
  talkByText,
  giftsAndEmoji,
  money,
  settings,
  ownProfile,
  otherPages,
]

/** What is done now and then. */
export const rareDeeds: readonly Deed[] = [talkByVideo]
