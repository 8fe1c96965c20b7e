import type { Locator } from '@playwright/test'
import { clean } from './support/axe'
import { expectPictures, hangUp, stage } from './support/call'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser, settings: { cards: { perDay: { card: 2 } } } })

const card = ({ page }: Somebody, name: string): Locator => page.getByRole('article', { name, exact: true })
const press = ({ page }: Somebody, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Draws the card that is shown to one side and lets it go. */
const draw = async ({ page }: Somebody, shown: Locator, by: number): Promise<void> => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('no card')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}

const toCards = ({ page }: Somebody) => page.getByRole('navigation').getByRole('link', { name: 'Cards' }).click()

test('two who like each other on their cards talk at once, without ringing; then the day is full [MTCH-3, MTCH-10, MTCH-14, MTCH-15, MTCH-17, MTCH-30, MTCH-36, MTCH-37, CALL-22, SHELL-5]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann', { size: PHONE }), await open('Ben')]
  await Promise.all([signUp(ann), signUp(ben)])
  await Promise.all([toCards(ann), toCards(ben)])
  await expect(card(ann, ben.name)).toBeVisible()
  await expect(card(ben, ann.name)).toBeVisible()
  await expect(ann.page.getByText('A like costs 1 coin.')).toBeVisible()
  await expect(ann.page.getByText('you call for 40 coins a minute')).toBeVisible()
  await clean(ann, 'cards')

  await draw(ann, card(ann, ben.name), -200)
  await expect(card(ann, ben.name)).toBeHidden()
  await press(ann, 'Undo the last skip')
  await expect(card(ann, ben.name)).toBeVisible()
  await draw(ann, card(ann, ben.name), 200)
  await expect(card(ann, ben.name)).toBeHidden()

  await ben.page.getByRole('group', { name: /^Cards/ }).focus()
  await ben.page.keyboard.press('ArrowRight')
  const news = ann.page.getByRole('dialog', { name: 'You like each other' })
  await expect(news).toContainText(`${ben.name} likes you too`)
  await news.getByRole('button', { name: 'OK' }).click()
  const waits = ben.page.getByText(`Waiting for ${ann.name} to answer`)
  const next = ben.page.getByRole('alertdialog').getByRole('button', { name: /^(Continue|Call now)$/ })
  while (!(await waits.isVisible())) {
    await expect(next.or(waits).first()).toBeVisible()
    if (await next.isVisible()) await next.click()
  }
  await expect(ann.page.getByText(`${ben.name} would like to talk to you now.`)).toBeVisible()
  await press(ann, 'Answer')
  await expect(stage(ben, ann)).toBeVisible()
  await expectPictures(ann, ben)
  await hangUp(ben)

  await press(ann, 'Done')
  await press(ann, 'Skip')
  await expect(ann.page.getByText('You have used your daily meet chance. Please come back tomorrow.')).toBeVisible()
  await expect(ann.page.getByRole('timer')).toContainText(/\d/)
})
