import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Somebody } from './somebody'

/** What axe finds by itself on the screen as it stands. */
export const clean = async ({ page }: Somebody, screen: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ help, id, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect.soft(found, screen).toEqual([])
}
