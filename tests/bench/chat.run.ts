import type { Browser, Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { befriend } from '../e2e/support/people'
import { openSomebody, type Somebody } from '../e2e/support/somebody'
import { say } from '../e2e/support/chat'
import { signUp } from '../e2e/support/sign-in'
import { launch, slowDown } from './browser'
import { median, type Figure } from './report'

const STORED = 10_000
const ROUNDS = 10

/** Copies the first stored message until the conversation has so many, as if they had come over the years. */
const fill = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const asked = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('livcam-chat'))
    const writing = database.transaction('chat-history', 'readwrite')
    const store = writing.objectStore('chat-history')
    const [{ id: _, ...first }] = (await asked(store.getAll())) as [
      { id: number; timestamp: number; messageId: number },
    ]
    for (let number = 1; number < wanted; number += 1) {
      const content = `Message ${number}: ${'some words, '.repeat(number % 9)}and so on`
      const read = { messageUuid: crypto.randomUUID(), content, timestamp: first.timestamp - number * 60_000, read: 1 }
      store.put({ ...first, ...read, messageId: first.messageId })
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
    database.close()
  }, count)

/**
 * Runs in the page: ms from `press` until the screen that `shown` sees has been painted: the frame whose callback finds it
 * paints it, and what is asked for there runs after that.
 */
const timed = (page: Page, press: string, shown: string): Promise<number> =>
  page.evaluate(
    ([button, wanted]) =>
      new Promise<number>((resolve) => {
        const since = performance.now()
        const look = (): void => {
          if (document.querySelector(wanted) === null) return void requestAnimationFrame(look)
          setTimeout(() => resolve(performance.now() - since))
        }
        document.querySelector<HTMLElement>(button)?.click()
        requestAnimationFrame(look)
      }),
    [press, shown] as const,
  )

const measureOpening = async (ann: Somebody, ben: Somebody): Promise<number> => {
  const { page } = ann
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page
      .getByRole('link', { name: /Messages$/ })
      .first()
      .click()
    await page
      .getByRole('list', { name: 'Messages' })
      .getByRole('link', { name: new RegExp(ben.name) })
      .waitFor()
    times.push(await timed(page, '[aria-label="Messages"] a[href*="IMMessageSession"]', '[role="log"] [data-index]'))
    await page.getByRole('log').waitFor()
  }
  return median(times)
}

const measureSending = async ({ page }: Somebody, ben: Somebody): Promise<number> => {
  const times: number[] = []
  const box = page.getByRole('region', { name: ben.name }).getByRole('textbox', { name: 'Message' })
  for (let round = 0; round < ROUNDS; round += 1) {
    await box.fill(`Sent ${round}`)
    const count = await page.evaluate(() => document.querySelectorAll('[role="log"] [data-index]').length)
    const last = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[role="log"] [data-index]')].map((one) =>
          Number(one.getAttribute('data-index')),
        ),
      ),
    )
    if (count === 0) throw new Error('no messages')
    times.push(await timed(page, 'form button[type="submit"]', `[role="log"] [data-index="${last + 1}"]`))
  }
  return median(times)
}

const measure = async (browser: Browser, server: BuiltServer): Promise<readonly Figure[]> => {
  const [ann, ben] = [await openSomebody(browser, server, 'Ann'), await openSomebody(browser, server, 'Ben')]
  await signUp(ann)
  await signUp(ben)
  await befriend(ann, ben)
  await say(ann, ben, 'The first one')
  await ann.page.getByText('Sent', { exact: true }).waitFor()
  await fill(ann.page, STORED)
  await ann.page.goto('/message')
  await slowDown(ann.page)
  const opening = await measureOpening(ann, ben)
  const sending = await measureSending(ann, ben)
  return [
    {
      what: 'chat: opening a conversation of 10,000, 4x',
      measured: `${opening.toFixed(0)} ms`,
      bound: 'at most 150 ms',
      holds: opening <= 150,
    },
    {
      what: 'chat: Send to own message painted, 10,000, 4x',
      measured: `${sending.toFixed(0)} ms`,
      bound: 'at most 50 ms',
      holds: sending <= 50,
    },
  ]
}

/** A long conversation on a weak phone's processor [CHAT-53]. */
export const run = async (): Promise<readonly Figure[]> => {
  const server = await startBuiltServer({ env: { CAPTCHA: 'off' } })
  const browser = await launch()
  try {
    return await measure(browser, server)
  } finally {
    await browser.close()
    await server.stop()
  }
}
