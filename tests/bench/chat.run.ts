import { fillConversation } from '../e2e/support/stored-messages'
import type { Somebody } from '../e2e/support/somebody'
import { slowDown } from './browser'
import { inMs, MIXED, timed, withFriends } from './chat-stage'
import { droppedFrames, inFrames, settled } from './frames'
import { median, type Figure } from './report'

const STORED = Number(process.env['BENCH_STORED'] ?? 10_000)
const ROUNDS = 10
const LOG = '[role="log"]'

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
    times.push(await timed(page, '[aria-label="Messages"] a[href*="IMMessageSession"]', `${LOG} [data-index]`))
    await page.getByRole('log').waitFor()
  }
  return median(times)
}

const measureSending = async ({ page }: Somebody, ben: Somebody): Promise<number> => {
  const times: number[] = []
  const box = page.getByRole('region', { name: ben.name }).getByRole('textbox', { name: 'Message' })
  for (let round = 0; round < ROUNDS; round += 1) {
    await box.fill(`Sent ${round}`)
    // Older pages that are still read ahead would number the rows anew.
    await settled(page)
    const last = await page.evaluate(
      (rows) =>
        Math.max(
          ...[...document.querySelectorAll(`${rows} [data-index]`)].map((one) =>
            Number(one.getAttribute('data-index')),
          ),
        ),
      LOG,
    )
    if (last < 0) throw new Error('no messages')
    times.push(await timed(page, 'button[aria-label="Send"]', `[data-index="${last + 1}"]`, LOG))
  }
  return median(times)
}

/** A long conversation of all kinds on a weak phone's processor [CHAT-53]. */
export const run = (): Promise<readonly Figure[]> =>
  withFriends(async (ann, ben) => {
    await fillConversation(ann.page, { count: STORED, kinds: MIXED })
    await ann.page.goto('/message')
    await slowDown(ann.page)
    const opening = await measureOpening(ann, ben)
    const sending = await measureSending(ann, ben)
    const scrolling = await droppedFrames(ann.page, LOG, -60)
    const of = `${STORED.toLocaleString('en')} mixed messages, 4x`
    return [
      inMs(`chat: opening a conversation of ${of}`, opening, 150),
      inMs(`chat: Send to own message painted, ${of}`, sending, 50),
      inFrames(`chat: frames dropped scrolling back through older pages, ${of}`, scrolling),
    ]
  })
