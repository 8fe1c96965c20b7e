import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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

/** What axe finds by itself on the screen as it stands. */
export const clean = async ({ page }: Somebody, screen: string): Promise<void> => {
  await settled(page)
  // Without frames there is nothing to put together, for which it would open a window each time: half of its time.
  const isWhole = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(isWhole).withTags(WCAG).exclude(GUARDS).analyze()
  const found = violations.map(
    ({ help, id, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect.soft(found, screen).toEqual([])
}
