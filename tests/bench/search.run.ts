import type { Page } from '@playwright/test'
import { fillConversation } from '../e2e/support/stored-messages'
import { inMs, MIXED, withFriends } from './chat-stage'
import { median, percentile, type Figure } from './report'

const STORED = Number(process.env['BENCH_STORED'] ?? 100_000)
const ROUNDS = 10

/** Types into the field in one go; ms until the count of this many hits has been painted. */
const hitAfter = (page: Page, text: string, hits: string): Promise<number> =>
  page.evaluate(
    ([typed, count]) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('input[role="searchbox"]')
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const since = performance.now()
        const look = (): void => {
          const status = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)
          if (!status.includes(count)) return void requestAnimationFrame(look)
          setTimeout(() => resolve(performance.now() - since))
        }
        if (field !== null) write?.call(field, typed)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        requestAnimationFrame(look)
      }),
    [text, hits] as const,
  )

/** Searching 100,000 stored messages [PLUS-26]. */
export const run = (): Promise<readonly Figure[]> =>
  withFriends(async ({ page }) => {
    await fillConversation(page, { count: STORED, kinds: MIXED })
    await page.goto('/message')
    const field = page.getByRole('searchbox', { name: 'Search messages' })
    const since = performance.now()
    await field.fill('first one')
    await page.getByRole('status').filter({ hasText: '1 message found' }).waitFor({ state: 'attached' })
    await page.getByText('Older messages are still being read').waitFor({ state: 'hidden', timeout: 60_000 })
    const reading = performance.now() - since
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await field.fill('nowhere')
      await page.getByText('No message in this browser has these words.').waitFor()
      times.push(await hitAfter(page, 'first one', '1 message found'))
    }
    const of = `${STORED.toLocaleString('en')} messages`
    return [
      inMs(`search: last letter to the hit painted, ${of}, median`, median(times), 100),
      inMs(`search: last letter to the hit painted, ${of}, slowest of ${ROUNDS}`, percentile(times, 100), 100),
      {
        what: `search: ${of} read into the index, in the background`,
        measured: `${reading.toFixed(0)} ms`,
        bound: '-',
        holds: true,
      },
    ]
  })
