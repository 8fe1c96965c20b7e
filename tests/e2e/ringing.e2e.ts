import type { Page, Request } from '@playwright/test'
import { clean } from './support/axe'
import { startCall } from './support/call'
import { conversation, log } from './support/chat'
import { befriend, goHome, openProfile } from './support/people'
import { expect, test } from './support/product'
import { PHONE, type Somebody } from './support/somebody'
import { signedIn, signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({
  launchOptions: wholeBrowser,
  settings: { calls: { ringMs: 4_000, previewAccept: { leastMs: 2_000, mostMs: 2_000 } } },
})

interface Watched {
  readonly notices: () => Promise<readonly string[]>
  readonly lookAway: (away: boolean) => Promise<void>
}

/** Notices of the system that a page shows, and whether somebody looks at it, as the page is told. */
const watchNotices = async ({ context }: Somebody): Promise<(page: Page) => Watched> => {
  await context.addInitScript(() => {
    const standing: string[] = []
    class Notice {
      static permission = 'granted'
      onclick = null
      private readonly title: string
      constructor(title: string) {
        this.title = title
        standing.push(title)
      }
      close() {
        standing.splice(standing.indexOf(this.title), 1)
      }
    }
    Object.assign(window, { Notification: Notice, standing, away: false })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (Reflect.get(window, 'away') === true ? 'hidden' : 'visible'),
    })
  })
  return (page) => ({
    notices: () => page.evaluate(() => [...(Reflect.get(window, 'standing') as string[])]),
    lookAway: (away) =>
      page.evaluate((value) => {
        Reflect.set(window, 'away', value)
        document.dispatchEvent(new Event('visibilitychange'))
      }, away),
  })
}

test('title and notice agree with the bell, and a missed call is told and recorded [CALL-9, CALL-42, CALL-46, PLUS-20]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  const watch = await watchNotices(ben)
  const sounds: number[] = []
  // It is fetched, and then imported from what the browser keeps.
  const isSound = (request: Request) => /browser-bell/.test(request.url()) && request.resourceType() === 'fetch'
  ben.page.on('request', (request) => isSound(request) && sounds.push(Date.now()))
  await signUp(ann)
  await signUp(ben)
  await befriend(ann, ben)
  await expect.poll(() => sounds.length).toBe(1)
  const since = Date.now()
  await ben.page.reload()
  await signedIn(ben)
  await expect.poll(() => sounds.length).toBe(2)
  expect((sounds[1] ?? 0) - since).toBeGreaterThanOrEqual(2_000)
  const { lookAway, notices } = watch(ben.page)
  await lookAway(true)
  await openProfile(ann, ben)
  await startCall(ann)
  await expect(ben.page).toHaveTitle(`${ann.name} is calling you`)
  await expect.poll(notices).toEqual([`${ann.name} is calling you`])
  await expect(ben.page).toHaveTitle('(1) Visavis', { timeout: 20_000 })
  await expect.poll(notices).toEqual(['Missed video call'])
  await lookAway(false)
  await expect.poll(notices).toEqual([])
  await goHome(ben)
  await openProfile(ben, ann)
  await ben.page.getByRole('link', { name: 'Message', exact: true }).click()
  await expect(conversation(ben, ann)).toBeVisible()
  await expect(log(ben, ann)).toContainText('Missed call')
})

/** Frames of the recording that were shown so far. */
const frames = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0)

test('a recorded call rings, plays, asks before hanging up, and ends with its page [CALL-77, CALL-78, CALL-81, CALL-82, PLUS-1]', async ({
  open,
}) => {
  const ann = await signUp(await open('Ann', { size: PHONE }))
  const { page } = ann
  const call = page.getByRole('dialog', { name: /^Recorded call with/ })
  const start = async () => {
    await page.getByRole('list', { name: 'Demo people' }).getByRole('button').first().click()
    await expect(call.getByText('Recorded', { exact: true })).toBeVisible()
    await expect(call.getByText('Demo', { exact: true })).toBeVisible()
  }
  await page.goto('/sandbox/call')
  await start()
  await expect(call.getByText('Ringing…')).toBeVisible()
  await clean(ann, 'a recorded call that rings')
  await expect(call.getByRole('timer')).toBeVisible()
  await clean(ann, 'a recorded call')
  await expect(call.getByText('Recorded', { exact: true })).toBeVisible()
  await expect.poll(() => frames(page)).toBeGreaterThan(5)
  await call.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End call' }).click()
  await expect(call).toBeHidden()
  await start()
  await page.goBack()
  await expect(call).toBeHidden()
})
