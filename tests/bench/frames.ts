import type { Page } from '@playwright/test'
import type { Figure } from './report'

const FRAMES = 180
const PLAIN_MARK = 'data-bench-plain'

/** Shares of the frames of a scroll that did not come in time, from 0 to 1. */
export interface Dropped {
  readonly share: number
  /** The same of a plain list in the same page: what this machine drops in any case. */
  readonly floor: number
}

/** Nothing was drawn for so long, in ms: the page has settled. */
const SETTLED_MS = 500
const PATIENCE_MS = 20_000

/**
 * Resolves once the page draws nothing by itself. What it still prepares would make frames at rest longer, and the plain list worse than
 * it is: both would flatter the figure.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    ([quiet, patience]) =>
      new Promise<void>((resolve) => {
        const since = performance.now()
        let latest = since
        const watch = new MutationObserver(() => (latest = performance.now()))
        watch.observe(document, { subtree: true, childList: true })
        const look = (): void => {
          const now = performance.now()
          if (now - latest < quiet && now - since < patience) return void setTimeout(look, 50)
          watch.disconnect()
          resolve()
        }
        look()
      }),
    [SETTLED_MS, PATIENCE_MS] as const,
  )

/** The length of a frame while nothing happens, in ms: what the others are held against. */
const frameAtRest = (page: Page): Promise<number> =>
  page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        const times: number[] = []
        const next = (now: number): void => {
          times.push(now)
          if (times.length <= frames) return void requestAnimationFrame(next)
          const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time))
          resolve(lengths.toSorted((a, b) => a - b)[Math.floor(frames / 2)] ?? 16)
        }
        requestAnimationFrame(next)
      }),
    60,
  )

/** Scrolls by `step` px in each frame; answers with the share of frames that did not come in time. */
const scroll = (page: Page, scroller: string, step: number, usual: number): Promise<number> =>
  page.evaluate(
    ([selector, by, frames, rest]) =>
      new Promise<number>((resolve) => {
        const element = document.querySelector(selector)
        const times: number[] = []
        const next = (now: number): void => {
          times.push(now)
          if (times.length <= frames) {
            element?.scrollBy(0, by)
            return void requestAnimationFrame(next)
          }
          const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time))
          const missed = lengths.reduce((sum, length) => sum + Math.max(0, Math.round(length / rest) - 1), 0)
          resolve(missed / (frames + missed))
        }
        requestAnimationFrame(next)
      }),
    [scroller, step, FRAMES, usual] as const,
  )

/** Lines of words over the whole page, as long as the scroll needs: no framework, no pictures, all there from the start. */
const showPlainList = (page: Page, height: number): Promise<void> =>
  page.evaluate(
    ([mark, pixels]) => {
      const list = document.createElement('div')
      list.setAttribute(mark, '')
      list.style.cssText =
        'position: fixed; inset: 0; overflow-y: auto; background: canvas; color: canvastext; z-index: 9999'
      for (let line = 0; line < pixels / 64; line += 1) {
        const row = list.appendChild(document.createElement('p'))
        row.style.cssText = 'margin: 0; padding: 12px; height: 40px'
        row.textContent = `Friend ${line}: some words of the last message, and the time`
      }
      document.body.append(list)
    },
    [PLAIN_MARK, height] as const,
  )

/** Scrolls `scroller` by `step` px a frame once the page has settled, and a plain list in the same page before it. */
export const droppedFrames = async (page: Page, scroller: string, step: number): Promise<Dropped> => {
  await settled(page)
  const usual = await frameAtRest(page)
  await showPlainList(page, (FRAMES + 20) * Math.abs(step))
  const floor = await scroll(page, `[${PLAIN_MARK}]`, Math.abs(step), usual)
  await page.locator(`[${PLAIN_MARK}]`).evaluate((list) => list.remove())
  return { floor, share: await scroll(page, scroller, step, usual) }
}

/** A figure of frames that were dropped, beside what the machine drops of a plain list. */
export const inFrames = (what: string, { floor, share }: Dropped): Figure => ({
  what,
  measured: `${(share * 100).toFixed(1)}% (a plain list ${(floor * 100).toFixed(1)}%)`,
  bound: 'under 2% above a plain list',
  holds: share - floor < 0.02,
})
