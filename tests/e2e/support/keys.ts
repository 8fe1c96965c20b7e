import { expect, type Locator, type Page } from '@playwright/test'

/** More controls than any page has before the one that is looked for. */
const MOST = 90

const hasFocus = (goal: Locator): Promise<boolean> =>
  goal.evaluateAll((all) => all.some((one) => one === document.activeElement))

/** What has the focus shows it, and nothing that stands still lies over it (WCAG 2.4.7, 2.4.11). */
const expectSeen = async (goal: Locator): Promise<void> => {
  const seen = () =>
    goal.evaluate((element) => {
      const { bottom, left, right, top } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const over = document.elementFromPoint(x, y)
      return over !== null && (element.contains(over) || over.contains(element))
    })
  await expect.poll(seen, { message: `something lies over ${goal.toString()}` }).toBe(true)
}

/** Goes to a control as a keyboard does, from where the focus is. */
export const reach = async (page: Page, goal: Locator): Promise<void> => {
  await expect(goal).toBeVisible()
  for (let pressed = 0; !(await hasFocus(goal)); pressed += 1) {
    expect(pressed, `${goal.toString()} is not reached by Tab`).toBeLessThan(MOST)
    await page.keyboard.press('Tab')
  }
  await expectSeen(goal)
}

export const pressOn = async (page: Page, goal: Locator, key = 'Enter'): Promise<void> => {
  await reach(page, goal)
  await page.keyboard.press(key)
}

export const typeInto = async (page: Page, goal: Locator, text: string): Promise<void> => {
  await reach(page, goal)
  await page.keyboard.type(text)
}
