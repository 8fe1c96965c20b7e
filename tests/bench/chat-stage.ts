import type { Browser, Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { say } from '../e2e/support/chat'
import { befriend } from '../e2e/support/people'
import { signUp } from '../e2e/support/sign-in'
import { openSomebody, type Somebody } from '../e2e/support/somebody'
import type { StoredOver } from '../e2e/support/stored-messages'
import { launch } from './browser'
import { settled } from './frames'
import type { Figure } from './report'

const call = {
  roomNum: 'room-0001',
  callerUserId: 1,
  calleeUserId: 2,
  videoTime: 75,
  hangupReason: 2,
  hangupUserId: 1,
  accept: true,
  addType: 0,
  callLocation: 102,
}
const gift = { giftId: 1, giftName: 'Rose', giftImage: '', gold: 1 }

/** What stands in a long conversation: mostly words, and now and then everything else. */
export const MIXED: readonly StoredOver[] = [
  { content: 'Message #: some words, and so on' },
  { content: 'رسالة رقم # وفيها كلمات أخرى كثيرة، وأكثر من سطر واحد على الهاتف' },
  { content: 'Message #: a longer one, which tells of the day, of the way home, and of https://example.org/a/b/#' },
  { content: JSON.stringify(gift), messageType: 5, messageTypeValue: 4 },
  { content: '😀😀' },
  { content: JSON.stringify(call), messageType: 7, messageTypeValue: 7 },
  { content: 'Message #: short' },
  { content: '', messageType: 3, messageTypeValue: 3 },
  { content: 'A notice, number #', messageType: 4, messageTypeValue: -3 },
  { content: '我们明天在河边的咖啡馆见面吧 #' },
  { content: 'Message #: before the request', messageType: 2, messageTypeValue: 1 },
  { content: 'Message #: and the last of the dozen' },
]

/** Two friends, the first of whom has written once and looks at their conversation. */
const openFriends = async (browser: Browser, server: BuiltServer): Promise<readonly [Somebody, Somebody]> => {
  const [ann, ben] = [await openSomebody(browser, server, 'Ann'), await openSomebody(browser, server, 'Ben')]
  await signUp(ann)
  await signUp(ben)
  await befriend(ann, ben)
  await say(ann, ben, 'The first one')
  await ann.page.getByText('Sent', { exact: true }).waitFor()
  return [ann, ben]
}

/** Measures with two friends in a browser and a server of their own. */
export const withFriends = async (
  measure: (ann: Somebody, ben: Somebody) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> => {
  const server = await startBuiltServer({ env: { CAPTCHA: 'off' } })
  const browser = await launch()
  try {
    return await measure(...(await openFriends(browser, server)))
  } finally {
    await browser.close()
    await server.stop()
  }
}

const PATIENCE_MS = 20_000

/**
 * Runs in the page: ms from `press` until the screen that `shown` sees has been painted: the frame whose callback finds it
 * paints it, and what is most urgent of all runs right after that, before whatever the product leaves until it has been painted. The
 * press waits until the page is at rest, as a person's would, so that the end of what came before is not measured too: an idle moment
 * alone may come before the frame of the last key, and between two rows that are drawn ahead. Only what is `within` is looked through,
 * since to look costs time too.
 */
export const timed = async (page: Page, press: string, shown: string, within = 'body'): Promise<number> => {
  await settled(page)
  return page.evaluate(
    ([button, wanted, patience, around]) =>
      new Promise<number>((resolve, reject) => {
        const pressed = (): void => {
          const control = document.querySelector<HTMLElement>(button)
          const place = document.querySelector(around)
          const since = performance.now()
          const look = (): void => {
            if (performance.now() - since > patience) return reject(new Error(`${wanted} did not show`))
            if (!place?.querySelector(wanted)) return void requestAnimationFrame(look)
            void scheduler.postTask(() => resolve(performance.now() - since), { priority: 'user-blocking' })
          }
          control?.click()
          requestAnimationFrame(look)
        }
        requestIdleCallback(pressed, { timeout: 2_000 })
      }),
    [press, shown, PATIENCE_MS, within] as const,
  )
}

/** A figure in ms. */
export const inMs = (what: string, ms: number, bound: number): Figure => ({
  what,
  measured: `${ms.toFixed(0)} ms`,
  bound: `at most ${bound} ms`,
  holds: ms <= bound,
})
