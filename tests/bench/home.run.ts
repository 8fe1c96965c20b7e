import type { Page } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server'
import { signUp } from '../e2e/support/sign-in'
import { openSomebody, PHONE } from '../e2e/support/somebody'
import { launch, slowDown } from './browser'
import { droppedFrames, inFrames } from './frames'
import type { Figure } from './report'

const SCROLLER_MARK = 'data-bench-scroller'
/** In each frame: all videos go by. */
const SCROLL_PX = 60
const BOUND_DECODERS = 2

/** Marks what scrolls around the videos, and lets it stand where it is put, as a finger that moves it does. */
const markScroller = (page: Page): Promise<void> =>
  page
    .getByRole('article')
    .first()
    .evaluate((video: Element, mark) => {
      let element: Element | null = video
      while (element !== null && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement
      element?.setAttribute(mark, '')
      if (element instanceof HTMLElement) element.style.scrollSnapType = 'none'
    }, SCROLLER_MARK)

/** Notes in every frame how many videos have something to decode; answers with the most. */
const watchDecoders = (page: Page): Promise<() => Promise<number>> =>
  page
    .evaluate(() => {
      const seen = { most: 0 }
      Object.assign(globalThis, { seen })
      const look = (): void => {
        seen.most = Math.max(seen.most, document.querySelectorAll('video[src]').length)
        requestAnimationFrame(look)
      }
      look()
    })
    .then(() => () => page.evaluate(() => (globalThis as unknown as { seen: { most: number } }).seen.most))

/** The hot videos on a phone, all of them, on a weak phone's processor, while they play [MTCH-8]. */
export const run = async (): Promise<readonly Figure[]> => {
  const server = await startBuiltServer({ env: { CAPTCHA: 'off' } })
  const browser = await launch()
  try {
    const ann = await openSomebody(browser, server, 'Ann', { size: PHONE })
    const { page } = ann
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signUp(ann)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await markScroller(page)
    const most = await watchDecoders(page)
    await slowDown(page)
    const scrolling = await droppedFrames(page, `[${SCROLLER_MARK}]`, SCROLL_PX)
    const decoders = await most()
    return [
      inFrames('home: frames dropped scrolling through the hot videos, 4x', scrolling),
      {
        what: 'home: videos with a decoder at the same time',
        measured: String(decoders),
        bound: `at most ${BOUND_DECODERS}`,
        holds: decoders <= BOUND_DECODERS,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
