import { expect, type Locator, type Page } from '@playwright/test'
import type { Somebody } from './somebody'

export const ringing = ({ page }: Somebody, name: RegExp): Locator => page.getByRole('dialog', { name })
export const stage = ({ page }: Somebody, other: Somebody): Locator =>
  page.getByRole('dialog', { name: `Video call with ${other.name}` })

/** Presses 'Video call' on the open profile and goes through what stands before `end`: by default the ringing. */
export const startCall = async (
  { page }: Somebody,
  end: Locator = page.getByRole('button', { name: 'Hang up' }),
): Promise<void> => {
  await page.getByRole('button', { name: 'Video call' }).click()
  const next = page.getByRole('alertdialog').getByRole('button', { name: /^(Continue|Call now)$/ })
  await expect(next.or(end).first()).toBeVisible()
  while (!(await end.isVisible())) {
    await next.click()
    await expect(next.or(end).first()).toBeVisible()
  }
}

export const answer = ({ page }: Somebody): Promise<void> => page.getByRole('button', { name: 'Answer' }).click()

/** Frames of the other side that were decoded and shown so far. */
export const remoteFrames = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const remote = [...document.querySelectorAll('video')].filter(
      (video) => video.getAttribute('aria-label') !== 'Your own picture',
    )
    return Math.max(0, ...remote.map((video) => video.getVideoPlaybackQuality().totalVideoFrames))
  })

/** Both see each other move: the count of decoded frames goes up on both sides. */
export const expectPictures = async (...people: readonly Somebody[]): Promise<void> => {
  for (const { name, page } of people) {
    const before = await remoteFrames(page)
    await expect
      .poll(() => remoteFrames(page), { message: `frames at ${name}`, timeout: 15_000 })
      .toBeGreaterThan(before + 3)
  }
}

export const hangUp = async ({ page }: Somebody): Promise<void> => {
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End call' }).click()
}
