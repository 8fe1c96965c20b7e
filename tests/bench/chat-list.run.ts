import type { Page } from '@playwright/test'
import { slowDown } from './browser'
import { inMs, timed, withFriends } from './chat-stage'
import { droppedFrames, inFrames } from './frames'
import { median, type Figure } from './report'

const CONVERSATIONS = Number(process.env['BENCH_CONVERSATIONS'] ?? 1_000)
const ROUNDS = 10

/** Copies the first conversation with a person until there are so many, a minute apart. */
const fillList = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const asked = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    type Row = { id: number; userId: number; friendId: number; timestampUser: number; userName: string }
    const database = await asked(indexedDB.open('livcam-chat'))
    const writing = database.transaction('chat-user', 'readwrite')
    const store = writing.objectStore('chat-user')
    const [{ id: _, ...first }] = ((await asked(store.getAll())) as Row[]).filter((row) => row.friendId > 0) as [Row]
    for (let number = 1; number < wanted; number += 1) {
      const friendId = 1_000_000 + number
      const croomId = `2|${first.userId}|${friendId}`
      const at = first.timestampUser - number * 60_000
      store.put({ ...first, croomId, friendId, userName: `Friend ${number}`, timestamp: at, timestampUser: at })
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
    database.close()
  }, count)

const SCROLLER_MARK = 'data-bench-scroller'

/** Marks what scrolls around the rows of the list. */
const markScroller = (page: Page): Promise<void> =>
  page
    .getByRole('list', { name: 'Messages', exact: true })
    .getByRole('link')
    .first()
    .evaluate((row, mark) => {
      let element: Element | null = row
      while (element !== null && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement
      element?.setAttribute(mark, '')
    }, SCROLLER_MARK)

const openingOnce = async (page: Page): Promise<number> => {
  await page
    .getByRole('link', { name: /^Friends$/ })
    .or(page.getByRole('tab', { name: 'Friends' }))
    .first()
    .click()
  await page.getByRole('list', { name: 'Messages', exact: true }).waitFor({ state: 'hidden' })
  return timed(page, 'nav a[href$="/message"]', '[aria-label="Messages"] a[href*="IMMessageSession"]')
}

/** The messages panel of somebody with many friends, on a weak phone's processor [CHAT-3]. */
export const run = (): Promise<readonly Figure[]> =>
  withFriends(async ({ page }) => {
    await fillList(page, CONVERSATIONS)
    await page.goto('/message')
    await page.getByRole('list', { name: 'Messages', exact: true }).getByRole('link').first().waitFor()
    await slowDown(page)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await openingOnce(page))
    await markScroller(page)
    const scrolling = await droppedFrames(page, `[${SCROLLER_MARK}]`, 60)
    const of = `${CONVERSATIONS.toLocaleString('en')} conversations, 4x`
    return [
      inMs(`list: opening ${of}`, median(times), 150),
      inFrames(`list: frames dropped scrolling through ${of}`, scrolling),
    ]
  })
