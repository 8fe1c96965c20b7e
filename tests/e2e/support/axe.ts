import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { Somebody } from './somebody'

/** What comes in fading has too little contrast on the way; what is not drawn never ends fading, and is not waited for. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => void setTimeout(resolve, 10_000)),
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      ),
    ]),
  )

/** The rules that are asked. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Hands on the focus that it gets at once, at the edges of a layer of the headless library: nobody is ever on it. */
export const GUARDS = '[data-base-ui-focus-guard]'

/** Ten times what the slowest page took on a busy machine. */
const PATIENCE_MS = 60_000

const late = (): Promise<null> => new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS, null))

/** Axe has been seen not to answer, on a page that did: it is brought in anew and asked once more, which the report tells. */
const analysed = async (builder: AxeBuilder) => {
  const first = builder.analyze()
  // What comes of it when nobody waits any more is nobody's failure.
  first.catch(() => undefined)
  const found = await Promise.race([first, late()])
  if (found !== null) return found
  test.info().annotations.push({ type: 'axe did not answer and was asked again' })
  return builder.analyze()
}

/** What axe finds by itself on the screen as it stands. */
export const clean = async ({ page }: Somebody, screen: string): Promise<void> => {
  await settled(page)
  // Without frames there is nothing to put together, for which it would open a window each time: half of its time.
  const isWhole = page.frames().length === 1
  const builder = new AxeBuilder({ page }).setLegacyMode(isWhole).withTags(WCAG).exclude(GUARDS)
  const { violations } = await analysed(builder)
  const found = violations.map(
    ({ help, id, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect.soft(found, screen).toEqual([])
}
