import type { Locator } from '@playwright/test'
import { SECOND } from '../../src/domain/kernel/time'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { measuredBrowser } from './support/browsers'
import { startBuiltServer } from './support/built-server'
import { answer, expectPictures, hangUp, startCall } from './support/call'
import { log, say } from './support/chat'
import { operate } from './support/operator'
import { befriend } from './support/people'
import { expect, test as base } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

/** With the 5 s from one renewal to the next shorter than a lease holds by some seconds; so many are more than a minute, should one be lost. */
const STEP_MS = 7 * SECOND
const STEPS = 12

/** Every goal is one act. */
const tasks = {
  pay: { title: 'Buy coins', reward: 20 },
  call: { title: 'Video call 1 person', reward: 10 },
  wall_call: { title: 'Call 1 person from the wall', reward: 5 },
  match: { title: 'Meet 1 person in a match', reward: 6 },
  add_friend: { title: 'Make 1 new friend', reward: 8 },
  send_msg: { title: 'Write to 1 person', reward: 4 },
  login_in: { title: 'Sign in today', reward: 2 },
  liv_cam: { title: 'Talk for 1 minute on LiveCam', reward: 11 },
  pay_percent: { title: 'Buy coins with your discount', reward: 30 },
}
/** From signing up, less a friend and a minute, and a pack with what its provider adds. */
const BEFORE = 120 - 9 - 20 + 220 + 11
const all = Object.values(tasks)
const list = Object.fromEntries(Object.entries(tasks).map(([type, { reward }]) => [type, { reward, goal: 1 }]))

/** Each SIGUSR2 puts the clock of the server on by a step. */
const steppedClock = `const { now } = Date; let ahead = 0; Date.now = () => now() + ahead
process.on('SIGUSR2', () => { ahead += ${STEP_MS} })`

const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the form that a fixture without others wants
    async ({}, use) => {
      const env = { CAPTCHA: 'off', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(steppedClock)}` }
      const product = await startBuiltServer({ settings: { tasks: { signInPopup: 0, list } }, env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

// A camera of full speed: where the clock jumps between two frames, both sides say that nothing comes.
test.use({ launchOptions: measuredBrowser })

const press = ({ page }: Somebody, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

const button = ({ page }: Somebody, title: string, name: string): Locator =>
  page
    .getByRole('list', { name: 'Daily tasks' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByRole('button', { name, exact: true })

/** A step of time for the server and both sides, each of which renews its lease. */
const step = async (...people: readonly Somebody[]): Promise<void> => {
  process.kill(people[0]?.product.pid() ?? 0, 'SIGUSR2')
  const renewed = people.map(({ page }) =>
    page.waitForResponse((response) => response.url().includes(callsCalls.lease.path)),
  )
  await Promise.all([...renewed, ...people.map(({ page }) => page.clock.fastForward(STEP_MS))])
}

/** A match in which both tap Show, and a minute of talk. */
const match = async (ann: Somebody, ben: Somebody): Promise<void> => {
  for (const { page } of [ann, ben]) await page.goto('/search')
  for (const one of [ann, ben]) await press(one, 'Start matching')
  for (const one of [ann, ben]) await press(one, 'Show')
  for (let steps = 0; steps < STEPS; steps += 1) {
    await Promise.all([expectPictures(ann), expectPictures(ben)])
    await step(ann, ben)
  }
  await hangUp(ann)
  await expect(ann.page).toHaveURL(/\/search$/)
}

/** Becomes friends, writes, and calls the friend, who is a host by then, by the face on the wall. */
const meetAgain = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const { page } = ann
  await befriend(ann, ben)
  await say(ann, ben, 'Hello again')
  await expect(log(ann, ben).getByText('Sent', { exact: true })).toBeVisible()
  await operate(ann.product, 'host', 'make', /\d+$/.exec(page.url())?.[0] ?? '', '--reason', 'She asked.')
  await page.goto('/wall')
  await page
    .getByRole('list', { name: 'People on the wall' })
    .getByRole('link', { name: new RegExp(ben.name) })
    .click()
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  await hangUp(ann)
  await page.getByRole('dialog', { name: 'Your receipt' }).getByRole('button', { name: 'Done' }).click()
}

/** Buys the pack that is cheaper for a while. */
const buy = async (ann: Somebody): Promise<void> => {
  const { page } = ann
  await page.goto('/shop?companyCode=payermax')
  await page.getByRole('radio', { name: /25% off/ }).click()
  await press(ann, 'Buy')
  await press(ann, 'Pay')
  await expect(page.getByText('Sandbox').first()).toBeVisible()
  await press(ann, 'Pay')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 15_000 })
}

/** Claims every task; the balance that is shown rises by all that they bring. */
const claimAll = async (ann: Somebody): Promise<void> => {
  const coins = ann.page.getByRole('link', { name: /^Coins/ })
  await expect(coins).toHaveAccessibleName(`Coins ${BEFORE}`)
  for (const { title } of all) {
    await expect(button(ann, title, 'Claim')).toBeVisible()
    await button(ann, title, 'Claim').click()
    await expect(button(ann, title, 'Done')).toBeVisible()
  }
  const rewards = all.reduce((sum, { reward }) => sum + reward, 0)
  await expect(coins).toHaveAccessibleName(`Coins ${BEFORE + rewards}`)
}

test('each kind of task, from the act to the coins [TASK-15, TASK-18, TASK-19, TASK-20]', async ({ open }) => {
  const [ann, ben] = await Promise.all([open('Ann', { size: PHONE }), open('Ben')])
  for (const { page } of [ann, ben]) await page.clock.install()
  await Promise.all([signUp(ann), signUp(ben)])
  await test.step('before: only signing in is done', async () => {
    await expect(ann.page.getByRole('region', { name: 'Special offer' })).toBeVisible()
    await ann.page.goto('/task')
    await expect(button(ann, tasks.login_in.title, 'Claim')).toBeVisible()
    for (const { title } of all.filter((task) => task !== tasks.login_in))
      await expect(button(ann, title, 'Go')).toBeVisible()
  })
  await test.step('match and liv_cam', () => match(ann, ben))
  await test.step('add_friend, send_msg, call and wall_call', () => meetAgain(ann, ben))
  await test.step('pay and pay_percent', () => buy(ann))
  await test.step('after: all are claimed', async () => {
    await ann.page.goto('/task')
    await claimAll(ann)
  })
})
