import { expect, type Locator } from '@playwright/test'
import { isPhone, goHome } from './people'
import type { Somebody } from './somebody'

export const conversation = ({ page }: Somebody, other: Somebody): Locator =>
  page.getByRole('region', { name: other.name })

export const log = (somebody: Somebody, other: Somebody): Locator =>
  conversation(somebody, other).getByRole('log', { name: 'Messages' })

/** Opens the conversation through the list of messages. */
export const openChat = async (somebody: Somebody, other: Somebody): Promise<void> => {
  const { page } = somebody
  if (isPhone(page)) await goHome(somebody)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Messages$/ })
    .click()
  await page
    .getByRole('list', { name: 'Messages' })
    .getByRole('link', { name: new RegExp(other.name) })
    .click()
  await expect(conversation(somebody, other)).toBeVisible()
}

/** Writes and sends; the own message is there at once. */
export const say = async (somebody: Somebody, other: Somebody, text: string): Promise<void> => {
  const here = conversation(somebody, other)
  await here.getByRole('textbox', { name: 'Message' }).fill(text)
  await here.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(here.getByRole('textbox', { name: 'Message' })).toHaveValue('')
}

/** Texts on the screen in the order in which they stand, however they are drawn. */
export const texts = async (somebody: Somebody, other: Somebody): Promise<readonly string[]> => {
  const bubbles = log(somebody, other).locator('[data-index]')
  const read = await bubbles.evaluateAll((all) =>
    all
      .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
      .map((one) => one.querySelector('bdi')?.textContent ?? ''),
  )
  return read.filter((text) => text !== '')
}

/** The conversation holds exactly these texts, each once and in this order. */
export const expectTexts = (somebody: Somebody, other: Somebody, expected: readonly string[]): Promise<void> =>
  expect.poll(() => texts(somebody, other), { message: `the conversation of ${somebody.name}` }).toEqual(expected)
